/** Whether the server can be reached; told by the page that listens to it, heard by every form of that page. */
class Reach extends EventTarget {
  private away = false;

  get lost(): boolean {
    return this.away;
  }

  set lost(lost: boolean) {
    if (lost === this.away) return;
    this.away = lost;
    this.dispatchEvent(new Event('changed'));
  }
}

export const reach = new Reach();
