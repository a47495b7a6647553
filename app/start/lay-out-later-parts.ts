/**
 * Runs inline in the head of a long page. Its first paint leaves out what is below the first screen
 * (`later-parts.css`); this lays the rest out when the fonts have come, so that it is laid out once.
 */
export function layOutLaterParts() {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // An anchor or a scroll position to restore is found by the heights of what is above it, and a text in the address
  // only if it is laid out. The browser leaves such a text out of `location`.
  if (location.hash || visit?.type !== "navigate" || visit.name.includes("#:~:")) return;
  const { dataset } = document.documentElement;
  dataset.inParts = "screen";

  const idle = () => new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
  const event = (name: string) => new Promise((resolve) => addEventListener(name, resolve));
  const waitedLong = new Promise((resolve) => setTimeout(resolve, 3000));
  const ready = [event("DOMContentLoaded"), Promise.race([event("fonts-shown"), waitedLong])];

  async function layOut() {
    await Promise.all(ready);
    await inRounds("[data-next]", layOutNearScreen);
    follow();
    await inRounds("[data-later]", unmark);
  }

  async function inRounds(marked: string, change: (part: Element) => void) {
    let size = 0;
    for (const part of document.querySelectorAll(marked)) {
      if (size === 0) await idle();
      change(part);
      // What is inside it, unless that waits for its own turn.
      size += 1 + (part.querySelector("[data-later]") ? 0 : part.getElementsByTagName("*").length);
      // Some sixty elements, which take a slow phone 30 to 40 ms.
      if (size > 40) size = 0;
    }
  }

  /** In one step from left out to laid out, Chromium counts a part below the screen as a layout shift. */
  function layOutNearScreen(part: Element) {
    part.setAttribute("data-next", "near");
  }

  function follow() {
    dataset.inParts = "near";
  }

  function unmark(part: Element) {
    part.removeAttribute("data-later");
  }

  /**
   * Chromium announces a picture of the whole page as a new size, and then draws what is laid out. A phone does so
   * too when it hides its toolbar, because the visitor scrolls.
   */
  function layOutForPicture() {
    const isPainted = performance.getEntriesByName("first-contentful-paint").length > 0;
    if (isPainted && scrollY === 0) layOutAll();
  }

  /** Its place, too, is found by the heights of what is above it. */
  function layOutForAnchor({ target }: Event) {
    if (target instanceof Element && target.closest("a[href*='#']")) layOutAll();
  }

  let lastY = 0;

  /**
   * Chromium keeps what is read in its place when heights above it change, but not what was left out when the visitor
   * jumped there, with the scrollbar or by finding a word.
   */
  function layOutAfterJump() {
    const isJump = Math.abs(scrollY - lastY) > innerHeight;
    const read = isJump && document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    if (read) {
      const before = read.getBoundingClientRect().top;
      layOutAll();
      scrollBy({ top: read.getBoundingClientRect().top - before, behavior: "instant" });
    }
    lastY = scrollY;
  }

  function layOutAll() {
    document.querySelectorAll("[data-later]").forEach(unmark);
  }

  layOut();
  addEventListener("resize", layOutForPicture);
  addEventListener("click", layOutForAnchor);
  addEventListener("scroll", layOutAfterJump);
  // A key may lead to any place: to the end, to the next link or to a word.
  addEventListener("keydown", layOutAll, { once: true });
  // For a visitor who goes on at once.
  for (const action of ["scroll", "keydown", "pointerdown"])
    addEventListener(action, follow, { once: true });
}
