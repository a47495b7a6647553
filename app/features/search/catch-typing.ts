/** Catches what is typed until there is a field for it; the answer ends that and gives the text. */
export function catchTyping() {
  let text = "";

  function take(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (key === "Backspace") text = text.slice(0, -1);
    else if (key.length === 1) text += key;
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  addEventListener("keydown", take, true);
  return () => {
    removeEventListener("keydown", take, true);
    return text;
  };
}
