import "../style/style.css";
import "../access/arbiter.css";
import "./word-lists";
