import "../style/style.css";
import "../board/board.css";
import "../access/arbiter.css";
import "../tournament/players.css";
import "./console.css";
import "./round.css";
import "./lists.css";
import "./steps.css";
import "./dialogs.css";
import "./slips.css";
import "./room.css";
import "./laptop.css";
import { ignoreHeldEnter } from "../style/held";
import "../words/word-look-up";
import "./console";

ignoreHeldEnter();
