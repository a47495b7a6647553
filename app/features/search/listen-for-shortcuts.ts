/** Where the visitor's choice is kept; `off` turns `/` and `?` off. */
export const singleKeysSetting = "single-keys";

/**
 * Runs inline in the head. A shortcut presses the button or link that carries its name, so that it does
 * whatever that does at the moment: before the script has arrived it leads to the search page.
 */
export function listenForShortcuts() {
  function singleKeysAreOn() {
    try {
      // The setting by its text: an inline script knows no names outside itself.
      return localStorage.getItem("single-keys") !== "off";
    } catch {
      return true;
    }
  }

  function shortcutOf({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) {
    if (altKey) return null;
    if (ctrlKey || metaKey) return key.toLowerCase() === "k" ? "search" : null;
    const name = { "/": "search", "?": "keyboard" }[key];
    const isTyping =
      target instanceof Element &&
      target.closest("input:not([type=range],[type=checkbox],[type=radio]),textarea,select");
    return name && !isTyping && singleKeysAreOn() ? name : null;
  }

  addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.isComposing) return;
    const name = shortcutOf(event);
    const control = name && document.querySelector<HTMLElement>(`[data-shortcut=${name}]`);
    if (!control) return;
    event.preventDefault();
    control.click();
  });
}
