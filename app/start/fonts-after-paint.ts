import type { FontFace as Face } from "./font-faces.ts";

/**
 * Runs inline in the head. The page is first painted with system fonts of the same average width. Only then are ours
 * requested, so that they delay nothing. They are used when the last of them has come, so that the page is laid out
 * again only once. On a later visit they are in the browser's cache and are used at once. The event `fonts-shown` is
 * for the parts that the first paint leaves out (`lay-out-later-parts.ts`).
 */
export function fontsAfterPaint(faces: readonly Face[]) {
  const storageKey = "fonts";
  let isPainted = false;

  const makeFonts = () =>
    faces.map(([family, url, weight, use]) => {
      const isPart = use.startsWith("U+");
      const options = { weight, display: "swap", ...(isPart && { unicodeRange: use }) } as const;
      return { use, face: new FontFace(family, `url(${url})`, options) };
    });

  // A font that is not loaded yet is requested when a text needs it.
  function showFonts(fonts = makeFonts()) {
    for (const { face } of fonts) document.fonts.add(face);
  }

  function loadFonts() {
    const fonts = makeFonts();
    const uses = ["every page", ...(document.querySelector("math") ? ["formulas"] : [])];
    const wanted = fonts.filter(({ use }) => uses.includes(use));
    Promise.allSettled(wanted.map(({ face }) => face.load())).then(() => {
      keepSizes(() => showFonts(fonts));
      dispatchEvent(new Event("fonts-shown"));
    });
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

  /** Anything else the browser would have to lay out first, to tell its place. */
  const isLaidOut = (text: Element) =>
    text.checkVisibility?.({ contentVisibilityAuto: true }) ?? true;

  const widthOf = (text: Element) => text.getBoundingClientRect().width;

  /**
   * Letter by letter the two fonts differ. A text on the screen may need a line more or less in ours, and everything
   * below it would move. It is set a little tighter or looser instead, so that it keeps its height. An item that is as
   * wide as its text, such as a tag, keeps its width in the same way.
   */
  function keepSizes(change: () => void) {
    const texts = "main :is(h1, h2, h3, p, li, ul, dl, dt, dd, figcaption)";
    // A list of cards is not a text: spacing all of the cards would not fix the one whose text does not fit.
    const isOnScreen = (text: Element) => {
      const { top, height } = text.getBoundingClientRect();
      return height > 0 && top < innerHeight && text.getElementsByTagName("*").length < 40;
    };
    const sizes = new Map(
      [...document.querySelectorAll<HTMLElement>(texts)]
        .filter((text) => isLaidOut(text) && isOnScreen(text))
        .map((text) => [text, { width: widthOf(text), height: text.offsetHeight }]),
    );
    change();
    const resized = [...sizes].flatMap(([text, { width }]) => {
      const missing = width - widthOf(text);
      if (!text.matches("li, dd") || Math.abs(missing) < 0.01) return [];
      const { fontSize, letterSpacing } = getComputedStyle(text);
      const spacing =
        (Number.parseFloat(letterSpacing) || 0) + missing / (text.textContent?.length || 1);
      // In em, so that it grows with the text when a visitor enlarges it.
      return { text, spacing: `${spacing / Number.parseFloat(fontSize)}em` };
    });
    for (const { text, spacing } of resized) text.style.letterSpacing = spacing;
    const excess = (text: HTMLElement) => {
      const lines = text.offsetHeight - (sizes.get(text)?.height ?? 0);
      return Math.abs(lines) > 2 ? lines : 0;
    };
    // Inner ones first: once they have their heights, the outer ones may have theirs too.
    for (const text of [...sizes.keys()].filter(excess).reverse()) {
      const direction = -Math.sign(excess(text));
      // Headings already have a letter spacing.
      const before = Number.parseFloat(getComputedStyle(text).letterSpacing) || 0;
      for (let step = 1; step <= 8 && excess(text); step++) {
        text.style.letterSpacing = `calc(${before}px + ${direction * step * 0.003}em)`;
      }
      if (excess(text)) text.style.letterSpacing = "";
    }
  }

  function afterPaint() {
    if (isPainted) return;
    isPainted = true;
    if (hasFonts) dispatchEvent(new Event("fonts-shown"));
    else loadFonts();
  }

  const hasFonts = wereRequested();
  if (hasFonts) showFonts();
  new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length > 0) afterPaint();
  }).observe({ type: "paint", buffered: true });
  // A page in a background tab is not painted, and there is no hurry.
  addEventListener("load", () => setTimeout(afterPaint, 2000), { once: true });
}
