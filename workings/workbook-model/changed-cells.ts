import { addressText } from "../excel-formula.ts";
import type { Functions } from "../functions/function.ts";
import type { Value } from "../value.ts";
import {
  type CellCalculator,
  createCellCalculator,
  type EnteredCells,
} from "../workbook/cell-calculation.ts";
import type { ChangedCells } from "../workbook/return-workbook.ts";
import { calculableOf } from "../workbook/slice.ts";
import type { WholePart } from "./compile-workbook.ts";

/** The cells of the owner's file that hold something else in this case, on the page or not. */
export function changedCells(
  { slice, parts, isPartial }: WholePart,
  functions: Functions,
  enteredIn: (calculator: CellCalculator) => EnteredCells,
): ChangedCells {
  const calculator = createCellCalculator(calculableOf(slice), functions);
  const before = calculator.calculate();
  const after = calculator.calculate(enteredIn(calculator), before);
  // What a cycle reaches has no value here: Excel iterates, and is asked to calculate.
  const inCycles = calculator.graph.reachableFrom(new Set([...before.cycles, ...after.cycles]));
  const changed = new Map<string, Map<string, Value>>();
  for (const [slot, { sheet, row, column }] of calculator.linked.cells.entries()) {
    const value = after.value(slot);
    if (value === before.value(slot) || inCycles.has(slot)) continue;
    const part = parts[sheet] ?? "";
    const cells = changed.get(part) ?? new Map<string, Value>();
    changed.set(part, cells.set(addressText({ row, column }), value));
  }
  return Object.assign(changed, { isPartial: isPartial || inCycles.size > 0 });
}
