import type {
  Argument,
  Bounds,
  Case,
  Declaration,
  Expression,
  Module,
  Parameter,
  Procedure,
  Statement,
  TypeName,
} from "./syntax.ts";
import { SyntaxProblem, type Token, tokensOf } from "./tokens.ts";

const typeNames = new Set(
  "integer long double currency date string boolean variant range collection".split(" "),
);

/** Operators by precedence, the lowest first. The unary minus and Not come between the others. */
const levels = [
  "xor",
  "or",
  "and",
  "not",
  "= <> < > <= >=",
  "&",
  "+ -",
  "mod",
  "\\",
  "* /",
  "minus",
  "^",
].map((operators) => operators.split(" "));

/** A module, as far as it is the VBA of `syntax.ts`; anything else is a `SyntaxProblem`. */
export function parse(source: string): Module {
  const tokens = tokensOf(source);
  let place = 0;

  const ahead = (distance = 0): Token =>
    tokens[place + distance] ?? { ...emptyToken, line: tokens.at(-1)?.line ?? 1 };
  const fail = (wanted: string): never => {
    throw new SyntaxProblem(ahead().line, `${wanted} expected, ${ahead().text} found`);
  };
  const isNext = (...names: string[]) =>
    names.every((name, index) => ahead(index).name === name && ahead(index).kind !== "string");
  const take = (...names: string[]) => {
    if (!isNext(...names)) return false;
    place += names.length;
    return true;
  };
  const need = (...names: string[]) => {
    if (!take(...names)) fail(names.join(" "));
  };
  const isEnd = () => ahead().kind === "end of line";
  const needEnd = () => {
    if (!isEnd()) fail("the end of the statement");
    while (isEnd() && place < tokens.length) place += 1;
  };
  const name = () => {
    if (ahead().kind !== "name") fail("a name");
    place += 1;
    return ahead(-1).name;
  };
  const listOf = <Item>(item: () => Item): Item[] => {
    const items = [item()];
    while (take(",")) items.push(item());
    return items;
  };

  function typeClause(): TypeName {
    if (!take("as")) return "variant";
    if (!typeNames.has(ahead().name)) fail("a known type");
    return name() as TypeName;
  }

  function declaration(): Declaration {
    const declared = name();
    const isArray = take("(", ")");
    return { name: declared, type: typeClause(), isArray };
  }

  function parameter(): Parameter {
    const byValue = take("byval");
    if (!byValue) take("byref");
    return { ...declaration(), byReference: !byValue };
  }

  function expression(level = 0): Expression {
    const operators = levels[level];
    if (!operators) return postfix();
    if (operators[0] === "not") {
      if (!take("not")) return expression(level + 1);
      return { kind: "unary", operator: "not", operand: expression(level) };
    }
    if (operators[0] === "minus") {
      if (!take("-")) return expression(level + 1);
      return { kind: "unary", operator: "-", operand: expression(level) };
    }
    let left = expression(level + 1);
    while (operators.includes(ahead().name) && ahead().kind !== "string") {
      place += 1;
      left = { kind: "binary", operator: ahead(-1).name, left, right: expression(level + 1) };
    }
    return left;
  }

  function postfix(): Expression {
    let value = primary();
    while (true) {
      const { line, afterSpace } = ahead();
      if (isNext(".") && !afterSpace) {
        place += 1;
        value = { kind: "member", object: value, name: name(), line };
      } else if (isNext("(") && !afterSpace) {
        place += 1;
        value = { kind: "call", callee: value, args: isNext(")") ? [] : listOf(argument) };
        need(")");
      } else return value;
    }
  }

  function argument(): Argument {
    return isNext(",") || isNext(")") || isEnd() ? null : expression();
  }

  function primary(): Expression {
    const { kind, text, line } = ahead();
    if (take("(")) {
      const inner = expression();
      need(")");
      return inner;
    }
    if (take(".")) return { kind: "member", object: null, name: name(), line };
    if (take("new")) return { kind: "new", type: name() as TypeName };
    for (const [word, value] of constants) if (take(word)) return { kind: "constant", value };
    if (kind === "name" && !reserved.has(ahead().name)) return { kind: "name", name: name(), line };
    if (kind !== "string" && kind !== "number") fail("an expression");
    place += 1;
    if (kind === "string") {
      return { kind: "string", value: text.slice(1, -1).replaceAll('""', '"') };
    }
    const value = Number(text.replace("#", ""));
    const isWhole = /^\d+$/.test(text);
    return {
      kind: "number",
      value,
      type: !isWhole ? "Double" : value < 32768 ? "Integer" : "Long",
    };
  }

  function bounds(): Bounds {
    const first = expression();
    return take("to") ? { lower: first, upper: expression() } : { lower: null, upper: first };
  }

  /** Statements up to one that begins with any of these words. */
  function block(...ends: string[]): Statement[] {
    const body: Statement[] = [];
    while (!ends.some((end) => isNext(...end.split(" ")))) {
      if (place >= tokens.length) fail(ends.join(" or "));
      body.push(statement());
      needEnd();
    }
    return body;
  }

  function statement(): Statement {
    const { line } = ahead();
    const at = <Kind>(action: Kind) => ({ ...action, line });
    if (take("dim")) return at({ kind: "dim", declarations: listOf(declaration) });
    if (take("const")) return at(constant());
    if (take("redim")) {
      const preserve = take("preserve");
      const array = name();
      need("(");
      const sizes = listOf(bounds);
      need(")");
      return at({ kind: "redim", name: array, preserve, bounds: sizes });
    }
    if (take("if")) return at(condition());
    if (take("select", "case")) return at(selection());
    if (take("for", "each")) {
      const variable = { kind: "name", name: name(), line } as const;
      need("in");
      const of = expression();
      needEnd();
      return at({ kind: "for each", variable, of, body: loop(variable.name) });
    }
    if (take("for")) {
      const variable = { kind: "name", name: name(), line } as const;
      need("=");
      const from = expression();
      need("to");
      const to = expression();
      const step = take("step") ? expression() : null;
      needEnd();
      return at({ kind: "for", variable, from, to, step, body: loop(variable.name) });
    }
    if (take("do")) {
      const until = isNext("until");
      const tested = take("while") || take("until") ? expression() : null;
      needEnd();
      const body = block("loop");
      need("loop");
      return at({ kind: "do", condition: tested, until, body });
    }
    if (take("with")) {
      const object = expression();
      needEnd();
      const body = block("end with");
      need("end", "with");
      return at({ kind: "with", object, body });
    }
    for (const from of ["sub", "function", "for", "do"] as const) {
      if (take("exit", from)) return at({ kind: "exit", from });
    }
    if (take("on", "error", "goto")) {
      return at({ kind: "on error", label: take("0") ? null : name() });
    }
    if (ahead().kind === "name" && ahead(1).text === ":")
      return at({ kind: "label", name: name() });
    const isSet = take("set");
    const target = postfix();
    if (take("=")) return at({ kind: "assign", target, value: expression(), isSet });
    if (isSet) fail("=");
    if (!isEnd() && !isNext("else")) {
      return at({ kind: "call", callee: target, args: listOf(argument) });
    }
    const call = target.kind === "call" ? target : { callee: target, args: [] };
    return at({ kind: "call", callee: call.callee, args: call.args });
  }

  function loop(variable: string) {
    const body = block("next");
    need("next");
    if (!isEnd() && name() !== variable) throw new SyntaxProblem(ahead().line, `Next ${variable}`);
    return body;
  }

  function condition() {
    const first = expression();
    need("then");
    if (!isEnd()) {
      const branches = [{ condition: first, body: [statement()] }];
      return { kind: "if" as const, branches, otherwise: take("else") ? [statement()] : [] };
    }
    needEnd();
    const branches = [{ condition: first, body: block("elseif", "else", "end if") }];
    while (take("elseif")) {
      const next = expression();
      need("then");
      needEnd();
      branches.push({ condition: next, body: block("elseif", "else", "end if") });
    }
    const hasElse = take("else");
    if (hasElse) needEnd();
    const otherwise = hasElse ? block("end if") : [];
    need("end", "if");
    return { kind: "if" as const, branches, otherwise };
  }

  function selection() {
    const subject = expression();
    needEnd();
    const cases: Case[] = [];
    while (take("case")) {
      const values = take("else") ? null : listOf(expression);
      needEnd();
      cases.push({ values, body: block("case", "end select") });
    }
    need("end", "select");
    return { kind: "select" as const, subject, cases };
  }

  function constant() {
    const { name, type } = declaration();
    need("=");
    return { kind: "const" as const, name, type, value: expression() };
  }

  function procedure(): Procedure {
    const { line } = ahead();
    const kind = name() as "sub" | "function";
    const called = name();
    need("(");
    const parameters = isNext(")") ? [] : listOf(parameter);
    need(")");
    const resultType = kind === "function" ? typeClause() : "variant";
    const result = { type: resultType, isArray: take("(", ")") };
    needEnd();
    const body = block(`end ${kind}`);
    need("end", kind);
    return { kind, name: called, parameters, result, body, line };
  }

  const module: Module = { declarations: [], procedures: new Map() };
  while (isEnd() && place < tokens.length) place += 1;
  if (!take("option", "explicit")) fail("Option Explicit");
  needEnd();
  while (place < tokens.length) {
    const { line } = ahead();
    if (!take("private")) take("public");
    if (isNext("sub") || isNext("function")) {
      const made = procedure();
      if (module.procedures.has(made.name)) throw new SyntaxProblem(line, `a second ${made.name}`);
      module.procedures.set(made.name, made);
    } else {
      need("const");
      module.declarations.push(constant());
    }
    needEnd();
  }
  return module;
}

const emptyToken: Token = {
  kind: "end of line",
  text: "the end of the module",
  name: "",
  line: 1,
  afterSpace: false,
};

const constants: readonly [string, boolean | null | undefined][] = [
  ["true", true],
  ["false", false],
  ["nothing", null],
  ["empty", undefined],
];

/** Reserved words. */
const reserved = new Set(
  [
    "and as byref byval call case const dim do each else elseif end exit for function goto if in is like loop mod",
    "next not on option or private public redim resume select set step sub then to until wend while with xor",
  ].flatMap((words) => words.split(" ")),
);
