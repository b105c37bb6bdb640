import "../style/style.css";
import "../board/board.css";
import "./screen.css";
import "./last-move.css";
import "./ranks.css";
import "./moments.css";
import { byId } from "../style/element";
import { Screen } from "./screen";
import { Scene } from "./scene";
import { whichGame } from "./which";

/** A projector's black is a lit grey: light, whatever the laptop prefers. Dark is for walls that shine by themselves. */
const root = document.documentElement;
root.dataset.theme = "light";

/** Keys of the person at the projector; the page has no other input. */
function keys(): void {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) {
      return;
    }
    const key = event.key.toLowerCase();
    if (key === "f") {
      fullScreen();
    } else if (key === "b") {
      document.body.classList.toggle("black");
    } else if (key === "g") {
      document.body.classList.toggle("no-grid");
    } else if (key === "d") {
      root.dataset.theme = root.dataset.theme === "dark" ? "light" : "dark";
    }
  });
}

function fullScreen(): void {
  if (document.fullscreenElement) {
    document.exitFullscreen();
  } else if (document.documentElement.requestFullscreen) {
    document.documentElement.requestFullscreen();
  }
}

async function start(): Promise<void> {
  keys();
  const scene = new Scene();
  scene.welcome();
  const asked = byId("screen").getAttribute("data-game") || "";
  const game = asked === "" ? await whichGame() : Number(asked);
  new Screen(game, scene, asked === "");
}

start();
