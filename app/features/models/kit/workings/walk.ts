import type { SheetValues } from "#workings/definition.ts";
import type { Sheet } from "#workings/sheet.ts";
import type { Command } from "./panel-keys.ts";
import type { TracePath } from "./trace-path.ts";
import { workingOf } from "./working-of.ts";

/** Goes to a cell: back to it if it is on the path already, otherwise one step further. */
export function stepTo(path: TracePath, id: string): TracePath {
  const at = path.indexOf(id);
  return at === -1 ? [...path, id] : path.slice(0, at + 1);
}

/** What a press on a figure does: closes its own working, follows a precedent, or starts a new path. */
export function press(path: TracePath, id: string, sheet: Sheet, values: SheetValues): TracePath {
  const open = sheet.find(path.at(-1) ?? "");
  if (open?.id === id) return [];
  const isPrecedent =
    open &&
    workingOf(sheet, values, open).precedents.some(({ cells }) =>
      cells.some((cell) => cell.id === id),
    );
  return isPrecedent ? stepTo(path, id) : [id];
}

/** Ctrl [ and Ctrl ] from a cell: to its first precedent that has precedents itself, or to a dependent. */
export function walk(
  before: TracePath,
  from: string,
  command: Exclude<Command, "formulas">,
  sheet: Sheet,
  values: SheetValues,
): TracePath {
  const path = before.at(-1) === from ? before : [from];
  const cell = sheet.find(from);
  if (!cell) return before;
  if (command === "precedents") {
    const { precedents } = workingOf(sheet, values, cell);
    // A given number leads nowhere, so another one goes first.
    const first = precedents.find(({ goesTo }) => !goesTo.given) ?? precedents[0];
    return first ? stepTo(path, first.goesTo.id) : path;
  }
  const dependents = sheet.dependents(cell);
  const previous = path.at(-2);
  if (dependents.some(({ id }) => id === previous)) return path.slice(0, -1);
  const [first] = dependents;
  return first ? stepTo(path, first.id) : path;
}
