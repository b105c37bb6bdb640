import "../style/style.css";
import "../board/board.css";
import "./entry.css";
import { get } from "../live/ask";
import { forget, keep, kept } from "../live/keep";
import { t } from "../live/messages";
import { applyDevice, changeDevice, deviceSettings } from "../style/device";
import { byId, setText } from "../style/element";
import { Join } from "./join";
import { forgetSeat, keepSeat, keptSeat, Seat } from "./seat";
import { Tablet } from "./tablet";

let tablet: Tablet | undefined;

const join = new Join((seat) => sit(seat, keepSeat(seat)));

function sit(seat: Seat, canKeep: boolean): void {
  join.hide();
  byId("tablet").hidden = false;
  setText(byId("seat-table"), t("tablet.table", seat.table));
  setText(byId("seat-name"), seat.name);
  tablet = new Tablet(seat, canKeep, leave);
}

/** The page starts anew rather than being taken apart: nothing of the lost seat may linger on it. */
function leave(why: string): void {
  forgetSeat();
  keep("why", why);
  location.replace("/jouer");
}

function whyHere(): string {
  const why = kept<string>("why") || "";
  forget("why");
  return why;
}

function settings(): void {
  const theme = byId<HTMLSelectElement>("theme");
  const size = byId<HTMLSelectElement>("size");
  const own = byId<HTMLInputElement>("own-keyboard");
  const now = deviceSettings();
  theme.value = now.theme;
  size.value = now.size;
  own.checked = now.ownKeyboard;
  theme.addEventListener("change", () => changeDevice({ theme: theme.value as "" }));
  size.addEventListener("change", () => changeDevice({ size: size.value as "" }));
  own.addEventListener("change", () => {
    changeDevice({ ownKeyboard: own.checked });
    if (tablet !== undefined) {
      tablet.chooseKeyboard();
    }
  });
  byId("leave").addEventListener("click", () => byId<HTMLDialogElement>("leave-sure").showModal());
  byId("leave-yes").addEventListener("click", () => leave(""));
  byId("leave-no").addEventListener("click", () => byId<HTMLDialogElement>("leave-sure").close());
}

/** Arrived by the code of another game than the one this device sits in: the player is asked where to sit there. */
async function start(): Promise<void> {
  applyDevice();
  settings();
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
