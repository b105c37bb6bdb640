import "../style/style.css";
