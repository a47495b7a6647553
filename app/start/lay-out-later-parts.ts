/**
 * Runs inline in the head of a long page, whose first paint leaves out what is below the first screen
 * (`later-parts.css`). This lays the rest out when the fonts have come, so that it is laid out only once.
 */
export function layOutLaterParts() {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // The place of an anchor, or a scroll position to restore, depends on the heights of what is above it. A text in the
  // address, which is not in `location`, is found only where it is laid out.
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
      // The elements inside it count too, unless they have parts that wait for their own turn.
      size += 1 + (part.querySelector("[data-later]") ? 0 : part.getElementsByTagName("*").length);
      // A round has some sixty elements, which take a slow phone 30 to 40 ms.
      if (size > 40) size = 0;
    }
  }

  /**
   * A part that was hidden is now laid out if it is near the screen. If all were laid out in one step, Chromium would
   * count a layout shift, even below the screen.
   */
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
   * Before Chromium takes a picture of the whole page it sends a `resize` event; then it draws what is laid out. A
   * phone sends one too when it hides its toolbar, but only because the visitor has scrolled.
   */
  function layOutForPicture() {
    const isPainted = performance.getEntriesByName("first-contentful-paint").length > 0;
    if (isPainted && scrollY === 0) layOutAll();
  }

  /** The place that the link leads to depends on the heights of what is above it. */
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
    lastY = scrollY;
    if (!isJump || !document.querySelector("[data-later]")) return;
    const read = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    const place = () => read?.getBoundingClientRect().top ?? 0;
    const before = place();
    layOutAll();
    scrollBy({ top: place() - before, behavior: "instant" });
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
  // For a visitor who does not wait, and for a script that is started by something else: it may measure a chart.
  for (const action of ["scroll", "pointerdown", "hydrate"])
    addEventListener(action, follow, { once: true });
}
