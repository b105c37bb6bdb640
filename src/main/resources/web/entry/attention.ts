import { byId } from "../style/element";

/** What stands on top of the page and is news when it changes: where the round stands, what is asked, what the arbiter writes. */
const NEWS = ["notices", "stage", "practice", "round-draw"];

/**
 * Brings into view what matters now: a new rack, the end of the time, a result, a message of the arbiter stand on top of the
 * page, and a slip received near it. Whoever is writing in a field is left where he is, and the focus always stays.
 */
export class Attention {
  declare private known: { [id: string]: string };
  declare private receipt: string;

  constructor() {
    this.known = {};
    this.receipt = "";
    const watch = new MutationObserver(() => this.look());
    NEWS.concat("receipt").forEach((id) => watch.observe(byId(id), { childList: true, characterData: true, subtree: true }));
  }

  private look(): void {
    const fresh = NEWS.filter((id) => {
      const now = byId(id).textContent || "";
      const changed = now !== "" && now !== this.known[id];
      this.known[id] = now;
      return changed;
    });
    const receipt = byId("receipt").textContent || "";
    const received = receipt !== "" && receipt !== this.receipt;
    this.receipt = receipt;
    if (fresh.length > 0 && !isWriting()) {
      window.scrollTo(0, 0);
    } else if (received) {
      byId("receipt").scrollIntoView({ block: "nearest" });
    }
  }
}

function isWriting(): boolean {
  const active = document.activeElement;
  return active instanceof HTMLInputElement && active.getClientRects().length > 0;
}
