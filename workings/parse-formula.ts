/**
 * A formula, parsed. What stands for cells differs: the formulas of a model have the names of its lines, those of a
 * workbook addresses (see `workbook/parse-cell-formula.ts`); the rest of the grammar is the same.
 */
export type Expression<Leaf = LineReference> =
  | Leaf
  | { kind: "number"; text: string }
  | { kind: "text"; value: string }
  | { kind: "group"; inner: Expression<Leaf> }
  | { kind: "negative"; operand: Expression<Leaf> }
  | { kind: "binary"; operator: Operator; left: Expression<Leaf>; right: Expression<Leaf> }
  | { kind: "call"; name: string; inputs: readonly Expression<Leaf>[] };

/**
 * Names refer to inputs, steps, results and table lines. In a table, the name of one of its own lines is its value
 * at the same position; elsewhere it is the whole line. `previous(x)`, `next(x)`, `all(x)`, `first(x)`, `rest(x)`
 * (all but the first), `last(x)`, `total(x)` and `untilHere(x)` pick other parts of a line, and `x.3` is its value
 * at position 3, wherever the formula is.
 */
export type LineReference = { kind: "reference"; name: string; part: LinePart };

export type LinePart = "here" | (typeof lineParts)[number];

export type Operator = "+" | "-" | "*" | "/" | "^" | "=" | "<>" | "<" | "<=" | ">" | ">=" | "&";

const lineParts = [
  "previous",
  "next",
  "all",
  "first",
  "rest",
  "last",
  "total",
  "untilHere",
] as const;

/** Higher binds tighter, as in a spreadsheet. */
const precedence: Record<Operator, number> = {
  "=": 1,
  "<>": 1,
  "<": 1,
  "<=": 1,
  ">": 1,
  ">=": 1,
  "&": 2,
  "+": 3,
  "-": 3,
  "*": 4,
  "/": 4,
  "^": 5,
};

export type Token = {
  kind: "number" | "text" | "name" | "sign" | "cells" | "error" | "table";
  text: string;
};

/** What one kind of formulas has beside the common grammar. */
export type Dialect<Leaf> = {
  /** Matches one token with the space before it; the group that matches tells its kind. */
  token: RegExp;
  kinds: readonly Token["kind"][];
  /** Reads an operand of its own; `null` for a token that begins none. */
  operand: (token: Token, reading: Reading<Leaf>) => Expression<Leaf> | null;
  /** What may follow an operand, such as a percent sign. */
  after?: (operand: Expression<Leaf>, reading: Reading<Leaf>) => Expression<Leaf>;
  call: (name: string, inputs: readonly Expression<Leaf>[], formula: string) => Expression<Leaf>;
  /** An input that is left out: `IF(a,,b)`. */
  missing?: Leaf;
};

/** A formula while it is read. */
export type Reading<Leaf> = {
  formula: string;
  isSign: (sign: string) => boolean;
  expect: (sign: string) => void;
  next: () => Token | undefined;
  peek: () => Token | undefined;
  operand: () => Expression<Leaf>;
  call: (name: string) => Expression<Leaf>;
  unexpected: () => Error;
};

/** Positions and variants of a line share formulas, and the trace has those of the page: each is parsed once. */
const parsed = new Map<string, Expression>();

export function parseFormula(formula: string): Expression {
  const known = parsed.get(formula) ?? parse(formula, lineDialect);
  parsed.set(formula, known);
  return known;
}

