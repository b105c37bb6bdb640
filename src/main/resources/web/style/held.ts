/** A key held down acts once: what Enter repeats presses no button, sends no form and answers no question. */
export function ignoreHeldEnter(): void {
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.repeat && event.key === "Enter" && !(event.target instanceof HTMLTextAreaElement)) {
        event.preventDefault();
        event.stopPropagation();
      }
    },
    true,
  );
}
