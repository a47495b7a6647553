/**
 * Runs inline in the head. Fonts are requested once the page has been painted with system fonts of the same
 * widths, so they delay nothing. On a later visit they are in the browser's cache, and are used at once.
 */
export function fontsAfterPaint() {
  const storageKey = "fonts";

  function showFonts() {
    // `fonts.css` names the fonts only where this attribute is set.
    document.documentElement.dataset.fonts = "";
    try {
      localStorage.setItem(storageKey, "requested");
    } catch {
      // Storage may be blocked; the next page then starts with system fonts again.
    }
  }

  function wereRequested() {
    try {
      return localStorage.getItem(storageKey) !== null;
    } catch {
      return false;
    }
  }

  if (wereRequested()) return showFonts();
  new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length > 0) showFonts();
  }).observe({ type: "paint", buffered: true });
  // A page in a background tab is not painted, and has the time.
  addEventListener("load", () => setTimeout(showFonts, 2000), { once: true });
}
