import type { FocusEvent, KeyboardEvent } from "react";

const figure = "button[data-cell]";

/**
 * A table of figures is one stop for the Tab key, however many buttons it has: the first figure at rest,
 * and the one in focus while there is one. The arrow keys, Home and End move between them.
 */
export function prepareTabStops(section: HTMLElement) {
  // The browser keeps this list until an element is added or removed.
  for (const table of section.getElementsByTagName("table")) {
    const first = table.querySelector<HTMLElement>(figure);
    // Written only where it changes: this runs after every step of a slider.
    if (first && first.tabIndex !== 0 && !table.contains(document.activeElement)) {
      first.tabIndex = 0;
    }
  }
}

export function moveTabStop({ target, relatedTarget }: FocusEvent) {
  const table = target.closest("table");
  if (!table || !target.matches(figure)) return;
  const leaves = !(relatedTarget instanceof Node) || !table.contains(relatedTarget);
  const stop = leaves ? table.querySelector<HTMLElement>(figure) : relatedTarget;
  for (const other of table.querySelectorAll<HTMLElement>(`${figure}[tabindex="0"]`)) {
    other.tabIndex = -1;
  }
  if (stop instanceof HTMLElement && stop.matches(figure)) stop.tabIndex = 0;
}

export function moveWithArrows(event: KeyboardEvent) {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  const { target } = event;
  if (!(target instanceof HTMLElement) || !target.matches(figure)) return;
  const next = nextFigure(target, event.key);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function nextFigure(from: HTMLElement, key: string): HTMLElement | null {
  const cell = from.closest<HTMLTableCellElement>("td");
  const row = cell?.closest("tr");
  if (!cell || !row) return null;
  const along = figuresOf(row);
  const column = figuresOf(row.closest("table") ?? row).filter(
    (other) => other.closest("td")?.cellIndex === cell.cellIndex,
  );
  switch (key) {
    case "ArrowLeft":
      return along[along.indexOf(from) - 1] ?? null;
    case "ArrowRight":
      return along[along.indexOf(from) + 1] ?? null;
    case "ArrowUp":
      return column[column.indexOf(from) - 1] ?? null;
    case "ArrowDown":
      return column[column.indexOf(from) + 1] ?? null;
    case "Home":
      return along[0] ?? null;
    case "End":
      return along.at(-1) ?? null;
    default:
      return null;
  }
}

/** Those in folded rows have no box. */
function figuresOf(part: HTMLElement): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(figure)].filter(
    (element) => element.getClientRects().length > 0,
  );
}
