/**
 * Compiles the part of VBA that the site's modules use to JavaScript, for `module.ts` to run. Names are
 * case-insensitive, so they are in lower case. Whatever else VBA knows is refused.
 */
const patterns = {
  string: /"(?:[^"]|"")*"/y,
  number: /(?:\d+\.?\d*|\.\d+)(?:E[+-]?\d+)?#?/iy,
  name: /[A-Za-z]\w*/y,
  sign: /<=|>=|<>|[-+*/^&=<>().,:]/y,
};

type Token = {
  kind: keyof typeof patterns | "end of line";
  text: string;
  line: number;
  /** `With x: .Value` and `x.Value` differ in the space before the dot. */
  afterSpace: boolean;
};

function problem(line: number, message: string) {
  return new Error(`Line ${line}: ${message}.`);
}

/** Comments are left out, continued lines are joined, and a colon ends a statement as a line does. */
function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  for (const [index, text] of source.split(/\r?\n/).entries()) {
    const line = index + 1;
    let isContinued = false;
    let at = 0;
    while (at < text.length) {
      const space = /^\s*/.exec(text.slice(at))?.[0].length ?? 0;
      at += space;
      if (at >= text.length || text[at] === "'") break;
      isContinued = /^_\s*$/.test(text.slice(at));
      if (isContinued) break;
      const found = Object.entries(patterns).flatMap(([kind, pattern]) => {
        pattern.lastIndex = at;
        const [piece] = pattern.exec(text) ?? [];
        return piece ? [{ kind: kind as Token["kind"], piece }] : [];
      })[0];
      if (!found) throw problem(line, `cannot read ${text.slice(at)}`);
      const { kind, piece } = found;
      const isColon = piece === ":";
      tokens.push({
        ...{ kind: isColon ? "end of line" : kind, line, afterSpace: space > 0 },
        text: kind === "string" ? piece : piece.toLowerCase(),
      });
      at += piece.length;
    }
    const end = { kind: "end of line", text: "the end of the line", line } as const;
    if (!isContinued) tokens.push({ ...end, afterSpace: false });
  }
  return tokens;
}

const types = "integer long double currency date string boolean variant range collection".split(
  " ",
);

/** Words that name nothing. */
const reserved = new Set(
  "and as byref byval case const dim do each else elseif end exit for function goto if in is like loop mod next not on option or private public redim select set step sub then to until while with".split(
    " ",
  ),
);

const literals: Record<string, string> = {
  ...{ true: "true", false: "false", nothing: "null", empty: "undefined" },
};

/** Operators by precedence, the lowest first. The unary minus and Not come between the others. */
const levels = ["or", "and", "not", "= <> < > <= >=", "&", "+ -", "* /", "minus", "^"].map(
  (operators) => operators.split(" "),
);

/** A parameter, or a declared variable. */
type Declared = { name: string; type: string; isArray: boolean };

export type Compiled = {
  /** The body of a function of `vba`, which returns the procedures by name. */
  code: string;
  /** The line of each statement. */
  lines: number[];
};

