/**
 * Runs inline in the head, before the first paint, so that the wrong theme never flashes. It also handles
 * the theme switch, which therefore works before hydration.
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
    if (!theme || !isTheme(theme)) return;
    root.dataset.theme = theme;
    // Each theme-color was meant for one system preference; now the chosen theme's applies to both.
    for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[data-theme-color]"))
      meta.media = meta.dataset.themeColor === theme ? "all" : "not all";
  }

  function switchTheme() {
    const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    const next = (root.dataset.theme ?? system) === "dark" ? "light" : "dark";
    show(next);
    try {
      localStorage.setItem(storageKey, next);
    } catch {
      // Storage may be blocked; the choice then applies to this page only.
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
