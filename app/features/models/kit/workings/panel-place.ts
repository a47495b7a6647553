import { barBottom, boxOf, isUnfolded } from "./places.ts";

/** In pixels: between the panel and what is above it, and the least height that its place above the strip must have. */
const [gap, leastHeight] = [8, 200];

/** Room below a figure that the panel would otherwise touch. */
const gapToPanel = 16;

/**
 * Stands the panel above the strip if there is room for it below the bar, or below a title that reaches as far, and the
 * figure whose working it shows is in view, folded or not on the page; otherwise at the foot of the window. Where it
 * `keeps` its place, only the room counts, wherever the page has scrolled to. Says whether it is above,
 * and marks a panel in which not everything is in view.
 */
export function standPanel(panel: HTMLElement, place: HTMLElement | null, keeps: boolean): boolean {
  panel.dataset.above = "";
  const { bottom, left } = panel.getBoundingClientRect();
  const title = document.querySelector("h1")?.getBoundingClientRect();
  const bar = barBottom() - (keeps ? scrollY : 0);
  const limit = title && title.right > left - 2 * gap ? Math.max(title.bottom, bar) : bar;
  const room = bottom - limit - gap;
  const isAbove = room >= leastHeight && (keeps || !place || !isOutOfView(place));
  panel.style.setProperty("--room", `${room}px`);
  panel.toggleAttribute("data-above", isAbove);
  panel.toggleAttribute("data-tight", false);
  panel.toggleAttribute("data-tight", panel.scrollHeight > panel.clientHeight);
  return isAbove;
}

export function isOutOfView(place: HTMLElement) {
  const { top, bottom } = boxOf(place).getBoundingClientRect();
  return isUnfolded(place) && (top < barBottom() || bottom > innerHeight);
}

/** What a panel at the foot covers can be scrolled above it. */
export function makeRoomFor(panel: HTMLElement | null) {
  const { documentElement: page, body } = document;
  const covered = panel && innerHeight - panel.getBoundingClientRect().top;
  page.style.scrollPaddingBottom = covered === null ? "" : `${covered + gapToPanel}px`;
  body.style.paddingBottom = covered === null ? "" : "40vh";
}
