import { html } from 'lit';
import { FormElement } from '../access/form';
import { ask } from '../live/ask';
import { t } from '../live/messages';

interface JournalLine {
  number: number;
  at: number;
  actor: string;
  type: string;
  text: string;
}

/** Everything that happened to the game, last first; asked for when it is opened. */
export class GameJournal extends FormElement {
  static properties = {
    game: { type: Number },
    version: { type: Number },
    active: { type: Boolean },
    opened: { state: true },
    lines: { state: true },
  };
  declare game: number;
  declare version: number;
  declare active: boolean;
  declare opened: boolean;
  declare lines: JournalLine[] | undefined;

  protected updated(changed: Map<string, unknown>): void {
    const concerned = ['version', 'active', 'opened'].some((name) => changed.has(name));
    if (concerned && this.opened && this.active) void this.fetch();
  }

  private async fetch(): Promise<void> {
    const reply = await ask<JournalLine[]>('GET', `/api/games/${this.game}/journal`);
    if (reply.ok) this.lines = reply.value;
    else this.refusal = reply;
  }

  render() {
    return html`<details @toggle=${(event: Event) => (this.opened = (event.target as HTMLDetailsElement).open)}>
      <summary>${t('console.journal')}</summary>
      ${this.refusalBeside()}
      <ol class="lines journal" reversed>
        ${[...(this.lines ?? [])].reverse().map(
          (line) => html`<li value=${line.number}>
            <time datetime=${new Date(line.at).toISOString()}>${new Date(line.at).toLocaleTimeString(document.documentElement.lang)}</time>
            <span class="name">${line.text}</span>
          </li>`,
        )}
      </ol>
    </details>`;
  }
}
customElements.define('game-journal', GameJournal);
