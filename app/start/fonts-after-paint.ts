import type { FontFace as Face } from "./font-faces.ts";

/**
 * Runs inline in the head. Fonts are requested once the page has been painted with system fonts of the same
 * widths, so they delay nothing, and are used when the last of them has come, so the page is laid out again only
 * once. On a later visit they are in the browser's cache, and are used at once.
 */
export function fontsAfterPaint(faces: readonly Face[]) {
  const storageKey = "fonts";
  let isAsked = false;

  const fonts = faces.map(([family, url, weight, use]) => {
    const isPart = use.startsWith("U+");
    const options = { weight, display: "swap", ...(isPart && { unicodeRange: use }) } as const;
    return { use, face: new FontFace(family, `url(${url})`, options) };
  });

  // A font that is not loaded yet is requested when a text needs it.
  function showFonts() {
    for (const { face } of fonts) document.fonts.add(face);
  }

  function loadFonts() {
    if (isAsked) return;
    isAsked = true;
    const everyPages = fonts.filter(({ use }) => use === "every page");
    Promise.allSettled(everyPages.map(({ face }) => face.load())).then(showFonts);
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
    if (list.getEntriesByName("first-contentful-paint").length > 0) loadFonts();
  }).observe({ type: "paint", buffered: true });
  // A page in a background tab is not painted, and has the time.
  addEventListener("load", () => setTimeout(loadFonts, 2000), { once: true });
}
