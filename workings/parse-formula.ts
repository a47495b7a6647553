/**
 * A formula, parsed. Names refer to inputs, steps, results and table lines. In a table, the name of
 * one of its own lines is its value at the same position; elsewhere it is the whole line. `previous(x)`,
 * `next(x)`, `all(x)`, `first(x)`, `rest(x)` (all but the first), `last(x)`, `total(x)` and `untilHere(x)`
 * pick other parts of a line, and `x.3` is its value at position 3, wherever the formula is.
 */
export type Expression =
  | { kind: "number"; text: string }
  | { kind: "text"; value: string }
  | { kind: "reference"; name: string; part: LinePart }
  | { kind: "group"; inner: Expression }
  | { kind: "negative"; operand: Expression }
  | { kind: "binary"; operator: Operator; left: Expression; right: Expression }
  | { kind: "call"; name: string; inputs: readonly Expression[] };

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

const tokenPattern =
  /\s*(?:(\d+(?:\.\d+)?)|"([^"]*)"|([A-Za-z]\w*(?:\.\w+)?)|(<>|<=|>=|[-+*/^&=<>(),]))/y;

type Token = { kind: "number" | "text" | "name" | "sign"; text: string };

export function parseFormula(formula: string): Expression {
  if (!formula.startsWith("=")) throw new Error(`A formula begins with "=": ${formula}`);
  const tokens = tokenise(formula);
  let at = 0;

  const expression = binary(0);
  if (at < tokens.length) throw unexpected();
  return expression;

  function binary(lowest: number): Expression {
    let left = operand();
    for (;;) {
      const operator = operatorAt(tokens[at]);
      if (!operator || precedence[operator] <= lowest) return left;
      at++;
      left = { kind: "binary", operator, left, right: binary(precedence[operator]) };
    }
  }

  function operand(): Expression {
    const token = tokens[at++];
    if (token?.kind === "number") return { kind: "number", text: token.text };
    if (token?.kind === "text") return { kind: "text", value: token.text };
    if (token?.kind === "name")
      return isSign("(") ? call(token.text) : reference(token.text, "here");
    if (token?.text === "-") return { kind: "negative", operand: operand() };
    if (token?.text === "(") {
      const inner = binary(0);
      expect(")");
      return { kind: "group", inner };
    }
    at--;
    throw unexpected();
  }

  function call(name: string): Expression {
    expect("(");
    const inputs = [binary(0)];
    while (isSign(",")) {
      expect(",");
      inputs.push(binary(0));
    }
    expect(")");
    const part = lineParts.find((part) => part === name);
    if (!part) return { kind: "call", name, inputs };
    const [line] = inputs;
    if (line?.kind !== "reference" || inputs.length > 1) {
      throw new Error(`${name}() takes the name of one line: ${formula}`);
    }
    return reference(line.name, part);
  }

  function isSign(sign: string) {
    return tokens[at]?.kind === "sign" && tokens[at]?.text === sign;
  }

  function expect(sign: string) {
    if (!isSign(sign)) throw unexpected();
    at++;
  }

  function unexpected() {
    return new Error(`Unexpected ${tokens[at]?.text ?? "end"} in the formula ${formula}`);
  }
}

export function expressionOf(formula: string | Expression): Expression {
  return typeof formula === "string" ? parseFormula(formula) : formula;
}

/** The names of the lines that a formula refers to, without positions. */
export function namesIn(expression: Expression): string[] {
  switch (expression.kind) {
    case "reference":
      return [expression.name.split(".")[0] ?? ""];
    case "group":
      return namesIn(expression.inner);
    case "negative":
      return namesIn(expression.operand);
    case "binary":
      return [...namesIn(expression.left), ...namesIn(expression.right)];
    case "call":
      return expression.inputs.flatMap(namesIn);
    default:
      return [];
  }
}

function reference(name: string, part: LinePart): Expression {
  return { kind: "reference", name, part };
}

function operatorAt(token: Token | undefined): Operator | null {
  return token?.kind === "sign" && token.text in precedence ? (token.text as Operator) : null;
}

function tokenise(formula: string): Token[] {
  const tokens: Token[] = [];
  tokenPattern.lastIndex = 1;
  while (formula.slice(tokenPattern.lastIndex).trim() !== "") {
    const from = tokenPattern.lastIndex;
    const [, number, text, name, sign] = tokenPattern.exec(formula) ?? [];
    if (number !== undefined) tokens.push({ kind: "number", text: number });
    else if (text !== undefined) tokens.push({ kind: "text", text });
    else if (name !== undefined) tokens.push({ kind: "name", text: name });
    else if (sign !== undefined) tokens.push({ kind: "sign", text: sign });
    else throw new Error(`Unexpected ${formula.slice(from).trim()} in the formula ${formula}`);
  }
  return tokens;
}
