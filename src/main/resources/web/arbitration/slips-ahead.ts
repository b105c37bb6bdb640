import { ask, type Refused, type Reply } from '../live/ask';
import type { ConsoleVerdict } from '../live/console-protocol';
import type { TypedSlip } from './typed-slip';

/** What the server says of a slip it has kept. */
export type Kept = { verdict: ConsoleVerdict | null };

/** A slip that was typed on from and refused, or never arrived. */
export interface Returned {
  round: number;
  typed: TypedSlip;
  refusal: Refused;
}

/** The form slips are typed in, as the queue sees it. */
export interface AheadForm {
  /** Whose slips are typed in it now. */
  readonly round: number;
  /** Others are not being typed in it. */
  free(): boolean;
  /** The slip stands in the fields again, with why. */
  takeBack(slip: Returned): void;
  /** Its round is over by now. */
  tooLate(slip: Returned): void;
  /** Slips that wait until the arbiter takes them up again. */
  waiting(slips: Returned[]): void;
  kept(said: string): void;
}

/**
 * Slips on their way to the server, one after the other: the next one is typed before the answer to the one before has
 * come. What is refused or does not arrive comes back into the form, or waits beside it while another is typed there;
 * nothing typed is lost.
 */
export class SlipsAhead {
  private onTheWay: Promise<void> = Promise.resolve();
  private returned: Returned[] = [];

  constructor(private readonly form: AheadForm) {}

  /**
   * @param path of the command, whole
   * @param typed what comes back into the form when the command fails
   * @param said what is told once it is kept
   */
  send(path: string, body: object, typed: TypedSlip, said: (kept: Kept) => string): void {
    const round = this.form.round;
    this.onTheWay = this.onTheWay.then(async () => {
      const reply: Reply<Kept> = await ask<Kept>('POST', path, { body });
      if (reply.ok) this.form.kept(said(reply.value));
      else this.comeBack({ round, typed, refusal: reply });
    });
  }

  private comeBack(slip: Returned): void {
    if (slip.round !== this.form.round) return this.form.tooLate(slip);
    if (this.form.free()) return this.form.takeBack(slip);
    this.returned = [...this.returned, slip];
    this.form.waiting(this.returned);
  }

  /** One that waited stands in the form again. */
  takeUp(slip: Returned): void {
    this.returned = this.returned.filter((one) => one !== slip);
    this.form.waiting(this.returned);
    this.form.takeBack(slip);
  }

  /** Those that wait are given up to the caller: their round is over. */
  giveUp(): Returned[] {
    const left = this.returned;
    this.returned = [];
    return left;
  }
}
