/** Counts only the time during which the page is looked at: what was said meanwhile elsewhere waits to be read. */
export class TimeInSight {
  private timer: number | undefined;
  private since = 0;
  private left = 0;

  /** @param whole milliseconds in sight, before `over` is called */
  constructor(
    private readonly whole: number,
    private readonly over: () => void,
  ) {}

  start(): void {
    this.stop();
    this.left = this.whole;
    document.addEventListener('visibilitychange', this.turned);
    if (!document.hidden) this.run();
  }

  stop(): void {
    window.clearTimeout(this.timer);
    document.removeEventListener('visibilitychange', this.turned);
  }

  private run(): void {
    this.since = performance.now();
    this.timer = window.setTimeout(() => {
      this.stop();
      this.over();
    }, this.left);
  }

  private turned = (): void => {
    window.clearTimeout(this.timer);
    if (!document.hidden) return this.run();
    this.left = Math.max(0, this.left - (performance.now() - this.since));
  };
}
