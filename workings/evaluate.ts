import { shownValue } from "./calculation.ts";
import type { SheetCell } from "./cells.ts";
import { compile } from "./compile.ts";
import type { SheetValue } from "./definition.ts";
import { functions as core } from "./functions/core.ts";
import type { Expression, LineReference } from "./parse-formula.ts";
import type { Sheet } from "./sheet.ts";
import { CellError, type ErrorCode, type Operand, Range, toSingle, type Value } from "./value.ts";

/** The value of a part of a formula in the case shown, such as a condition: it tells which branch of an IF holds. */
export function evaluate(
  expression: Expression,
  from: SheetCell,
  sheet: Sheet,
  cellValue: (cell: SheetCell) => SheetValue,
): Value {
  const held = (cell: SheetCell) => heldValue(cellValue(cell));
  const operandOf = (reference: LineReference): Operand => {
    if (sheet.rangeOf) return oneOf(sheet.rangeOf(reference, held));
    const cells = sheet.resolve(reference, from);
    const isColumn = cells[0]?.table?.runsDown !== undefined;
    return oneOf(new Range(cells.map(held), isColumn ? 1 : cells.length));
  };
  const run = compile<null>(
    expression,
    (reference) => {
      const operand = operandOf(reference);
      return () => operand;
    },
    sheet.functions ?? core,
  );
  return toSingle(run(null, 0));
}

function oneOf(range: Range): Operand {
  const [only = null] = range.values;
  return range.values.length > 1 ? range : only;
}

/** What is shown as text may be an error, TRUE or FALSE in its cell. */
function heldValue(shown: SheetValue): Value {
  if (typeof shown === "number") return shown;
  if (shown === shownValue(true) || shown === shownValue(false)) return shown === shownValue(true);
  return /^#(DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|NULL!)$/.test(shown)
    ? new CellError(shown as ErrorCode)
    : shown;
}
