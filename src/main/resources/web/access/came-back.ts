import { html, nothing, type TemplateResult } from 'lit';
import type { Refused } from '../live/ask';
import { t } from '../live/messages';
import { sentence } from './form';

/**
 * What was typed on from and not taken waits beside the form, with why, until it is taken up again.
 *
 * @param room where its sentences stand: `came-back` (what, why) and `take-up`
 */
export function cameBack<T extends { refusal: Refused }>(
  returned: T[],
  room: string,
  named: (one: T) => string,
  takeUp: (one: T) => void,
): TemplateResult | typeof nothing {
  if (!returned.length) return nothing;
  return html`<ul class="note warn came-back" role="alert">
    ${returned.map(
      (one) => html`<li>
        ${t(`${room}.came-back`, named(one), sentence(one.refusal))}
        <button type="button" @click=${() => takeUp(one)}>${t(`${room}.take-up`)}</button>
      </li>`,
    )}
  </ul>`;
}
