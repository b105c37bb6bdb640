import { html, type TemplateResult } from 'lit';
import { field } from '../access/form';
import { t } from '../live/messages';
import type { TabletsChoice } from '../live/seat-protocol';

const LEVELS = [0, 1, 2, 3];
const RANKINGS = ['EVERY_ROUND', 'EVERY_SOME', 'UNTIL_ROUND', 'END'];
const TICKS = ['draftTaken', 'writesEarly', 'replaces', 'lettersLeft', 'pauseHides'] as const;

const USUAL: TabletsChoice = {
  assistance: 1,
  draftTaken: true,
  transitSeconds: 2,
  cutSeconds: 30,
  writesEarly: true,
  replaces: true,
  lettersLeft: false,
  pauseHides: false,
  ranking: 'EVERY_ROUND',
  rankingRounds: 0,
};

/** Fields a refusal of these settings may speak of. */
export const TABLET_FIELDS = ['assistance', 'cutSeconds', 'rankingRounds'];

/** The settings of tablets as the server wants them, from the fields of {@link tabletFields}. */
export function readTablets(form: FormData): TabletsChoice {
  const ranking = String(form.get('ranking')) as TabletsChoice['ranking'];
  return {
    assistance: Number(form.get('assistance')),
    draftTaken: form.has('draftTaken'),
    transitSeconds: Number(form.get('transitSeconds')),
    cutSeconds: Number(form.get('cutSeconds')),
    writesEarly: form.has('writesEarly'),
    replaces: form.has('replaces'),
    lettersLeft: form.has('lettersLeft'),
    pauseHides: form.has('pauseHides'),
    ranking,
    rankingRounds: Number(form.get('rankingRounds') || 0),
  };
}

/** What players' tablets do, folded up: the usual choices suit a club. @param ids begins the ids of the fields */
export function tabletFields(
  chosen: TabletsChoice = USUAL,
  ids: string,
  refusalOf: (field: string) => string | undefined,
): TemplateResult {
  const refused = TABLET_FIELDS.some((name) => refusalOf(name) !== undefined);
  return html`<details class="tablet-settings" ?open=${refused}>
    <summary>${t('tablets.title')}</summary>
    <fieldset class="choices">
      <legend>${t('tablets.assistance.title')}</legend>
      ${LEVELS.map(
        (level) => html`<label class="choice">
          <input type="radio" name="assistance" value=${level} ?checked=${level === chosen.assistance} />
          <span><b>${t(`tablets.assistance.${level}`)}</b><small>${t(`tablets.assistance.${level}-why`)}</small></span>
        </label>`,
      )}
    </fieldset>
    <fieldset class="choices">
      <legend>${t('tablets.slips')}</legend>
      ${TICKS.map(
        (name) => html`<label class="choice">
          <input type="checkbox" name=${name} ?checked=${chosen[name]} />
          <span><b>${t(`tablets.${name}`)}</b><small>${t(`tablets.${name}-why`)}</small></span>
        </label>`,
      )}
      <div class="fields">
        ${seconds('transitSeconds', chosen.transitSeconds, ids)}
        ${seconds('cutSeconds', chosen.cutSeconds, ids, refusalOf('cutSeconds'))}
      </div>
    </fieldset>
    <div class="fields">
      <div class="field">
        <label for="${ids}-ranking">${t('tablets.ranking.title')}</label>
        <select id="${ids}-ranking" name="ranking">
          ${RANKINGS.map(
            (when) => html`<option value=${when} ?selected=${when === chosen.ranking}>${t(`tablets.ranking.${when}`)}</option>`,
          )}
        </select>
      </div>
      ${field({
        id: `${ids}-ranking-rounds`,
        name: 'rankingRounds',
        type: 'number',
        label: t('tablets.ranking.rounds'),
        value: chosen.rankingRounds ? String(chosen.rankingRounds) : '',
        hint: t('tablets.ranking.rounds-hint'),
        refusal: refusalOf('rankingRounds'),
        size: 4,
      })}
    </div>
  </details>`;
}

function seconds(name: string, value: number, ids: string, refusal?: string): TemplateResult {
  return field({
    id: `${ids}-${name}`,
    name,
    type: 'number',
    label: t(`tablets.${name}`),
    value: String(value),
    hint: t(`tablets.${name}-why`),
    refusal,
    size: 4,
    required: true,
  });
}
