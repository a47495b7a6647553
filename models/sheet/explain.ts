import type { SheetCell } from "./cells.ts";
import type { SheetValue } from "./definition.ts";
import { evaluate } from "./evaluate.ts";
import type { Expression, Operator } from "./parse-formula.ts";
import { phrases } from "./phrases.ts";
import type { Sheet } from "./sheet.ts";

/**
 * How a number came about, piece by piece. A reference is shown by its label or by its value, so
 * that one explanation gives the formula in words and the formula with its numbers.
 */
export type Piece =
  | { kind: "text"; text: string }
  | { kind: "reference"; cells: readonly SheetCell[] }
  | { kind: "power"; pieces: readonly Piece[] };

/**
 * The explanation holds for the case shown: of an IF only the branch that applies is given.
 * `null` for an input, which has no formula.
 */
export function explain(
  sheet: Sheet,
  cell: SheetCell,
  value: (cell: SheetCell) => SheetValue,
): readonly Piece[] | null {
  return cell.formula && pieces(cell.formula);

  function pieces(expression: Expression): Piece[] {
    switch (expression.kind) {
      case "number":
        return [text(expression.text)];
      case "text":
        return [text(expression.value)];
      case "reference":
        return [{ kind: "reference", cells: sheet.resolve(expression, cell) }];
      case "group":
        return [text("("), ...pieces(expression.inner), text(")")];
      case "negative":
        return [text("−"), ...pieces(expression.operand)];
      case "binary":
        return binary(expression);
      case "call":
        return called(expression.name, expression.inputs);
    }
  }

  function binary({ operator, left, right }: Extract<Expression, { kind: "binary" }>): Piece[] {
    if (operator !== "^") return [...pieces(left), text(signs[operator]), ...pieces(right)];
    // An exponent is raised, so it needs no brackets.
    const exponent = right.kind === "group" ? right.inner : right;
    return [...pieces(left), { kind: "power", pieces: pieces(exponent) }];
  }

  function called(name: string, inputs: readonly Expression[]): Piece[] {
    const [condition, whenTrue, whenFalse] = inputs;
    if (name === "IF" && condition) {
      const branch = evaluate(condition, cell, sheet, value) ? whenTrue : whenFalse;
      return branch ? pieces(branch) : [];
    }
    const phrase = phrases[name];
    if (!phrase) throw new Error(`There are no words for ${name} in models/sheet/phrases.ts`);
    return phrase.flatMap((part) => {
      if ("words" in part) return [text(part.words)];
      const chosen = "inputs" in part ? inputs : inputs.slice(part.input, part.input + 1);
      return chosen.flatMap((input, index) => {
        if (index === 0) return pieces(input);
        return [text(index === chosen.length - 1 ? " and " : ", "), ...pieces(input)];
      });
    });
  }
}

function text(text: string): Piece {
  return { kind: "text", text };
}

const signs: Record<Exclude<Operator, "^">, string> = {
  "*": " × ",
  "/": " ÷ ",
  "-": " − ",
  "+": " + ",
  "=": " = ",
  "<>": " ≠ ",
  "<": " < ",
  "<=": " ≤ ",
  ">": " > ",
  ">=": " ≥ ",
};
