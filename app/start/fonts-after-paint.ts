import type { FontFace as Face } from "./font-faces.ts";

/**
 * Runs inline in the head. Fonts are requested once the page has been painted with system fonts of the same
 * average width, so they delay nothing, and are used when the last of them has come, so the page is laid out again
 * only once. On a later visit they are in the browser's cache, and are used at once.
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
    const uses = ["every page", ...(document.querySelector("math") ? ["formulas"] : [])];
    const wanted = fonts.filter(({ use }) => uses.includes(use));
    Promise.allSettled(wanted.map(({ face }) => face.load())).then(() => keepSizes(showFonts));
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

  const widthOf = (text: Element) => text.getBoundingClientRect().width;

  /**
   * Letter by letter the two fonts differ, so a text on the screen may need a line more or less in ours, and
   * everything below it would move. It is set a little tighter or looser instead, and keeps its height; an item
   * that is as wide as its text, such as a tag, keeps its width.
   */
  function keepSizes(change: () => void) {
    const texts = "main :is(h1, h2, h3, p, li, ul, dl, dt, dd, figcaption)";
    const sizes = new Map(
      [...document.querySelectorAll<HTMLElement>(texts)]
        .filter((text) => text.getBoundingClientRect().top < innerHeight)
        .map((text) => [text, { width: widthOf(text), height: text.offsetHeight }]),
    );
    change();
    const resized = [...sizes].filter(([text, { width }]) => {
      return text.matches("li") && Math.abs(widthOf(text) - width) > 0.01;
    });
    for (const [text, { width }] of resized) {
      // Relative to its letters, for those who enlarge them.
      text.style.width = `${width / Number.parseFloat(getComputedStyle(text).fontSize)}em`;
      text.style.textAlign = "center";
      // In our font the text may be wider by less than its padding.
      text.style.whiteSpace = "nowrap";
    }
    const excess = (text: HTMLElement) => {
      const lines = text.offsetHeight - (sizes.get(text)?.height ?? 0);
      return Math.abs(lines) > 2 ? lines : 0;
    };
    // Inner ones first: with their heights, the outer ones may have theirs again.
    for (const text of [...sizes.keys()].filter(excess).reverse()) {
      const direction = -Math.sign(excess(text));
      // Headings are set tighter than text as they are.
      const before = Number.parseFloat(getComputedStyle(text).letterSpacing) || 0;
      for (let step = 1; step <= 8 && excess(text); step++) {
        text.style.letterSpacing = `calc(${before}px + ${direction * step * 0.003}em)`;
      }
      if (excess(text)) text.style.letterSpacing = "";
    }
  }

  if (wereRequested()) return showFonts();
  new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length > 0) loadFonts();
  }).observe({ type: "paint", buffered: true });
  // A page in a background tab is not painted, and has the time.
  addEventListener("load", () => setTimeout(loadFonts, 2000), { once: true });
}
