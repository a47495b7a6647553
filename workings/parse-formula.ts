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
  /** What follows the equals sign. */
  tokenize: (formula: string) => readonly Token[];
  /** Reads an operand of its own; `null` for a token that begins none. */
  operand: (token: Token, reading: Reading<Leaf>) => Expression<Leaf> | null;
  /** What may follow an operand, such as a percent sign. */
  after?: (operand: Expression<Leaf>, reading: Reading<Leaf>) => Expression<Leaf>;
  call: (name: string, inputs: readonly Expression<Leaf>[], formula: string) => Expression<Leaf>;
  /** An input that is left out: `IF(a,,b)`. */
  missing?: Leaf;
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
  return new Reading(formula, dialect).whole();
}

/** A formula while it is read. */
export class Reading<Leaf> {
  readonly formula: string;
  readonly dialect: Dialect<Leaf>;
  readonly tokens: readonly Token[];
  at = 0;

  constructor(formula: string, dialect: Dialect<Leaf>) {
    this.formula = formula;
    this.dialect = dialect;
    this.tokens = dialect.tokenize(formula);
  }

  whole(): Expression<Leaf> {
    const expression = this.binary(0);
    if (this.at < this.tokens.length) throw this.unexpected();
    return expression;
  }

  binary(lowest: number): Expression<Leaf> {
    let left = this.operand();
    for (;;) {
      const token = this.tokens[this.at];
      const binds = token?.kind === "sign" ? precedence[token.text as Operator] : undefined;
      if (!token || binds === undefined || binds <= lowest) return left;
      this.at++;
      const operator = token.text as Operator;
      left = { kind: "binary", operator, left, right: this.binary(binds) };
    }
  }

  operand(): Expression<Leaf> {
    const read = this.plainOperand();
    return this.dialect.after?.(read, this) ?? read;
  }

  plainOperand(): Expression<Leaf> {
    const token = this.next();
    if (token?.kind === "number") return { kind: "number", text: token.text };
    if (token?.kind === "text") return { kind: "text", value: token.text.replaceAll('""', '"') };
    const own = token && this.dialect.operand(token, this);
    if (own) return own;
    if (token?.text === "-") return { kind: "negative", operand: this.operand() };
    if (token?.text === "(") {
      const inner = this.binary(0);
      if (this.isSign(",")) throw new Error("a union of ranges, with a comma, is not supported");
      this.expect(")");
      return { kind: "group", inner };
    }
    this.at--;
    throw this.unexpected();
  }

  call(name: string): Expression<Leaf> {
    this.expect("(");
    const inputs = this.isSign(")") ? [] : [this.input()];
    while (this.isSign(",")) {
      this.at++;
      inputs.push(this.input());
    }
    this.expect(")");
    return this.dialect.call(name, inputs, this.formula);
  }

  input(): Expression<Leaf> {
    const { missing } = this.dialect;
    return missing && (this.isSign(",") || this.isSign(")")) ? missing : this.binary(0);
  }

  isSign(sign: string) {
    const token = this.tokens[this.at];
    return token?.kind === "sign" && token.text === sign;
  }

  expect(sign: string) {
    if (!this.isSign(sign)) throw this.unexpected();
    this.at++;
  }

  next() {
    return this.tokens[this.at++];
  }

  peek() {
    return this.tokens[this.at];
  }

  unexpected() {
    return new Error(`Unexpected ${this.peek()?.text ?? "end"} in the formula ${this.formula}`);
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

/** Any other character is a token of its own, which no formula expects. */
const lineToken = /"(?:[^"]|"")*"|[A-Za-z]\w*(?:\.\w+)?|\d+(?:\.\d+)?|<>|<=|>=|\S/g;

const tokens = new Map<string, Token>();

/** The same few signs and names are most of all formulas. */
function tokenOf(text: string): Token {
  const known = tokens.get(text) ?? newToken(text);
  tokens.set(text, known);
  return known;
}

function newToken(text: string): Token {
  const first = text.charAt(0);
  if (first === '"' && text.length > 1) return { kind: "text", text: text.slice(1, -1) };
  if (first >= "0" && first <= "9") return { kind: "number", text };
  const isLetter = (first >= "a" && first <= "z") || (first >= "A" && first <= "Z");
  return { kind: isLetter ? "name" : "sign", text };
}

function isLinePart(name: string): name is (typeof lineParts)[number] {
  return (lineParts as readonly string[]).includes(name);
}

const lineDialect: Dialect<LineReference> = {
  tokenize: (formula) => (formula.slice(1).match(lineToken) ?? []).map(tokenOf),
  operand: ({ kind, text }, reading) => {
    if (kind !== "name") return null;
    return reading.isSign("(")
      ? reading.call(text)
      : { kind: "reference", name: text, part: "here" };
  },
  call: (name, inputs, formula) => {
    if (!isLinePart(name)) return { kind: "call", name, inputs };
    const [line] = inputs;
    if (line?.kind !== "reference" || inputs.length > 1) {
      throw new Error(`${name}() takes the name of one line: ${formula}`);
    }
    return { kind: "reference", name: line.name, part: name };
  },
};
