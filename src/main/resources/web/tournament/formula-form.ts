import { html, nothing, type TemplateResult } from 'lit';
import { field } from '../access/form';
import { t } from '../live/messages';
import type { FormulaChoice } from './protocol';

const LETTERS = ['normal', 'seven-of-eight', 'seven-and-eight', 'seven-eight-nine', '8-of-9', '7-of-9'];
const JOKERS = ['', 'joker', 'explosive'];
const FORMS = ['DUPLICATE', 'SUDDEN_DEATH', 'TOPPING'];
const REFERENCES = ['', 'ROOM_BEST'];
/** Chains that somebody plays by; each is tried in its order. */
const TIE_BREAKS = ['', 'TOPS', 'TOPS,BEST_MOVE', 'TOPS,BEST_MOVE,SUDDEN_DEATH', 'LAST_ROUNDS', 'SUDDEN_DEATH'];

/** Which field of the formula a refusal speaks of. */
export const FORMULA_FIELDS: Record<string, string> = {
  'variant.unknown': 'letters',
  'variant.impossible-pair': 'letters',
  'formula.topping-room': 'form',
  'centre.format': 'centres',
  'centre.twice': 'centres',
  'table.format': 'centres',
};

/** The formula as the server wants it, from the fields of {@link formulaFields}. */
export function readFormula(form: FormData): FormulaChoice {
  const text = (name: string): string => String(form.get(name) ?? '');
  const parts = [text('joker'), text('letters')].filter((part) => part !== '' && part !== 'normal');
  return {
    variant: parts.join('+') || 'normal',
    form: text('form') as FormulaChoice['form'],
    tieBreaks: text('tieBreaks').split(',').filter(Boolean),
    reference: text('reference') || null,
    centres: text('centres'),
  };
}

/** How the game departs from the normal one. The rare choices stand folded up, open when one of them is made. */
export function formulaFields(
  chosen: FormulaChoice | undefined,
  refusalOf: (field: string) => string | undefined,
): TemplateResult {
  const parts = (chosen?.variant ?? 'normal').split('+');
  const joker = parts.find((part) => JOKERS.includes(part)) ?? '';
  const letters = parts.find((part) => !JOKERS.includes(part)) ?? 'normal';
  return html`<fieldset class="formula">
    <legend>${t('tournament.formula')}</legend>
    <div class="fields">
      ${select('letters', LETTERS, letters, refusalOf('letters'))} ${select('joker', JOKERS, joker)}
      ${select('form', FORMS, chosen?.form ?? 'DUPLICATE', refusalOf('form'))}
    </div>
    <details ?open=${isRare(chosen) || refusalOf('centres') !== undefined}>
      <summary>${t('tournament.formula.more')}</summary>
      ${select('tieBreaks', TIE_BREAKS, (chosen?.tieBreaks ?? []).join(','))}
      ${select('reference', REFERENCES, chosen?.reference ?? '')}
      ${field({
        id: 'centres',
        label: t('tournament.formula.centres'),
        value: chosen?.centres ?? '',
        hint: t('tournament.formula.centres-hint'),
        refusal: refusalOf('centres'),
        maxlength: 1000,
      })}
    </details>
  </fieldset>`;
}

function isRare(chosen: FormulaChoice | undefined): boolean {
  return chosen !== undefined && (chosen.tieBreaks.length > 0 || !!chosen.reference || chosen.centres !== '');
}

function select(name: string, values: string[], chosen: string, refusal?: string): TemplateResult {
  const all = values.includes(chosen) ? values : [...values, chosen];
  return html`<div class="field">
    <label for=${name}>${t(`tournament.formula.${name}`)}</label>
    <select
      id=${name}
      name=${name}
      aria-invalid=${refusal ? 'true' : nothing}
      aria-describedby=${refusal ? `${name}-problem` : nothing}
    >
      ${all.map((value) => html`<option value=${value} ?selected=${value === chosen}>${option(name, value)}</option>`)}
    </select>
    ${refusal ? html`<p id="${name}-problem" class="problem">${refusal}</p>` : nothing}
  </div>`;
}

function option(name: string, value: string): string {
  return name === 'tieBreaks' && value !== ''
    ? value.split(',').map((one) => t(`tie-break.${one}`)).join(', ')
    : t(`tournament.formula.${name}.${value || 'none'}`);
}
