import { ask, get, Reply } from "../live/ask";
import { t } from "../live/messages";
import { make, orderOf } from "./making";
import { keepKey } from "./progress";
import { ReplayGame } from "./protocol";
import { shelve, Shelved, shelved } from "./shelf";

const KEPT = "appareil/";

/** Finds the game an address names: in the library, among those kept on this device, or by drawing it again. */
export class Finder {
  declare private readonly list: () => string;
  declare private known: { id: string; list: string; game: ReplayGame } | null;

  /** @param list the word list chosen, empty for the game's own */
  constructor(list: () => string) {
    this.list = list;
    this.known = null;
  }

  /** The game found last. */
  get game(): ReplayGame | null {
    return this.known === null ? null : this.known.game;
  }

  /** @returns the game, or in words why there is none */
  async find(id: string): Promise<ReplayGame | string> {
    const known = this.known;
    if (known !== null && known.id === id && known.list === this.list()) {
      return known.game;
    }
    const order = orderOf(id);
    if (id.startsWith(KEPT)) {
      return this.findKept(id);
    }
    const reply = await (order !== null ? make(order, this.list()) : get<ReplayGame>("/api/replay/games/" + encodeURIComponent(decoded(id)) + "?words=" + this.list()));
    if (!reply.ok) {
      return reply.message || t("replay.needs-server");
    }
    if (order !== null) {
      this.keepMade(reply.value, id);
    }
    return this.found(id, reply.value);
  }

  /** A game of a file stays on this device, the file with it: another word list reads it anew. @returns its address */
  async keepFile(game: ReplayGame, file: Blob, at: number): Promise<string> {
    const id = KEPT + game.key;
    await shelve({ id, line: lineOf(id, game), file, at, list: this.list(), game });
    this.found(id, game);
    return id;
  }

  keepMade(game: ReplayGame, id: string): void {
    void shelve({ id, line: lineOf(id, game), file: null, at: 0, list: this.list(), game: null });
    this.found(id, game);
  }

  private async findKept(id: string): Promise<ReplayGame | string> {
    const kept = await shelved(id);
    if (kept === null || kept.game === null) {
      return t("replay.not-kept");
    }
    if (kept.list === this.list() || kept.file === null) {
      return this.found(id, kept.game);
    }
    const reply = await readFile(kept.file, this.list());
    const game = reply.ok ? reply.value.games[kept.at] : undefined;
    return this.found(id, game === undefined ? kept.game : Object.assign(game, { title: kept.game.title }));
  }

  private found(id: string, game: ReplayGame): ReplayGame {
    this.known = { id, list: this.list(), game };
    keepKey(id, game.key);
    return game;
  }
}

export function readFile(file: Blob, list: string): Promise<Reply<{ games: ReplayGame[] }>> {
  return ask<{ games: ReplayGame[] }>("POST", "/api/replay/open?words=" + list, {
    body: file,
    headers: { "Content-Type": "application/octet-stream" },
    timeout: 60000,
  });
}

function lineOf(id: string, game: ReplayGame): Shelved["line"] {
  return {
    id,
    title: game.title,
    date: game.date,
    source: "device",
    variant: game.variant,
    variantText: game.variantText,
    rounds: game.rounds.length,
    total: game.total,
    players: game.players.length,
  };
}

/** What is no address any more names no game either. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch (malformed) {
    return id;
  }
}
