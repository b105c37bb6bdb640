import { get } from "../live/ask";
import { t } from "../live/messages";
import { say } from "../live/say";
import { byId } from "../style/element";

/** How often a tablet looks by itself whether a game is open, in milliseconds. */
const RETRY = 5000;

/** No game is open: the page says so in place of asking for a code, and looks again by itself or when it is told to. */
export class Opening {
  declare private readonly opened: () => void;
  declare private timer: number | undefined;

  /** @param opened a game is open now: the code is asked for */
  constructor(opened: () => void) {
    this.opened = opened;
    byId("none-retry").addEventListener("click", () => this.look());
  }

  wait(): void {
    byId("join-none").hidden = false;
    say(t("tablet.none-open"));
    this.again();
  }

  private async look(): Promise<void> {
    clearTimeout(this.timer);
    const reply = await get<{ open: boolean }>("/api/join/open");
    if (byId("join-none").hidden) {
      return;
    }
    if (reply.ok && reply.value.open) {
      clearTimeout(this.timer);
      byId("join-none").hidden = true;
      this.opened();
    } else {
      this.again();
    }
  }

  private again(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.look(), RETRY);
  }
}
