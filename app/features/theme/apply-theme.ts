/**
 * Runs inline in the head, before the first paint, so that the wrong theme never flashes, and serves
 * the switch from then on: it needs nothing of React, and so works before the script has arrived.
 */
export function applyTheme() {
  const root = document.documentElement;
  const storageKey = "theme";
  const isTheme = (value: unknown) => value === "light" || value === "dark";

  function stored() {
    try {
      return localStorage.getItem(storageKey);
    } catch {
      return null;
    }
  }

  function show(theme: string | null) {
    if (theme && isTheme(theme)) root.dataset.theme = theme;
  }

  function switchTheme() {
    const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    const next = (root.dataset.theme ?? system) === "dark" ? "light" : "dark";
    show(next);
    try {
      localStorage.setItem(storageKey, next);
    } catch {
      // Storage may be forbidden; the choice then holds for this page only.
    }
  }

  show(stored());
  addEventListener("storage", (event) => {
    if (event.key === storageKey) show(event.newValue);
  });
  addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("[data-theme-switch]")) {
      switchTheme();
    }
  });
}
