/** Where a cell is on the page: its first visible place among figures, fields and facts. */
export function placeOf(section: HTMLElement, id: string): HTMLElement | null {
  const places = section.querySelectorAll<HTMLElement>(`[data-cell~="${CSS.escape(id)}"]`);
  return [...places].find((place) => place.getClientRects().length > 0) ?? null;
}

/** The box to outline: the whole cell of a table or of the strip. */
export function boxOf(place: HTMLElement): HTMLElement {
  return place.closest<HTMLElement>("td, dl > div") ?? place;
}

/** What takes the focus at a place: the figure itself, or the control of a field. */
export function focusTarget(place: HTMLElement): HTMLElement | null {
  return place.matches("button") ? place : place.querySelector<HTMLElement>("input, select");
}
