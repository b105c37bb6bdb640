import "../style/style.css";
import "../access/arbiter.css";
import "./tournament.css";
import "./prepare";
import "./tournament-list";