export function parse<Leaf>(formula: string, dialect: Dialect<Leaf>): Expression<Leaf> {
  if (!formula.startsWith("=")) throw new Error(`A formula begins with "=": ${formula}`);
  const tokens = tokenise(formula, dialect);
  let at = 0;
  const peek = () => tokens[at];
  const reading = { formula, isSign, expect, next, peek, operand, call, unexpected };

  const expression = binary(0);
  if (at < tokens.length) throw unexpected();
  return expression;

  function binary(lowest: number): Expression<Leaf> {
    let left = operand();
    for (;;) {
      const operator = operatorAt(tokens[at]);
      if (!operator || precedence[operator] <= lowest) return left;
      at++;
      left = { kind: "binary", operator, left, right: binary(precedence[operator]) };
    }
  }

  function operand(): Expression<Leaf> {
    const read = plainOperand();
    return dialect.after?.(read, reading) ?? read;
  }

  function plainOperand(): Expression<Leaf> {
    const token = tokens[at++];
    if (token?.kind === "number") return { kind: "number", text: token.text };
    if (token?.kind === "text") return { kind: "text", value: token.text.replaceAll('""', '"') };
    const own = token && dialect.operand(token, reading);
    if (own) return own;
    if (token?.text === "-") return { kind: "negative", operand: operand() };
    if (token?.text === "(") {
      const inner = binary(0);
      if (isSign(",")) throw new Error("a union of ranges, with a comma, is not supported");
      expect(")");
      return { kind: "group", inner };
    }
    at--;
    throw unexpected();
  }

  function call(name: string): Expression<Leaf> {
    expect("(");
    const inputs = isSign(")") ? [] : [input()];
    while (isSign(",")) {
      expect(",");
      inputs.push(input());
    }
    expect(")");
    return dialect.call(name, inputs, formula);
  }

  function input(): Expression<Leaf> {
    return dialect.missing && (isSign(",") || isSign(")")) ? dialect.missing : binary(0);
  }

  function isSign(sign: string) {
    return tokens[at]?.kind === "sign" && tokens[at]?.text === sign;
  }

  function expect(sign: string) {
    if (!isSign(sign)) throw unexpected();
    at++;
  }

  function next() {
    return tokens[at++];
  }

  function unexpected() {
    return new Error(`Unexpected ${tokens[at]?.text ?? "end"} in the formula ${formula}`);
  }
}

export function expressionOf(formula: string | Expression): Expression {
  return typeof formula === "string" ? parseFormula(formula) : formula;
}

/** What a formula refers to, in its order. */
export function referencesIn(expression: Expression): LineReference[] {
  switch (expression.kind) {
    case "reference":
      return [expression];
    case "group":
      return referencesIn(expression.inner);
    case "negative":
      return referencesIn(expression.operand);
    case "binary":
      return [...referencesIn(expression.left), ...referencesIn(expression.right)];
    case "call":
      return expression.inputs.flatMap(referencesIn);
    default:
      return [];
  }
}

function operatorAt(token: Token | undefined): Operator | null {
  return token?.kind === "sign" && token.text in precedence ? (token.text as Operator) : null;
}

function tokenise<Leaf>(formula: string, { token, kinds }: Dialect<Leaf>): Token[] {
  const tokens: Token[] = [];
  const end = formula.trimEnd().length;
  token.lastIndex = 1;
  while (token.lastIndex < end) {
    const from = token.lastIndex;
    const match = token.exec(formula);
    let group = 1;
    while (match && match[group] === undefined) group++;
    const kind = kinds[group - 1];
    const text = match?.[group];
    if (kind === undefined || text === undefined) {
      throw new Error(`Unexpected ${formula.slice(from).trim()} in the formula ${formula}`);
    }
    tokens.push({ kind, text });
  }
  return tokens;
}

const lineDialect: Dialect<LineReference> = {
  token:
    /\s*(?:(\d+(?:\.\d+)?)|"((?:[^"]|"")*)"|([A-Za-z]\w*(?:\.\w+)?)|(<>|<=|>=|[-+*/^&=<>(),]))/y,
  kinds: ["number", "text", "name", "sign"],
  operand: ({ kind, text }, { isSign, call }) => {
    if (kind !== "name") return null;
    return isSign("(") ? call(text) : { kind: "reference", name: text, part: "here" };
  },
  call: (name, inputs, formula) => {
    const part = lineParts.find((part) => part === name);
    if (!part) return { kind: "call", name, inputs };
    const [line] = inputs;
    if (line?.kind !== "reference" || inputs.length > 1) {
      throw new Error(`${name}() takes the name of one line: ${formula}`);
    }
    return { kind: "reference", name: line.name, part };
  },
};
