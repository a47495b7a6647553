import type { SheetCell } from "./cells.ts";
import type { SheetData, SheetValue } from "./definition.ts";
import { evaluate } from "./evaluate.ts";
import type { Expression, Operator } from "./parse-formula.ts";
import { type Phrases, partsOf, phrases } from "./phrases.ts";
import type { Sheet } from "./sheet.ts";
import { toBoolean } from "./value.ts";

/**
 * How a number came about, piece by piece. A reference is shown by its label or by its value, so
 * that one explanation gives the formula in words and the formula with its numbers.
 */
export type Piece =
  | { kind: "text"; text: string }
  | { kind: "reference"; cells: readonly SheetCell[] }
  | { kind: "power"; pieces: readonly Piece[] };

/** Between a plain value and the reason for it. */
export const because = ", because ";

/**
 * The explanation holds for the case shown: of an IF only the branch that applies is given, and the reason
 * where that branch is a plain value. `null` for an input, which has no formula.
 */
export function explain(
  sheet: Sheet,
  cell: SheetCell,
  value: (cell: SheetCell) => SheetValue,
  words: Phrases = sheet.words ?? phrases,
): readonly Piece[] | null {
  return cell.formula && pieces(cell.formula);

  function pieces(expression: Expression): Piece[] {
    switch (expression.kind) {
      case "number":
        return [text(numberText(expression.text))];
      case "text":
        return [text(expression.value)];
      case "reference":
        return reference(sheet.resolve(expression, cell));
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
    if (operator === "&") return joined(left, right);
    if (operator !== "^") return [...operand(left), text(signs[operator]), ...operand(right)];
    // An exponent is raised, so it needs no brackets.
    const exponent = right.kind === "group" ? right.inner : right;
    return [...pieces(left), { kind: "power", pieces: pieces(exponent) }];
  }

  /** `(hours × 4, rounded) ÷ 4`: words after the first input would seem to go with what follows them. */
  function operand(expression: Expression): Piece[] {
    const isSaidAfter =
      expression.kind === "call" && phraseOf(expression.name, expression.inputs)?.startsWith("{0}");
    const inner = pieces(expression);
    return isSaidAfter ? [text("("), ...inner, text(")")] : inner;
  }

  function phraseOf(name: string, inputs: readonly Expression[]) {
    const last = inputs.at(-1);
    const byNumber = last?.kind === "number" ? words[`${name} by ${last.text}`] : undefined;
    return byNumber ?? words[`${name}/${inputs.length}`] ?? words[name];
  }

  /** `">="&cutOff`, as the functions that count take a condition, is `≥ cutoff`. */
  function joined(left: Expression, right: Expression): Piece[] {
    const sign = left.kind === "text" && signs[left.value as keyof typeof signs];
    return [...(sign ? [text(`${sign.trim()} `)] : pieces(left)), ...pieces(right)];
  }

  function called(name: string, inputs: readonly Expression[]): Piece[] {
    const [condition, whenTrue, whenFalse] = inputs;
    if (name === "IF" && condition) {
      const holds = isTrue(condition);
      const branch = holds ? whenTrue : whenFalse;
      if (!branch) return [];
      const isPlain = branch.kind === "number" || branch.kind === "text";
      return isPlain
        ? [...pieces(branch), text(because), ...reason(condition, holds)]
        : pieces(branch);
    }
    if (name === "EXP" && condition) {
      const exponent = condition.kind === "group" ? condition.inner : condition;
      return [text("e"), { kind: "power", pieces: pieces(exponent) }];
    }
    const found = name === "LOOKUP" && lookedUp(inputs);
    if (found && condition) {
      return [
        text("for "),
        ...pieces(condition),
        text(", "),
        { kind: "reference", cells: [found] },
      ];
    }
    const entry = name === "INDEX" && entryOf(inputs);
    if (entry) return [{ kind: "reference", cells: [entry] }];
    const phrase = phraseOf(name, inputs);
    if (!phrase) throw new Error(`There are no words for ${name} in workings/phrases.ts`);
    return partsOf(phrase).flatMap((part) => {
      if ("words" in part) return [text(part.words)];
      if ("inputs" in part) return listed(inputs.map(pieces));
      if ("rowsOf" in part) return [text(rowsOf(inputs[part.rowsOf]))];
      const chosen = inputs["condition" in part ? part.condition : part.input];
      if (!chosen) return [];
      if ("condition" in part) {
        const isComparison = chosen.kind === "binary" && chosen.operator === "&";
        return [text(isComparison ? "" : "= "), ...pieces(chosen)];
      }
      return pieces(part.unsigned && chosen.kind === "negative" ? chosen.operand : chosen);
    });
  }

  function rowsOf(column: Expression | undefined) {
    const [first] = column?.kind === "reference" ? sheet.resolve(column, cell) : [];
    if (first?.data) return rowsText(first.data);
    const { axis } = first?.table ?? {};
    return axis ? `${axis.positions.length} ${axis.label.toLowerCase()}s` : "cells";
  }

  /** The one cell of a line that INDEX picks in the case shown. */
  function entryOf([line, place, column]: readonly Expression[]) {
    if (line?.kind !== "reference" || !place) return undefined;
    if (sheet.entryIn) {
      const [row, across] = [place, column].map(
        (one) => one && Number(evaluate(one, cell, sheet, value)),
      );
      const isRow = sheet.rangeOf?.(line, () => null).height === 1 && across === undefined;
      return sheet.entryIn(line, isRow ? 1 : row || 1, isRow ? row || 1 : across || 1);
    }
    const cells = sheet.resolve(line, cell);
    // The rows of a list are not cells of their own.
    return cells[0]?.data ? undefined : cells[Number(evaluate(place, cell, sheet, value)) - 1];
  }

  /** The one cell that LOOKUP finds in the case shown, by a number on the axis of its line. */
  function lookedUp([wanted, among, from]: readonly Expression[]) {
    if (!wanted || among?.kind !== "reference" || from?.kind !== "reference") return undefined;
    const number = evaluate(wanted, cell, sheet, value);
    const at = sheet.resolve(among, cell).findIndex((one) => value(one) === number);
    return sheet.resolve(from, cell)[at];
  }

  function isTrue(condition: Expression) {
    return toBoolean(evaluate(condition, cell, sheet, value)) === true;
  }

  /** Why a condition holds or does not, with the one part that decides it where one is enough. */
  function reason(condition: Expression, holds: boolean): Piece[] {
    if (condition.kind === "group") return reason(condition.inner, holds);
    if (condition.kind === "binary" && !holds) {
      return binary({
        ...condition,
        operator: opposites[condition.operator] ?? condition.operator,
      });
    }
    if (condition.kind !== "call" || (condition.name !== "AND" && condition.name !== "OR")) {
      return pieces(condition);
    }
    const oneDecides = (condition.name === "OR") === holds;
    const deciding = condition.inputs.filter((part) => isTrue(part) === holds);
    return listed(
      (oneDecides ? deciding.slice(0, 1) : deciding).map((part) => reason(part, holds)),
    );
  }
}

/** An empty cell of a workbook counts as nothing. */
function reference(cells: readonly SheetCell[]): Piece[] {
  return cells.length > 0 ? [{ kind: "reference", cells }] : [text("0")];
}

/** `25,000,000`. Four digits may be a year and stay as they are. */
function numberText(written: string) {
  return /^\d{5,}$/.test(written) ? Number(written).toLocaleString("en-US") : written;
}

/** `2,000 test loans`. */
export function rowsText({ rowCount, rowLabel }: SheetData) {
  return `${rowCount.toLocaleString("en-GB")} ${rowLabel}s`;
}

/** `a, b and c`. */
function listed(parts: readonly Piece[][]): Piece[] {
  return parts.flatMap((part, index) => {
    if (index === 0) return part;
    return [text(index === parts.length - 1 ? " and " : ", "), ...part];
  });
}

const opposites: Partial<Record<Operator, Operator>> = {
  "=": "<>",
  "<>": "=",
  "<": ">=",
  "<=": ">",
  ">": "<=",
  ">=": "<",
};

/** What an explanation refers to, in its order, each once. */
export function referencesOf(explanation: readonly Piece[]): (readonly SheetCell[])[] {
  const found = new Map<string, readonly SheetCell[]>();
  for (const piece of explanation) {
    const cells =
      piece.kind === "power"
        ? referencesOf(piece.pieces)
        : piece.kind === "reference"
          ? [piece.cells]
          : [];
    for (const range of cells) found.set(`${range[0]?.id}:${range.length}`, range);
  }
  return [...found.values()];
}

function text(text: string): Piece {
  return { kind: "text", text };
}

const signs: Record<Exclude<Operator, "^" | "&">, string> = {
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
