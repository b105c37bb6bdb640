import { fold } from "../board/word";
import { commandExamples } from "../entry/command";
import { t } from "../live/messages";
import { say } from "../live/say";
import { byId, setText } from "../style/element";

/** What is asked for in the command field of a replay beyond what a tablet knows; hints by their names. */
export type Own = "help" | "time" | "call" | "pause" | "go-on" | "solution" | "scrabble" | "length" | "square";

/** French and English words are understood whatever the page's language. */
const WORDS: { [word: string]: Own } = {
  "?": "help", AIDE: "help", HELP: "help",
  H: "time", TEMPS: "time", HEURE: "time", TIME: "time",
  ARBITRE: "call", ARBITER: "call", CALL: "call",
  PAUSE: "pause",
  CONTINUER: "go-on", CONTINUE: "go-on", "GO ON": "go-on",
  SOLUTION: "solution",
  SCRABBLE: "scrabble", BONUS: "scrabble",
  LONGUEUR: "length", LENGTH: "length",
  DEPART: "square", START: "square",
};

/** @returns nothing for what the tablet's own words say */
export function readOwn(line: string): Own | null {
  return WORDS[fold(line.trim().replace(/\s+/g, " "))] || null;
}

/** What a replay does and tells when it is asked in the command field. */
export interface Asked {
  time: () => string;
  pause: () => void;
  goOn: () => void;
  giveUp: () => void;
  hint: (which: string) => string;
}

/** @returns what is said to the line, empty when the page shows it; null when it asks for nothing that only a replay has */
export function answerOwn(line: string, asked: Asked): string | null {
  const what = readOwn(line);
  switch (what) {
    case "help":
      return help();
    case "time":
      return asked.time();
    case "call":
      return t("replay.no-arbiter");
    case "pause":
      asked.pause();
      return "";
    case "go-on":
      asked.goOn();
      return "";
    case "solution":
      asked.giveUp();
      return "";
    case null:
      return null;
    default:
      return asked.hint(what);
  }
}

function help(): string {
  return t("replay.command-help", ...commandExamples());
}

/** What can be asked for, below the field where it is. */
export function showHelp(): void {
  byId("command").focus();
  setText(byId("command-answer"), help());
  say(help());
}
