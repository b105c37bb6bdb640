import { html, nothing, type TemplateResult } from 'lit';
import { shownReference } from '../board/coord';
import { t } from '../live/messages';
import type { ConsoleSeat, ConsoleVerdict } from '../live/console-protocol';
import type { ReasonPart, VerdictPart } from '../live/protocol';
import type { DetailsPart } from '../live/slip-protocol';

/** What a slip is paid and why, in one sentence. */
export function verdictInWords(verdict: ConsoleVerdict): string {
  return [t('console.points', verdict.paid), ...marksOf(verdict), ...reasonsOf(verdict).map((reason) => reason.text)].join(
    ' · ',
  );
}

/** That a slip is simply valid needs no words. */
const reasonsOf = (verdict: VerdictPart): ReasonPart[] => verdict.reasons.filter((reason) => reason.code !== 'VALID');

/** No sanction, or a nil whose reasons already say the word. */
const isSaid = (verdict: VerdictPart): boolean =>
  ['NONE', 'AVERAGE'].includes(verdict.sanction) || (verdict.sanction === 'NIL' && !verdict.ruled && reasonsOf(verdict).length > 0);

/** A place that only the arbiter can judge, and he has not. */
const isDoubtful = (verdict: ConsoleVerdict): boolean =>
  !verdict.ruled && verdict.readings.some((reading) => reading.doubtful);

function readingsOf(verdict: ConsoleVerdict): string[] {
  if (isDoubtful(verdict)) return [t('console.verdict.doubtful')];
  return verdict.readings.length && !verdict.ruled ? [t('console.verdict.readings', verdict.readings.length)] : [];
}

function marksOf(verdict: ConsoleVerdict): string[] {
  return [
    ...(isSaid(verdict) ? [] : [t(`console.sanction.${verdict.sanction}`)]),
    ...(verdict.solo ? [t('console.solo')] : []),
    ...(verdict.ruled ? [t('console.ruled')] : []),
    ...readingsOf(verdict),
  ];
}

/** A slip the arbiter should look at: late, doubtful, sanctioned, or wrong as in an earlier round; not yet decided. */
export function isLitigious({ slip, verdict, waiting }: ConsoleSeat): boolean {
  if (waiting.some((one) => one.decided === null)) return true;
  const handedIn = slip && (slip.word || slip.reference || slip.details);
  if (!handedIn) return false;
  const wanting = verdict !== null && !verdict.ruled;
  return wanting && (isDoubtful(verdict) || verdict.sanction !== 'NONE' || verdict.repeats !== null);
}

/** Points and marks, beside a player. */
export function showVerdict(verdict: ConsoleVerdict): TemplateResult {
  return html`<b class="figures paid">${verdict.paid}</b>
    ${marksOf(verdict).map((mark) => html`<span class="tag ${verdict.sanction}">${mark}</span>`)}`;
}

/** Why it is paid so, where there is something to say. */
export function showReasons(verdict: ConsoleVerdict): TemplateResult | typeof nothing {
  const reasons = reasonsOf(verdict);
  if (!reasons.length) return nothing;
  return html`<small class="why ${verdict.sanction}">${reasons.map((reason, index) =>
      showReason(reason, reasons[index + 1]?.section !== reason.section),
    )}</small>
    ${verdict.repeats !== null && !verdict.ruled
      ? html`<small class="why">${t('console.verdict.repeats', verdict.repeats)}</small>`
      : nothing}`;
}

/** In place of a slip, that there is none: what is paid for it needs no line of its own. */
export const wroteNothing = (verdict: ConsoleVerdict): TemplateResult =>
  html`<small class="soft">${reasonsOf(verdict).map((reason) => reason.text).join(' ')}</small>`;

/** The sentence of a reason and, unless the next one names it too, the section of the rulebook it comes from. */
export const showReason = (reason: ReasonPart, withSection: boolean): TemplateResult =>
  html`<span>${reason.text} ${withSection ? html`<span class="section">${reason.section}</span>` : nothing} </span>`;

/** What was noted about a paper slip, in a few words each. */
export function detailsInWords(details: DetailsPart): string {
  const { direction, connecting = [], marks = [], others = [] } = details;
  const other = (word: string, reference: string, crossed: boolean): string =>
    t(crossed ? 'console.details.crossed' : 'console.details.also', `${word.toUpperCase()} ${shownReference(reference)}`.trim());
  return [
    ...(direction ? [t(`console.details.direction.${direction}`)] : []),
    ...(connecting.length ? [t('console.details.copied', connecting.map((one) => one.symbol).join(' '))] : []),
    ...marks.map((mark) => t(`console.mark.${mark}`)),
    ...others.map((one) => other(one.word, one.reference, one.details?.marks?.includes('CROSSED_OUT') ?? false)),
  ].join(' · ');
}
