import type { ConsoleSeat, ConsoleSnapshot } from '../live/console-protocol';
import type { LiveMessage } from '../live/protocol';

type News = NonNullable<LiveMessage['activity']>;

/** A hall says much in one second: the list is drawn anew once for all of it, after so many milliseconds. */
const GATHERED = 250;

/** Gathers what devices say of themselves. */
export class SeatNews {
  private waiting: News[] = [];
  private timer: number | undefined;

  /** @param give gets all that was said in a short while */
  constructor(private readonly give: (news: News[]) => void) {}

  hear(news: News): void {
    this.waiting.push(news);
    this.timer ??= window.setTimeout(() => {
      const all = this.waiting;
      this.waiting = [];
      this.timer = undefined;
      this.give(all);
    }, GATHERED);
  }
}

/** Slips, devices and seats come and go without a new version of the game. */
export const concernsSeats = (message: LiveMessage): boolean =>
  [message.slips, message.presence, message.seat, message.reading, message.call, message.asks, message.mail].some((part) => part !== undefined);

/** The snapshot with what devices said since; what they said of another round is dropped. */
export function withNews(snapshot: ConsoleSnapshot, news: News[]): ConsoleSnapshot {
  const { number, attempt } = snapshot.round;
  const said = new Map(
    news.filter((one) => one.round === number && one.attempt === attempt).map((one) => [one.player, one.state]),
  );
  const seats = snapshot.seats.map((seat) => ({ ...seat, activity: said.get(seat.player) ?? seat.activity }));
  return said.size ? { ...snapshot, seats } : snapshot;
}

/** Where a seat without a slip stands, as the key of its word. */
export function stateOf(seat: ConsoleSeat): string {
  if (seat.input !== 'TABLET') return seat.input;
  if (!seat.online) return 'offline';
  return seat.activity ?? 'online';
}

/** Tables of tablets that are not reached, and how many players write: those of whom no slip has come. */
export function without(seats: ConsoleSeat[]): { offline: number[]; writing: number } {
  const states = seats.filter((seat) => !seat.slip).map((seat) => ({ table: seat.table, state: stateOf(seat) }));
  return {
    offline: states.filter((one) => one.state === 'offline').map((one) => one.table),
    writing: states.filter((one) => one.state === 'WRITING').length,
  };
}
