import type { SheetValues } from "#workings/definition.ts";
import type { Sheet } from "#workings/sheet.ts";
import type { Command } from "./command-of.ts";
import type { Way } from "./trace-way.ts";
import { workingOf } from "./working-of.ts";

/** One step on: back along the way where it has been there, otherwise a step further. */
export function stepTo(way: Way, id: string): Way {
  const at = way.indexOf(id);
  return at === -1 ? [...way, id] : way.slice(0, at + 1);
}

/** A press on a figure: closes its own working, goes on to a precedent, or begins a new way. */
export function press(way: Way, id: string, sheet: Sheet, values: SheetValues): Way {
  const open = sheet.find(way.at(-1) ?? "");
  if (open?.id === id) return [];
  const isPrecedent =
    open &&
    workingOf(sheet, values, open).precedents.some(({ cells }) =>
      cells.some((cell) => cell.id === id),
    );
  return isPrecedent ? stepTo(way, id) : [id];
}

/** Ctrl [ and Ctrl ] from a cell: to the first it comes from that leads on, or to one that uses it. */
export function walk(
  before: Way,
  from: string,
  command: Exclude<Command, "formulas">,
  sheet: Sheet,
  values: SheetValues,
): Way {
  const way = before.at(-1) === from ? before : [from];
  const cell = sheet.find(from);
  if (!cell) return before;
  if (command === "precedents") {
    const { precedents } = workingOf(sheet, values, cell);
    // A given number leads nowhere, so another one goes first.
    const first = precedents.find(({ goesTo }) => !goesTo.given) ?? precedents[0];
    return first ? stepTo(way, first.goesTo.id) : way;
  }
  const dependents = sheet.dependents(cell);
  const previous = way.at(-2);
  if (dependents.some(({ id }) => id === previous)) return way.slice(0, -1);
  const [first] = dependents;
  return first ? stepTo(way, first.id) : way;
}
