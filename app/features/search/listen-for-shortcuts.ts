/** The storage key of the visitor's choice; `off` turns `/` and `?` off. */
export const singleKeysSetting = "single-keys";

/**
 * Runs inline in the head. A shortcut clicks the button that carries its name, and the button opens its
 * dialog natively, so the shortcuts also work before hydration.
 */
export function listenForShortcuts() {
  function singleKeysAreOn() {
    try {
      // The key is repeated here: an inline script cannot refer to names outside itself.
      return localStorage.getItem("single-keys") !== "off";
    } catch {
      return true;
    }
  }

  function shortcutOf({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent) {
    if (altKey) return null;
    // With Shift it is the browser's own: Firefox opens its console.
    if (ctrlKey || metaKey) return key.toLowerCase() === "k" && !shiftKey ? "search" : null;
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
