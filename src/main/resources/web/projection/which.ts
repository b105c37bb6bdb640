import { get } from "../live/ask";

/** The game that belongs on the screen, or nothing while none is open. */
export async function currentGame(): Promise<number | null> {
  const reply = await get<{ game: number | null }>("/api/projection");
  return reply.ok ? reply.value.game : null;
}

/** Waits for a game to be opened: the screen may be lit before the arbiter has prepared anything. */
export async function whichGame(): Promise<number> {
  for (;;) {
    const game = await currentGame();
    if (game !== null) {
      return game;
    }
    await new Promise((done) => setTimeout(done, 3000));
  }
}
