import { html, nothing, type TemplateResult } from 'lit';
import { exampleReferences } from '../board/coord';
import { t } from '../live/messages';

/** How one field of a slip looks and what it begins with. */
export interface Cell {
  short?: boolean;
  wide?: boolean;
  numeric?: boolean;
  value?: string;
  /** Of a further solution on the same slip, counted from 0. */
  other?: number;
  changed?: () => void;
  /** What was typed stands: Enter, Tab or a click led on from it. */
  chosen?: () => void;
}

/**
 * One labelled field of a slip.
 *
 * @param ids beginning of the identifiers of the form it stands in
 * @param wrong the form's refusal, shown below, speaks of it
 */
export function slipCell(ids: string, name: string, wrong: boolean, how: Cell): TemplateResult {
  const first = how.other === undefined;
  const id = first ? `${ids}-${name}` : `${ids}-other-${how.other}-${name}`;
  const size = how.short ? 'short' : how.wide ? 'wide' : '';
  return html`<div class="field ${size}">
    <label for=${id}>${t(`console.slip.${name}`)}</label>
    <input
      id=${id}
      name=${first ? name : `other-${name}`}
      class=${name === 'word' || name === 'reference' ? 'capitals' : ''}
      .defaultValue=${how.value ?? ''}
      inputmode=${how.numeric ? 'numeric' : 'text'}
      maxlength=${name === 'reason' ? 200 : 40}
      placeholder=${first ? t(`console.slip.${name}-hint`, exampleReferences()[0]) : nothing}
      autocomplete="off"
      spellcheck="false"
      aria-invalid=${wrong ? 'true' : nothing}
      aria-describedby=${wrong ? `${ids}-problem` : nothing}
      @input=${how.changed ?? nothing}
      @change=${how.chosen ?? nothing}
    />
  </div>`;
}
