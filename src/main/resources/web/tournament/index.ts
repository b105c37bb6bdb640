import "../style/style.css";
import "../access/arbiter.css";
import "./players.css";
import "./tournament.css";
import { ignoreHeldEnter } from "../style/held";
import "./prepare";
import "./tournament-list";

ignoreHeldEnter();
