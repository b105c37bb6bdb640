import { t } from "../live/messages";
import { say } from "../live/say";
import { Connection } from "../live/socket";
import { byId, setText } from "../style/element";

/** From the bar "hors connexion" on, how long until it counsels paper, in milliseconds: 20 seconds of silence in all. */
const LONG = 8000;

/** How the connection is, in a word beside the clock; cut off, in a bar, said once when it goes and once when it is back. */
export class ConnectionSign {
  declare private off: boolean;
  declare private long: boolean;
  declare private timer: number | undefined;
  declare private queued: boolean;
  declare private writing: boolean;

  constructor() {
    this.off = false;
    this.long = false;
    this.queued = false;
    this.writing = false;
  }

  show(state: Connection): void {
    setText(byId("connection"), t("tablet.connection." + state));
    byId("connection").className = "connection " + state;
    if (state === "off" && !this.off) {
      this.off = true;
      say(this.sentence());
      this.timer = setTimeout(() => this.lasting(), LONG);
    } else if (state === "on" && this.off) {
      this.off = false;
      this.long = false;
      clearTimeout(this.timer);
      say(t("tablet.say.back"));
    }
    this.render();
  }

  /** A slip waits for the connection, or a word is being written. */
  waiting(queued: boolean, writing: boolean): void {
    if (queued !== this.queued || writing !== this.writing) {
      this.queued = queued;
      this.writing = writing;
      this.render();
    }
  }

  private lasting(): void {
    this.long = true;
    say(t("tablet.offline-long"));
    this.render();
  }

  /** That what is written is kept is said only of something written. */
  private sentence(): string {
    return t(this.queued || this.writing ? "tablet.offline" : "tablet.offline-blank");
  }

  private render(): void {
    byId("offline").hidden = !this.off;
    const parts = [this.sentence(), this.queued ? t("tablet.offline-queued") : "", this.long ? t("tablet.offline-long") : ""];
    setText(byId("offline"), parts.filter(Boolean).join(" "));
  }
}
