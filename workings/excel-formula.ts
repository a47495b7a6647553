import type { Address, SheetCell } from "./cells.ts";
import type { Expression, LineReference } from "./parse-formula.ts";
import type { Sheet } from "./sheet.ts";

/** The formula of a cell as it is written into the workbook: `=C8*Inputs!$C$7`. */
export function excelFormula(sheet: Sheet, cell: SheetCell): string | null {
  if (cell.written !== undefined) return cell.written;
  const textOf = (reference: LineReference) =>
    rangeText(sheet.resolve(reference, cell), cell.address, reference.name.includes("."));
  return cell.formula && `=${formulaText(cell.formula, textOf)}`;
}

/** A formula as a cell has it; `leafText` writes its references and whatever else only formulas of its kind have. */
export function formulaText<Leaf extends { kind: string }>(
  expression: Expression<Leaf>,
  leafText: (leaf: Leaf) => string,
): string {
  const text = (part: Expression<Leaf>) => formulaText(part, leafText);
  const operation = expression as Exclude<Expression<Leaf>, Leaf>;
  switch (operation.kind) {
    case "number":
      return operation.text;
    case "text":
      return quoted(operation.value);
    case "group":
      return `(${text(operation.inner)})`;
    case "negative":
      return `-${text(operation.operand)}`;
    case "binary":
      return text(operation.left) + operation.operator + text(operation.right);
    case "call":
      return `${operation.name}(${operation.inputs.map(text).join(",")})`;
    default:
      return leafText(expression as Leaf);
  }
}

export function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** `C8`, `C8:M8` or `Inputs!$C$7`, seen from a cell at `from`. */
export function rangeText(
  cells: readonly SheetCell[],
  from: Address,
  isOnePosition = false,
): string {
  const [first, last] = [cells[0], cells.at(-1)];
  if (!first || !last) throw new Error("A reference means at least one cell");
  const { data } = first;
  if (data) {
    const last = { ...first.address, row: first.address.row + data.rowCount - 1 };
    return `${data.sheet}!${addressText(first.address, true)}:${addressText(last, true)}`;
  }
  // A single number and a given position stay where they are when the formula is copied along a line.
  const fixed = first.position === null || isOnePosition;
  const range =
    first === last
      ? addressText(first.address, fixed)
      : `${addressText(first.address, fixed)}:${addressText(last.address, fixed)}`;
  return first.address.sheet === from.sheet ? range : `${first.address.sheet}!${range}`;
}

export function addressText(
  { row, column }: Pick<Address, "row" | "column">,
  fixed = false,
): string {
  const sign = fixed ? "$" : "";
  return sign + columnLetters(column) + sign + (row + 1);
}

export function columnLetters(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnLetters(Math.floor(column / 26) - 1) + letter;
}
