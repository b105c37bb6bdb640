let held = false;

window.addEventListener("beforeunload", (event) => {
  if (held) {
    event.preventDefault();
    event.returnValue = "";
  }
});

/**
 * In a round the browser asks before it leaves the page: without the network it could not be opened again, and a finger
 * that slips over the edge of an old tablet is no wish to leave.
 */
export function holdPage(hold: boolean): void {
  held = hold;
}
