const pressed = "[data-pressed]";

/**
 * Where a cell is on the page: its first place among figures, fields and facts, one that is unfolded if there is one. A
 * table may show a headline figure a second time; then the one that was pressed is meant.
 */
export function placeOf(section: HTMLElement, id: string): HTMLElement | null {
  const places = section.querySelectorAll<HTMLElement>(`[data-cell~="${CSS.escape(id)}"]`);
  const reached = [...places].filter(
    (place) => place.getClientRects().length > 0 || place.closest("details:not([open])"),
  );
  const isMeant = (place: HTMLElement) => place.matches(pressed);
  return reached.find(isMeant) ?? reached.find(isUnfolded) ?? reached[0] ?? null;
}

/** Older browsers do not have this check. */
export function isUnfolded(place: HTMLElement) {
  return place.checkVisibility?.() ?? true;
}

export function markPressed(button: HTMLElement) {
  for (const before of document.querySelectorAll(pressed)) before.removeAttribute("data-pressed");
  button.dataset.pressed = "";
}

/** The box to outline: the whole cell of a table or of the strip. */
export function boxOf(place: HTMLElement): HTMLElement {
  return place.closest<HTMLElement>("td, dl > div") ?? place;
}

/** What takes the focus at a place: the figure itself, or the control of a field. */
export function focusTarget(place: HTMLElement): HTMLElement | null {
  return place.matches("button") ? place : place.querySelector<HTMLElement>("input, select");
}

/** The lower edge of the bar at the top of the window. */
export function barBottom() {
  return document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
}
