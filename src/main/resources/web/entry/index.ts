import "../style/style.css";
import "../board/board.css";
import "./entry.css";
import { get } from "../live/ask";
import { forget, keep, kept } from "../live/keep";
import { t } from "../live/messages";
import { applyDevice } from "../style/device";
import { byId, setText } from "../style/element";
import { ignoreHeldEnter } from "../style/held";
import { CallButton } from "./call";
import { Join } from "./join";
import { Looks } from "./looks";
import { forgetSeat, keepSeat, keptSeat, Seat } from "./seat";
import { showSettings } from "./settings";
import { readySoundOnTap } from "./sounds";
import { holdPage } from "./staying";
import { Tablet } from "./tablet";

let tablet: Tablet | undefined;

const call = new CallButton();
const join = new Join((seat) => {
  sit(seat, keepSeat(seat));
  byId("round-title").focus();
});

function sit(seat: Seat, canKeep: boolean): void {
  join.hide();
  ["tablet", "round-title", "time-part", "leave-line"].forEach((id) => (byId(id).hidden = false));
  byId("brand").hidden = true;
  setText(byId("seat-table"), t("tablet.table", seat.table));
  setText(byId("seat-name"), seat.name);
  call.sit(seat);
  tablet = new Tablet(seat, canKeep, call, leave);
}

/** The page starts anew rather than being taken apart: nothing of the lost seat may linger on it. */
function leave(why: string): void {
  forgetSeat();
  keep("why", why);
  holdPage(false);
  location.replace("/jouer");
}

function whyHere(): string {
  const why = kept<string>("why") || "";
  forget("why");
  return why;
}

function adapt(): void {
  if (tablet !== undefined) {
    tablet.adapt();
  }
}

function listen(): void {
  ignoreHeldEnter();
  showSettings(adapt);
  new Looks();
  readySoundOnTap();
  const sure = byId<HTMLDialogElement>("leave-sure");
  byId("leave").addEventListener("click", () => sure.showModal());
  byId("leave-yes").addEventListener("click", () => leave(""));
  byId("leave-no").addEventListener("click", () => sure.close());
}

/** Arrived by the code of another game than the one this device sits in: the player is asked where to sit there. */
async function start(): Promise<void> {
  applyDevice();
  listen();
  const seat = keptSeat();
  const code = byId<HTMLInputElement>("join-code").value;
  if (seat === null) {
    join.show(whyHere());
  } else if (code === "" || (await sameGame(seat, code))) {
    sit(seat, true);
  } else {
    join.show("");
  }
}

async function sameGame(seat: Seat, code: string): Promise<boolean> {
  const reply = await get<{ gameId: number }>("/api/join?code=" + encodeURIComponent(code) + "&table=" + seat.table);
  return reply.ok ? reply.value.gameId === seat.game : reply.status === 0 || reply.status >= 429;
}

start();
