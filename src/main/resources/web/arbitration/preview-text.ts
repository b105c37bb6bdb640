import { t } from '../live/messages';
import type { ShareLine, StandingLine } from './correction-protocol';

const points = (value: number, sanction: string): string =>
  sanction === 'NONE' ? t('correction.points', value) : t('correction.points-sanction', value, t(`console.sanction.${sanction}`));

/** "Coup 4, table 7, Zoé : 32 points → 0 points, zéro ; perd son solo". */
export function shareInWords(line: ShareLine): string {
  const before = points(line.before, line.sanctionBefore);
  const after = line.after === null ? t('correction.falls') : points(line.after, line.sanctionAfter ?? 'NONE');
  const change = before === after ? before : t('correction.becomes', before, after);
  const solo = line.soloBefore === line.soloAfter ? '' : t(line.soloAfter ? 'correction.solo-won' : 'correction.solo-lost');
  return t('correction.share', line.round, line.table, line.name, change) + solo;
}

/** "Zoé (table 7) : total 312 → 280, rang 2 → 5". */
export function standingInWords(line: StandingLine): string {
  const total =
    line.totalBefore === line.totalAfter
      ? t('correction.total-same', line.totalAfter)
      : t('correction.total', line.totalBefore, line.totalAfter);
  const rank =
    line.rankBefore === line.rankAfter ? '' : t('correction.rank', line.rankBefore, line.rankAfter);
  return t('correction.standing', line.name, line.table, total) + rank;
}
