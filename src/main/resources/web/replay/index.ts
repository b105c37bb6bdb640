import "../style/style.css";
import "../board/board.css";
import "../entry/entry.css";
import "./replay.css";
import "./library.css";
import "./play.css";
import "./solutions.css";
import "./summary.css";
import "./reading.css";
import { notationOf, useNotation } from "../board/coord";
import { t, useMessages } from "../live/messages";
import { applyDevice } from "../style/device";
import { byId, element, fill, setText } from "../style/element";
import { ignoreHeldEnter } from "../style/held";
import { Address, hashOf, LIBRARY, Part, readAddress } from "./address";
import { showCard } from "./card";
import { Finder } from "./finder";
import { Library } from "./library";
import { furtherSeed, listenForMaking, make, nameOf, Order, orderOf } from "./making";
import { Player } from "./player";
import { printResult } from "./print";
import { againProgress, isFinished, isGoneOnWith, keepProgress, mark, Progress, progressOf } from "./progress";
import { ReplayGame } from "./protocol";
import { Reading } from "./reading";
import { standingOf } from "./standing";
import { showSummary } from "./summary";

const PARTS: Part[] = ["library", "card", "game", "summary", "reading"];

let at: Address = LIBRARY;
/** Where a visit is on its way to, and its end. */
let onItsWay: { hash: string; visit: Promise<void> } | null = null;
/** The round to read first, when one was asked for. */
let readFrom = 0;

ownWords();
const library = new Library({ open: (line) => void go({ game: line.id, part: "card" }), opened, problem });
const finder = new Finder(() => library.list);
const player = new Player(ended);
const reading = new Reading();

/** The tablet's button hands a slip in; here it plays a word. */
function ownWords(): void {
  const all = JSON.parse(byId("messages").textContent || "{}");
  all["tablet.send"] = all["replay.play-word"];
  all["tablet.send-anyway"] = all["replay.play-anyway"];
  useMessages(all);
}

/** To another part of the page, once when it is asked for twice: going back leads here again. @param replace going back does not */
function go(address: Address, replace = false): Promise<void> {
  const hash = hashOf(address);
  if (onItsWay !== null && onItsWay.hash === hash) {
    return onItsWay.visit;
  }
  const url = location.pathname + location.search + hash;
  if (replace) {
    history.replaceState(null, "", url);
  } else {
    history.pushState(null, "", url);
  }
  return visit(address, true);
}

/** @param chosen asked for just now, and not come back to: the clock need not wait */
async function visit(address: Address, chosen: boolean): Promise<void> {
  const mine = { hash: hashOf(address), visit: arrive(address, chosen) };
  onItsWay = mine;
  try {
    await mine.visit;
  } finally {
    if (onItsWay === mine) {
      onItsWay = null;
    }
  }
}

async function arrive(address: Address, chosen: boolean): Promise<void> {
  leave();
  at = address;
  if (address.game === "") {
    await library.show();
    show("library");
    return;
  }
  const found = await finder.find(address.game);
  if (at !== address) {
    return;
  }
  if (typeof found === "string") {
    await library.show();
    show("library");
    problem(found);
    return;
  }
  showGame(found, address.part, chosen);
}

function showGame(game: ReplayGame, part: Part, chosen: boolean): void {
  useNotation(notationOf(game.language));
  const progress = progressOf(game.key, game.rounds.length);
  if (part === "game" && progress !== null && !isFinished(progress)) {
    show("game");
    player.start(game, progress, !chosen);
  } else if (part === "summary" && progress !== null && isFinished(progress)) {
    summarize(game, progress);
    show("summary");
  } else if (part === "reading") {
    show("reading");
    reading.open(game, readFrom);
    readFrom = 0;
  } else {
    if (part !== "card") {
      at = { game: at.game, part: "card" };
      history.replaceState(null, "", location.pathname + location.search + hashOf(at));
    }
    const to = (one: Part) => (): void => void go({ game: at.game, part: one });
    const overtaken = (): void => {
      showGame(game, "card", chosen);
      problem(t("replay.other-tab-card"));
    };
    showCard(game, { play: (fresh) => play(game, fresh), resume: to("game"), summary: to("summary"), read: to("reading"), overtaken, problem, more: (count) => more(game, count) });
    show("card");
  }
}

