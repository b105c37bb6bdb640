import { Countdown } from "../live/clock";
import { Follow } from "../live/follow";
import { ProjectionSnapshot } from "../live/protocol";
import { Connection } from "../live/socket";
import { byId } from "../style/element";
import { forgetJoin } from "./join";
import { Scene } from "./scene";
import { currentGame } from "./which";

const STALE_AFTER = 90000;
const LOOK_FOR_ANOTHER = 15000;

/** The public screen of a game. Cut off, it keeps what it last knew and goes on counting to the known deadline. */
export class Screen {
  declare private readonly scene: Scene;
  declare private stale: number | undefined;
  declare private snapshot: ProjectionSnapshot | undefined;

  /** @param wander whether a game opened later takes the screen once this one is finished */
  constructor(game: number, scene: Scene, wander: boolean) {
    this.scene = scene;
    const follow = new Follow<ProjectionSnapshot>({
      game,
      role: "projection",
      show: (snapshot) => this.show(snapshot, countdown),
      connection: (state) => this.connection(state),
      refused: () => scene.welcome(),
      reached: forgetJoin,
    });
    const countdown = new Countdown(follow.clock, (tick) => scene.beat(tick));
    if (wander) {
      setInterval(() => this.lookForAnother(game), LOOK_FOR_ANOTHER);
    }
  }

  private show(snapshot: ProjectionSnapshot, countdown: Countdown): void {
    this.snapshot = snapshot;
    this.scene.show(snapshot);
    countdown.follow(snapshot.round.clock);
  }

  private async lookForAnother(game: number): Promise<void> {
    if (this.snapshot === undefined || this.snapshot.phase === "FINISHED") {
      const other = await currentGame();
      if (other !== null && other !== game) {
        location.reload();
      }
    }
  }

  private connection(state: Connection): void {
    byId("cut").hidden = state !== "off";
    if (state === "on") {
      clearTimeout(this.stale);
      this.stale = undefined;
      byId("stale").hidden = true;
    } else if (state === "off" && this.stale === undefined) {
      this.stale = setTimeout(() => (byId("stale").hidden = false), STALE_AFTER);
    }
  }
}
