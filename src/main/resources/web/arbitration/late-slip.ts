import { html, nothing, type TemplateResult } from 'lit';
import { FormElement, field } from '../access/form';
import { shownReference } from '../board/coord';
import { ask } from '../live/ask';
import { t } from '../live/messages';
import type { EvidencePart, WaitingSlip } from '../live/seat-protocol';

/** A slip that came after the time: what the server saw of its way, and the arbiter's word about it. */
export class LateSlip extends FormElement {
  static properties = {
    game: { type: Number },
    round: { type: Number },
    table: { type: Number },
    slip: { attribute: false },
  };
  declare game: number;
  declare round: number;
  declare table: number;
  declare slip: WaitingSlip;

  private async decide(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const counts = (event.submitter as HTMLButtonElement | null)?.value === 'yes';
    const reason = String(new FormData(event.target as HTMLFormElement).get('reason')).trim();
    const body = { round: this.round, table: this.table, slip: this.slip.id, counts, reason };
    await this.sendChange(() => ask('POST', `/api/games/${this.game}/slips/late`, { body }));
  }

  render() {
    const { slip } = this;
    const public_ = slip.evidence?.arrival === 'AFTER_SOLUTION';
    return html`<form class="late-slip" @submit=${this.decide} novalidate>
      <h4>${t('late.title', `${slip.word} ${shownReference(slip.reference)}`.trim())}</h4>
      ${slip.evidence ? evidence(slip.evidence) : nothing}
      ${slip.decided === null ? nothing : html`<p class="said" role="status">${t(`late.decided.${slip.decided}`)}</p>`}
      ${this.refusalBeside('reason')}
      <div class="one-line">
        ${field({
          id: `late-${this.round}-${this.table}-${slip.id}-reason`,
          name: 'reason',
          label: t('console.ruling.reason'),
          refusal: this.refusalOf('reason'),
          maxlength: 200,
        })}
        ${public_ ? nothing : html`<button name="counts" value="yes" ?disabled=${this.held}>${t('late.admit')}</button>`}
        <button name="counts" value="no" ?disabled=${this.held}>${t('late.refuse')}</button>
      </div>
    </form>`;
  }
}
customElements.define('late-slip', LateSlip);

const time = (at: number): string =>
  new Date(at).toLocaleTimeString(document.documentElement.lang, { hour: '2-digit', minute: '2-digit', second: '2-digit' });

const seconds = (milliseconds: number): string =>
  (milliseconds / 1000).toLocaleString(document.documentElement.lang, { maximumFractionDigits: 1 });

/** What the server saw, in sentences; times are the server's own. */
export function evidence(seen: EvidencePart): TemplateResult {
  const lines = [
    t(`late.arrival.${seen.arrival}`),
    ...(seen.lateMs === null ? [] : [t('late.received', time(seen.receivedAt), seconds(seen.lateMs))]),
    seen.tappedAt === null ? t('late.tap-unknown') : t('late.tapped', time(seen.tappedAt)),
    ...(seen.cutFrom === null
      ? [seen.lastContact === null ? t('late.no-contact') : t('late.last-contact', time(seen.lastContact))]
      : [t('late.cut', time(seen.cutFrom), seconds((seen.cutTo ?? seen.receivedAt) - seen.cutFrom))]),
    ...(seen.rttMs === null ? [] : [t('late.rtt', seen.rttMs)]),
    seen.draft === null ? t('late.no-draft') : t('late.draft', `${seen.draft.word} ${shownReference(seen.draft.reference)}`.trim(), time(seen.draft.at)),
  ];
  return html`<ul class="evidence">
    ${lines.map((line) => html`<li>${line}</li>`)}
  </ul>`;
}

/** A few words beside a slip that counts, but was not simply sent in time. */
export function arrivedHow(seen: EvidencePart | null, source: string): string {
  if (source === 'DRAFT') return t('late.tag.DRAFT');
  if (seen === null || seen.arrival === 'IN_TIME') return '';
  const cut = seen.cutFrom === null ? 0 : (seen.cutTo ?? seen.receivedAt) - seen.cutFrom;
  return t(`late.tag.${seen.arrival}`, seconds(cut));
}
