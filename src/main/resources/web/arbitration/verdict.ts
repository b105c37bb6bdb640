import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../live/messages';
import type { ReasonPart, VerdictPart } from '../live/protocol';

/** What a slip is paid and why, in one sentence. */
export function verdictInWords(verdict: VerdictPart): string {
  return [t('console.points', verdict.paid), ...marksOf(verdict), ...reasonsOf(verdict).map((reason) => reason.text)].join(
    ' · ',
  );
}

/** That a slip is simply valid needs no words. */
const reasonsOf = (verdict: VerdictPart): ReasonPart[] => verdict.reasons.filter((reason) => reason.code !== 'VALID');

/** No sanction, or a nil whose reasons already say the word. */
const isSaid = (verdict: VerdictPart): boolean =>
  verdict.sanction === 'NONE' || (verdict.sanction === 'NIL' && !verdict.ruled && reasonsOf(verdict).length > 0);

function marksOf(verdict: VerdictPart): string[] {
  return [
    ...(isSaid(verdict) ? [] : [t(`console.sanction.${verdict.sanction}`)]),
    ...(verdict.solo ? [t('console.solo')] : []),
    ...(verdict.ruled ? [t('console.ruled')] : []),
  ];
}

/** Points and marks, beside a player. */
export function showVerdict(verdict: VerdictPart): TemplateResult {
  return html`<b class="figures paid">${verdict.paid}</b>
    ${marksOf(verdict).map((mark) => html`<span class="tag ${verdict.sanction}">${mark}</span>`)}`;
}

/** Why it is paid so, where there is something to say. */
export function showReasons(verdict: VerdictPart): TemplateResult | typeof nothing {
  const reasons = reasonsOf(verdict);
  if (!reasons.length) return nothing;
  return html`<small class="why ${verdict.sanction}"
    >${reasons.map((reason) => html`<span title=${reason.section}>${reason.text} </span>`)}</small
  >`;
}
