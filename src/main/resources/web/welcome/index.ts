import "../style/style.css";
import "./welcome.css";

/** How often the start page looks whether a game was opened, in milliseconds. */
const PAUSE = 5000;

/** Takes the newest start page from the server; what has not changed is not touched, so that focus stays. */
async function refresh(): Promise<void> {
  const shown = document.getElementById("start");
  if (shown === null || document.hidden) {
    return;
  }
  try {
    const response = await fetch(location.pathname + location.search, { cache: "no-store" });
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const fresh = page.getElementById("start");
    if (response.ok && fresh !== null && fresh.innerHTML !== shown.innerHTML) {
      shown.replaceWith(fresh);
    }
  } catch (unreachable) {
    // The server is starting again: the next look will tell.
  }
}

setInterval(refresh, PAUSE);
document.addEventListener("visibilitychange", refresh);
