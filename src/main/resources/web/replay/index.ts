import "../style/style.css";
import "../board/board.css";
import "../entry/entry.css";
import "./replay.css";
import { get } from "../live/ask";
import { t, useMessages } from "../live/messages";
import { applyDevice } from "../style/device";
import { byId, element, fill, setText } from "../style/element";
import { showCard } from "./card";
import { Library } from "./library";
import { hashOf, listenForMaking, make, Order, orderOf } from "./making";
import { Player } from "./player";
import { printResult } from "./print";
import { keepKey, keepProgress, mark, Progress, progressOf } from "./progress";
import { LibraryLine, ReplayGame } from "./protocol";
import { Reading } from "./reading";
import { standingOf } from "./standing";
import { showSummary } from "./summary";

const PARTS = ["library", "card", "game", "summary", "reading"];

let game: ReplayGame | null = null;
/** What the game was drawn from, when it was drawn by chance. */
let drawn: Order | null = null;
let playing = false;

ownWords();
const library = new Library({ open, opened, problem });
const player = new Player(ended);
const reading = new Reading();

/** The tablet's button hands a slip in; here it plays a word. */
function ownWords(): void {
  const all = JSON.parse(byId("messages").textContent || "{}");
  all["tablet.send"] = all["replay.play-word"];
  all["tablet.send-anyway"] = all["replay.play-anyway"];
  useMessages(all);
}

/** One part of the page at a time; the focus goes to its heading, so that it is read. */
function show(part: string): void {
  problem("");
  if (playing && part !== "game") {
    player.stop();
    playing = false;
  }
  PARTS.forEach((id) => (byId(id).hidden = id !== part));
  window.scrollTo(0, 0);
  if (part !== "game") {
    byId(part + "-title").focus();
  }
}

function problem(text: string): void {
  const host = byId("replay-problem");
  setText(host, text);
  host.hidden = text === "";
}

async function open(line: LibraryLine): Promise<void> {
  const reply = await get<ReplayGame>("/api/replay/games/" + encodeURIComponent(line.id) + "?words=" + library.list);
  if (reply.ok) {
    keepKey(line.id, reply.value.key);
    history.replaceState(null, "", "#" + line.id);
    drawn = null;
    showGame(reply.value);
  } else {
    problem(reply.message || t("replay.needs-server"));
  }
}

/** A file with several games: the player chooses one. */
function opened(games: ReplayGame[], file: string): void {
  drawn = null;
  games.forEach((one) => (one.title = one.title || file));
  if (games.length === 1) {
    showGame(games[0]);
    return;
  }
  setText(byId("card-title"), file);
  const choices = games.map((one, at) =>
    element("li", {}, element("button", { type: "button", onclick: () => showGame(one) }, t("replay.game-of", at + 1, one.variantText, one.rounds.length))),
  );
  fill(byId("card-body"), element("p", {}, t("replay.several")), element("ul", { class: "library-list" }, ...choices));
  show("card");
}

function showGame(chosen: ReplayGame): void {
  game = chosen;
  showCard(chosen, { play, read: () => read(0), problem, more });
  show("card");
}

function made(game: ReplayGame, order: Order): void {
  drawn = order;
  history.replaceState(null, "", hashOf(order));
  showGame(game);
}

/** For paper: further games drawn from the seed with a number behind it, or the same game for several players. */
async function more(count: number): Promise<ReplayGame[]> {
  const games: ReplayGame[] = [];
  for (let number = 2; number <= count + 1; number++) {
    const order = drawn;
    const reply = order === null ? null : await make(Object.assign({}, order, { seed: order.seed + " " + number }), library.list);
    games.push(reply !== null && reply.ok ? reply.value : (game as ReplayGame));
  }
  return games;
}

function play(progress: Progress): void {
  show("game");
  playing = true;
  player.start(game as ReplayGame, progress);
}

function ended(): void {
  const chosen = game as ReplayGame;
  const progress = progressOf(chosen.key) as Progress;
  const standing = standingOf(chosen, progress.moves);
  playing = false;
  if (progress.rounds.length === chosen.rounds.length) {
    mark(chosen.key, { title: chosen.title, when: new Date().toISOString(), total: standing.total, top: standing.top });
  }
  player.stop();
  keepProgress(chosen.key, null);
  showSummary(chosen, progress.moves, progress.topping, {
    print: async () => problem(await printResult(chosen, progress.moves)),
    again: (rounds) => again(progress, rounds),
    read,
  });
  show("summary");
}

/** The rounds missed are played again; what was found stays. */
function again(progress: Progress, rounds: number[]): void {
  const moves = progress.moves.map((move, at) => (rounds.indexOf(at) >= 0 ? null : move));
  play({ moves, time: progress.time, rounds, done: 0, left: null, hints: [], topping: null, guesses: 0, help: progress.help });
}

function read(at: number): void {
  show("reading");
  reading.open(game as ReplayGame, at);
}

function toLibrary(): void {
  history.replaceState(null, "", location.pathname + location.search);
  library.show();
  show("library");
}

/** An address may name a game of the library: the link of a club's news. */
async function start(): Promise<void> {
  applyDevice();
  document.querySelectorAll(".to-library").forEach((button) => button.addEventListener("click", toLibrary));
  window.addEventListener("pagehide", () => playing && player.stop());
  listenForMaking(() => library.list, made, problem);
  await library.load();
  const order = orderOf(location.hash);
  if (order !== null) {
    const reply = await make(order, library.list);
    if (reply.ok) {
      made(reply.value, order);
    } else {
      problem(reply.message || t("replay.needs-server"));
    }
    return;
  }
  const named = library.line(decodeURIComponent(location.hash.slice(1)));
  if (named !== undefined) {
    open(named);
  }
}

start();
