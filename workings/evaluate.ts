import type { SheetCell } from "./cells.ts";
import { dateOf } from "./day-number.ts";
import type { SheetValue } from "./definition.ts";
import type { Expression, Operator } from "./parse-formula.ts";
import type { Sheet } from "./sheet.ts";

/**
 * The value of a condition, or of a part of one: enough to tell which branch of an IF holds.
 * It is not a second calculation engine: the numbers of a sheet come from the model.
 */
export function evaluate(
  expression: Expression,
  from: SheetCell,
  sheet: Sheet,
  cellValue: (cell: SheetCell) => SheetValue,
): SheetValue | boolean {
  return value(expression);

  function value(part: Expression): SheetValue | boolean {
    switch (part.kind) {
      case "number":
        return Number(part.text);
      case "text":
        return part.value;
      case "group":
        return value(part.inner);
      case "negative":
        return -Number(value(part.operand));
      case "binary":
        return operators[part.operator](value(part.left), value(part.right));
      case "reference":
        return cellValue(single(sheet.resolve(part, from), part.name));
      case "call":
        return called(part.name, part.inputs.flatMap(numbersOf));
    }
  }

  function numbersOf(part: Expression): (SheetValue | boolean)[] {
    return part.kind === "reference" ? sheet.resolve(part, from).map(cellValue) : [value(part)];
  }
}

function called(name: string, inputs: readonly (SheetValue | boolean)[]): SheetValue | boolean {
  const numbers = inputs.filter((input) => typeof input === "number");
  switch (name) {
    case "AND":
      return inputs.every(Boolean);
    case "OR":
      return inputs.some(Boolean);
    case "MIN":
      return Math.min(...numbers);
    case "MAX":
      return Math.max(...numbers);
    case "SUM":
      return numbers.reduce((sum, number) => sum + number, 0);
    case "ABS":
      return Math.abs(Number(inputs[0]));
    case "RANK": {
      const [number = 0, ...among] = numbers;
      return 1 + among.filter((other) => other > number).length;
    }
    case "COUNTIF":
      return inputs.slice(0, -1).filter((input) => input === inputs.at(-1)).length;
    case "SIGN":
      return Math.sign(Number(inputs[0]));
    case "DAY":
      return dateOf(Number(inputs[0])).getUTCDate();
    case "MONTH":
      return dateOf(Number(inputs[0])).getUTCMonth() + 1;
    default:
      throw new Error(`A condition cannot use ${name}`);
  }
}

type Operand = SheetValue | boolean;

const operators: Record<Operator, (left: Operand, right: Operand) => Operand> = {
  "+": (left, right) => Number(left) + Number(right),
  "-": (left, right) => Number(left) - Number(right),
  "*": (left, right) => Number(left) * Number(right),
  "/": (left, right) => Number(left) / Number(right),
  "^": (left, right) => Number(left) ** Number(right),
  "&": (left, right) => `${left}${right}`,
  "=": (left, right) => left === right,
  "<>": (left, right) => left !== right,
  "<": (left, right) => left < right,
  "<=": (left, right) => left <= right,
  ">": (left, right) => left > right,
  ">=": (left, right) => left >= right,
};

function single(cells: readonly SheetCell[], name: string): SheetCell {
  const [cell] = cells;
  if (!cell || cells.length > 1) throw new Error(`A condition needs one value of ${name}`);
  return cell;
}
