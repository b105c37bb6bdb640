import type { Reply } from '../live/ask';
import type { Tournament, TournamentLine } from '../tournament/protocol';

/**
 * The tournament a game is of: the way back, the word list, the players.
 *
 * @param ask how the page asks the server
 * @returns undefined when no tournament has the game
 */
export async function tournamentOf(
  game: number,
  ask: <T>(method: string, path: string) => Promise<Reply<T>>,
): Promise<Reply<Tournament> | undefined> {
  const lines = await ask<TournamentLine[]>('GET', '/api/tournaments');
  if (!lines.ok) return lines;
  const line = lines.value.find((one) => one.game?.id === game);
  return line && ask<Tournament>('GET', `/api/tournaments/${line.id}`);
}
