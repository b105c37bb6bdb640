import "../style/style.css";
import "../board/board.css";