/** `library` has the names that are known without being declared. */
export function compile(source: string, library: ReadonlySet<string>): Compiled {
  const tokens = tokensOf(source);
  const lines: number[] = [];
  const procedures = new Set(
    [...source.matchAll(/^\s*(?:private |public )?(?:sub|function) (\w+)/gim)].map(
      ([, name = ""]) => name.toLowerCase(),
    ),
  );
  const constants = new Set<string>();
  let place = 0;
  /** Of the procedure that is being compiled. */
  let own = "";
  let variables = new Set<string>();
  let labels = new Set<string>();
  let loops: { kind: string; id: number }[] = [];
  let objects: string[] = [];
  let ids = 0;

  const ahead = (distance = 0): Token =>
    tokens[place + distance] ?? {
      ...{ kind: "end of line", text: "the end of the module", afterSpace: false },
      line: tokens.at(-1)?.line ?? 1,
    };
  const fail = (wanted: string): never => {
    throw problem(ahead().line, `${wanted} expected, ${ahead().text} found`);
  };
  const isNext = (...texts: string[]) => texts.every((text, index) => ahead(index).text === text);
  const take = (...texts: string[]) => {
    if (!isNext(...texts)) return false;
    place += texts.length;
    return true;
  };
  const need = (...texts: string[]) => {
    if (!take(...texts)) fail(texts.join(" "));
  };
  const isEnd = () => ahead().kind === "end of line";
  const needEnd = () => {
    if (!isEnd()) fail("the end of the statement");
    while (isEnd() && place < tokens.length) place += 1;
  };
  const name = () => {
    if (ahead().kind !== "name" || reserved.has(ahead().text)) fail("a name");
    place += 1;
    return ahead(-1).text;
  };
  const listOf = <Item>(item: () => Item): Item[] => {
    const items = [item()];
    while (take(",")) items.push(item());
    return items;
  };
  const quoted = (text: string) => JSON.stringify(text);

  function typeClause() {
    if (!take("as")) return "variant";
    return types.includes(ahead().text) ? name() : fail("a known type");
  }

  function declaration(): Declared {
    const declared = name();
    const isArray = take("(", ")");
    return { name: declared, type: typeClause(), isArray };
  }

  function declared({ name, type, isArray }: Declared, value = "") {
    return `const v_${name} = new vba.Variable(${quoted(type)}, ${isArray}${value});`;
  }

  function expression(level = 0): string {
    const operators = levels[level];
    if (!operators) return postfix();
    if (operators[0] === "not" || operators[0] === "minus") {
      const sign = operators[0] === "not" ? "not" : "-";
      return take(sign)
        ? `vba.unary(${quoted(sign)}, ${expression(level)})`
        : expression(level + 1);
    }
    let left = expression(level + 1);
    while (operators.includes(ahead().text)) {
      const operator = quoted(ahead().text);
      place += 1;
      left = `vba.binary(${operator}, ${left}, ${expression(level + 1)})`;
    }
    return left;
  }

  function args(): string[] {
    const list = isNext(")") ? [] : listOf(argument);
    need(")");
    return list;
  }

  /** One that is left out is undefined; a variable alone is passed as such, because a procedure may change it. */
  function argument(): string {
    if (isNext(",") || isNext(")") || isEnd()) return "undefined";
    const { kind, text } = ahead(1);
    const isAlone = kind === "end of line" || text === "," || text === ")";
    if (isAlone && variables.has(ahead().text)) return `v_${name()}`;
    return expression();
  }

  const isOpening = (text: string) => isNext(text) && !ahead().afterSpace;

  function postfix(): string {
    let value = primary();
    while (true) {
      if (isOpening("(")) {
        place += 1;
        value = `vba.item(${[value, ...args()].join(", ")})`;
      } else if (isOpening(".")) {
        place += 1;
        value = member(value);
      } else return value;
    }
  }

  function member(object: string) {
    const { kind, text: called } = ahead();
    if (kind !== "name") fail("a member");
    place += 1;
    const list = isOpening("(") && take("(") ? args() : [];
    return `vba.member(${[object, quoted(called), ...list].join(", ")})`;
  }

  function primary(): string {
    const { kind, text, line } = ahead();
    if (take("(")) {
      const inner = expression();
      need(")");
      return `(${inner})`;
    }
    if (take(".")) return member(objects.at(-1) ?? fail("With"));
    if (take("new")) return `vba.newObject(${quoted(name())})`;
    if (kind === "name" && text in literals) {
      place += 1;
      return literals[text] ?? "";
    }
    if (kind === "name" && !reserved.has(text)) {
      place += 1;
      return named(text, line);
    }
    if (kind !== "string" && kind !== "number") fail("an expression");
    place += 1;
    return kind === "number"
      ? String(Number(text.replace("#", "")))
      : quoted(text.slice(1, -1).replaceAll('""', '"'));
  }

  function named(text: string, line: number) {
    // Inside a function, its name with parentheses calls it again.
    if (variables.has(text) && !(text === own && isOpening("("))) return `v_${text}.value`;
    if (constants.has(text)) return `v_${text}.value`;
    const isProcedure = procedures.has(text);
    if (!isProcedure && !library.has(text)) throw problem(line, `${text} is not declared`);
    const list = isOpening("(") && take("(") ? args() : [];
    return isProcedure
      ? `procedures.${text}(${list})`
      : `vba.library(${[quoted(text), ...list].join(", ")})`;
  }

  /** Statements up to one that begins with any of these words. */
  function block(...ends: string[]): string {
    const body: string[] = [];
    while (!ends.some((end) => isNext(...end.split(" ")))) {
      if (place >= tokens.length) fail(ends.join(" or "));
      body.push(statement());
      needEnd();
    }
    return body.join("\n");
  }

  function statement(): string {
    const { line } = ahead();
    const mark = `vba.at(${lines.push(line) - 1});`;
    if (take("dim")) {
      const all = listOf(declaration);
      for (const one of all) variables.add(one.name);
      hoisted.push(...all.map((one) => declared(one)));
      return mark;
    }
    if (take("const")) {
      hoisted.push(constant());
      return mark;
    }
    if (ahead().kind === "name" && ahead(1).text === ":") {
      labels.add(ahead().text);
      return `case ${quoted(name())}: ${mark}`;
    }
    return `${mark} ${action()}`;
  }

  let hoisted: string[] = [];

  function constant() {
    const made = declaration();
    need("=");
    const value = expression();
    variables.add(made.name);
    return declared(made, `, ${value}`);
  }

  function action(): string {
    const { line } = ahead();
    if (take("redim")) {
      const preserve = take("preserve");
      const array = name();
      if (!variables.has(array)) throw problem(line, `${array} is not declared`);
      need("(");
      const bounds = listOf(() => {
        const first = expression();
        return take("to") ? `[${first}, ${expression()}]` : `[0, ${first}]`;
      });
      need(")");
      return `vba.redim(v_${array}, ${preserve}, [${bounds}]);`;
    }
    if (take("if")) return condition();
    if (take("select", "case")) return selection();
    if (take("for", "each")) {
      const variable = name();
      need("in");
      const items = expression();
      return loop(
        "for",
        "next",
        (id) => `${id}: for (v_${variable}.value of ${items}.items())`,
        variable,
      );
    }
    if (take("for")) return counted();
    if (take("do")) {
      const sign = isNext("until") ? "!" : "";
      const test = take("while") || take("until") ? `${sign}vba.truth(${expression()})` : "true";
      return loop("do", "loop", (id) => `${id}: while (${test})`);
    }
    if (take("with")) {
      const object = `object${ids++}`;
      const start = `{ const ${object} = ${expression()};`;
      needEnd();
      objects.push(object);
      const body = block("end with");
      need("end", "with");
      objects.pop();
      return `${start}\n${body}\n}`;
    }
    if (take("exit")) {
      const left = ahead().text;
      place += 1;
      if (left === "sub" || left === "function") return "return;";
      const inside = loops.findLast(({ kind }) => kind === left) ?? fail(`${left} around Exit`);
      return `break loop${inside.id};`;
    }
    if (take("on", "error", "goto")) {
      if (take("0")) return "handler = null;";
      handlers.push({ label: ahead().text, line });
      return `handler = ${quoted(name())};`;
    }
    return assignmentOrCall();
  }

  let handlers: { label: string; line: number }[] = [];

  function loop(kind: string, end: string, head: (id: string) => string, variable = "") {
    needEnd();
    const id = ids++;
    loops.push({ kind, id });
    const body = block(end);
    need(end);
    loops.pop();
    if (variable && !isEnd() && name() !== variable)
      throw problem(ahead().line, `Next ${variable}`);
    return `${head(`loop${id}`)} {\n${body}\n}`;
  }

  /** The bounds are evaluated once, before the first iteration. */
  function counted() {
    const variable = name();
    need("=");
    const from = expression();
    need("to");
    const to = expression();
    const step = take("step") ? expression() : "1";
    const count = `v_${variable}.value`;
    return loop(
      "for",
      "next",
      (id) =>
        `${id}: for (const [from, to, step] = [${from}, ${to}, ${step}].map(vba.amount), first = (${count} = from); (to - ${count}) * Math.sign(step) >= 0; ${count} += step)`,
      variable,
    );
  }

  function assignmentOrCall() {
    const isSet = take("set");
    const target = postfix();
    if (take("=")) {
      const value = `vba.${isSet ? "object" : "content"}(${expression()})`;
      const [, put, to] = /^vba\.(member|item)\((.*)\)$/s.exec(target) ?? [];
      if (put) return `vba.put_${put}(${value}, ${to});`;
      return target.endsWith(".value") ? `${target} = ${value};` : fail("a variable before =");
    }
    if (isSet) fail("=");
    if (isEnd() || isNext("else")) return `${target};`;
    // Arguments without parentheses.
    const call = target.slice(0, -1);
    return `${call}${call.endsWith("(") ? "" : ", "}${listOf(argument).join(", ")});`;
  }

  function condition(): string {
    const test = () => {
      const tested = `if (vba.truth(${expression()})) {`;
      need("then");
      return tested;
    };
    const first = test();
    if (!isEnd()) {
      const body = statement();
      return `${first} ${body} }${take("else") ? ` else { ${statement()} }` : ""}`;
    }
    needEnd();
    let code = `${first}\n${block("elseif", "else", "end if")}\n}`;
    while (take("elseif")) {
      code += ` else ${test()}`;
      needEnd();
      code += `\n${block("elseif", "else", "end if")}\n}`;
    }
    if (take("else")) {
      needEnd();
      code += ` else {\n${block("end if")}\n}`;
    }
    need("end", "if");
    return code;
  }

  function selection(): string {
    const subject = `object${ids++}`;
    const code = [`const ${subject} = ${expression()};`];
    needEnd();
    while (take("case")) {
      const isElse = take("else");
      const values = isElse ? [] : listOf(() => `vba.binary("=", ${subject}, ${expression()})`);
      needEnd();
      const body = block("case", "end select");
      code.push(
        `${code.length > 1 ? "else " : ""}${isElse ? "" : `if (${values.join(" || ")})`} {\n${body}\n}`,
      );
    }
    need("end", "select");
    return `{ ${code.join("\n")} }`;
  }

  function procedure(): string {
    const kind = ahead().text;
    place += 1;
    own = name();
    [variables, labels, loops, objects] = [new Set([...constants]), new Set(), [], []];
    [hoisted, handlers] = [[], []];
    need("(");
    const parameter = () => {
      const isByValue = take("byval");
      if (!isByValue) take("byref");
      return { ...declaration(), isByValue };
    };
    const parameters = isNext(")") ? [] : listOf(parameter);
    need(")");
    const type = kind === "function" ? typeClause() : "variant";
    const isArray = take("(", ")");
    if (kind === "function") hoisted.push(declared({ name: own, type, isArray }));
    for (const one of [...parameters.map(({ name }) => name), own]) variables.add(one);
    needEnd();
    const received = parameters.map(
      ({ name, type, isArray, isByValue }, index) =>
        `const v_${name} = vba.parameter(args[${index}], ${quoted(type)}, ${isArray}, ${isByValue}, "${name} of ${own}");`,
    );
    const body = block(`end ${kind}`);
    need("end", kind);
    const lost = handlers.find(({ label }) => !labels.has(label));
    if (lost) throw problem(lost.line, `${lost.label} is not declared`);
    // After an error, execution continues at the label that On Error named; in the handler there is no second one.
    return `procedures.${own} = (...args) => {
if (args.length !== ${parameters.length}) throw new vba.NotInterpreted("${own} with other arguments");
${[...received, ...hoisted].join("\n")}
let [place, handler] = ["", null];
const run = () => { switch (place) { case "":
${body}
} };
while (true) {
  try { run(); return ${kind === "function" ? `v_${own}.value` : "undefined"}; }
  catch (error) {
    if (!(error instanceof vba.VbaError) || handler === null) throw error;
    [place, handler] = [handler, null];
  }
}
};`;
  }

  while (isEnd() && place < tokens.length) place += 1;
  if (!take("option", "explicit")) fail("Option Explicit");
  needEnd();
  const code = ["const procedures = {};"];
  while (place < tokens.length) {
    const { line } = ahead();
    if (!take("private")) take("public");
    if (isNext("sub") || isNext("function")) {
      code.push(procedure());
      const again = code.filter((one) => one.startsWith(`procedures.${own} =`));
      if (again.length > 1) throw problem(line, `a second ${own}`);
    } else {
      need("const");
      constants.add(ahead().text);
      code.push(constant());
    }
    needEnd();
  }
  return { code: [...code, "return procedures;"].join("\n"), lines };
}