function leave(): void {
  if (at.part === "game") {
    player.stop();
  }
}

/** One part of the page at a time; the focus goes to its heading, so that it is read. */
function show(part: Part): void {
  problem("");
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

/** A file with several games: the player chooses one. */
function opened(games: ReplayGame[], file: File): void {
  const name = file.name.replace(/\.[^.]+$/, "");
  games.forEach((one) => (one.title = one.title || name));
  const choose = (place: number) => async (): Promise<void> => go({ game: await finder.keepFile(games[place], file, place), part: "card" });
  if (games.length === 1) {
    void choose(0)();
    return;
  }
  setText(byId("card-title"), name);
  const choices = games.map((one, place) =>
    element("li", {}, element("button", { type: "button", onclick: () => void choose(place)() }, t("replay.game-of", place + 1, one.variantText, one.rounds.length))),
  );
  fill(byId("card-body"), element("p", {}, t("replay.several")), element("ul", { class: "library-list" }, ...choices));
  show("card");
}

function made(game: ReplayGame, order: Order): void {
  finder.keepMade(game, nameOf(order));
  void go({ game: nameOf(order), part: "card" });
}

/** For paper: further games drawn from the seed with a number behind it, or the same game for several players. */
async function more(game: ReplayGame, count: number): Promise<ReplayGame[]> {
  const drawn = orderOf(at.game);
  const games: ReplayGame[] = [];
  for (let number = 2; number <= count + 1; number++) {
    const reply = drawn === null ? null : await make(Object.assign({}, drawn, { seed: furtherSeed(drawn.seed, number) }), library.list);
    games.push(reply !== null && reply.ok ? reply.value : game);
  }
  return games;
}

function play(game: ReplayGame, progress: Progress): void {
  keepProgress(game.key, progress);
  void go({ game: at.game, part: "game" });
}

function ended(): void {
  const game = finder.game as ReplayGame;
  const progress = progressOf(game.key, game.rounds.length) as Progress;
  const standing = standingOf(game, progress.moves);
  if (progress.rounds.length === game.rounds.length) {
    mark(game.key, { title: game.title, when: new Date().toISOString(), total: standing.total, top: standing.top });
  }
  void go({ game: at.game, part: "summary" }, true);
}

function summarize(game: ReplayGame, progress: Progress): void {
  showSummary(game, progress.moves, progress.topping, {
    print: async () => problem(await printResult(game, progress.moves)),
    again: (rounds) => play(game, againProgress(progress, rounds)),
    read: (round) => {
      readFrom = round;
      void go({ game: at.game, part: "reading" });
    },
  });
}

/** The game goes on in another tab of this browser: here it is left, and can be taken up from where it stands there. */
function goneOn(change: StorageEvent): void {
  if (at.part === "game" && finder.game !== null && isGoneOnWith(finder.game.key, change)) {
    player.drop();
    void go({ game: at.game, part: "card" }, true).then(() => problem(t("replay.other-tab")));
  }
}

/** An address may name a game and what is done with it: the link of a club's news, or a page taken up again. */
async function start(): Promise<void> {
  applyDevice();
  ignoreHeldEnter();
  document.querySelectorAll(".to-library").forEach((button) => button.addEventListener("click", () => void go(LIBRARY)));
  document.querySelectorAll(".to-card").forEach((button) => button.addEventListener("click", () => void go({ game: at.game, part: "card" })));
  document.querySelectorAll<HTMLAnchorElement>(".page-languages a").forEach((link) => {
    link.addEventListener("click", () => (link.href = "?lang=" + link.lang + location.hash));
  });
  window.addEventListener("popstate", () => void visit(readAddress(location.hash), false));
  window.addEventListener("pagehide", leave);
  window.addEventListener("storage", goneOn);
  listenForMaking(() => library.list, made, problem);
  await library.load();
  await visit(readAddress(location.hash), false);
}

void start();
