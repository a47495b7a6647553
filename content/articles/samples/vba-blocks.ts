import { type Problem, readStatements, type Statement } from "./vba-lines.ts";
import { undeclaredNames } from "./vba-names.ts";

/**
 * What is wrong with a VBA module as far as its text alone can tell: blocks that do not close or
 * cross, strings and brackets left open, `Option Explicit` missing, names that nothing declares.
 * It is not a compiler: types, members of objects and arguments go unchecked.
 */
export function vbaProblems(source: string): string[] {
  const { statements, problems } = readStatements(source);
  if (!/^Option Explicit$/i.test(statements[0]?.text ?? "")) {
    problems.push({ line: 1, message: "Option Explicit does not come first" });
  }
  problems.push(...bracketProblems(statements));
  problems.push(...blockProblems(statements));
  problems.push(...undeclaredNames(statements));
  return problems
    .toSorted((a, b) => a.line - b.line)
    .map(({ line, message }) => `Line ${line}: ${message}.`);
}

type Kind = "Procedure" | "If" | "For" | "Do" | "While" | "With" | "Select Case" | "Type" | "Enum";
type Block = { kind: Kind; name: string; line: number; elseSeen: boolean };

const VISIBILITY = "(?:(?:Public|Private|Friend|Static) )*";
const OPENERS: readonly [Kind, RegExp][] = [
  ["Procedure", new RegExp(`^${VISIBILITY}(Sub|Function|Property) `, "i")],
  ["Type", /^(?:(?:Public|Private) )?(Type) /i],
  ["Enum", /^(?:(?:Public|Private) )?(Enum) /i],
  ["If", /^(If) .+ Then$/i],
  ["For", /^For (?:Each )?(\w+) (?:=|In) ?/i],
  ["Do", /^(Do)(?: (?:While|Until) .+)?$/i],
  ["While", /^(While) /i],
  ["With", /^(With) /i],
  ["Select Case", /^(Select Case) /i],
];
const CLOSERS: readonly [Kind, RegExp][] = [
  ["Procedure", /^End (Sub|Function|Property)$/i],
  ["Type", /^End (Type)$/i],
  ["Enum", /^End (Enum)$/i],
  ["If", /^End (If)$/i],
  ["For", /^Next(?: (\w+))?$/i],
  ["Do", /^(Loop)(?: (?:While|Until) .+)?$/i],
  ["While", /^(Wend)$/i],
  ["With", /^End (With)$/i],
  ["Select Case", /^End (Select)$/i],
];

function blockProblems(statements: readonly Statement[]): Problem[] {
  const problems: Problem[] = [];
  const open: Block[] = [];

  for (const { text, line } of statements) {
    const tell = (message: string) => problems.push({ line, message });
    const inner = open.at(-1);
    const inside = (kind: Kind) => open.some((block) => block.kind === kind);

    if (/^(If|ElseIf) /i.test(text) && !/ Then( |$)/i.test(text)) tell(`"${text}" has no Then`);
    if (/^Else(If .+)?$/i.test(text)) {
      if (inner?.kind !== "If") tell(`${text} outside an If`);
      else if (inner.elseSeen) tell(`${text} after Else`);
      else inner.elseSeen = /^Else$/i.test(text);
    }
    if (/^Case /i.test(text) && inner?.kind !== "Select Case") tell("Case outside a Select Case");
    if (/(^|[\s(,=])\.[A-Za-z]/.test(text.replace(/^With /i, "")) && !inside("With")) {
      tell("a leading dot outside a With");
    }
    const exit = /\bExit (Sub|Function|Property|For|Do)\b/i.exec(text)?.[1]?.toLowerCase();
    if (exit === "for" && !inside("For")) tell("Exit For outside a For");
    else if (exit === "do" && !inside("Do")) tell("Exit Do outside a Do");
    else if (exit && exit !== "for" && exit !== "do") {
      const procedure = open.find(({ kind }) => kind === "Procedure");
      if (procedure?.name !== exit) tell(`Exit ${exit} outside a ${exit}`);
    }

    const opened = firstMatch(OPENERS, text);
    if (opened) {
      if (opened.kind === "Procedure" && inner) tell(`a procedure inside a ${inner.kind}`);
      open.push({ ...opened, line, elseSeen: false });
      continue;
    }
    const closed = firstMatch(CLOSERS, text);
    if (!closed) continue;
    if (inner?.kind !== closed.kind) {
      tell(
        inner
          ? `${text} while the ${inner.kind} of line ${inner.line} is open`
          : `${text} closes nothing`,
      );
      // Resume at the block this one was meant for, so that one mistake is reported once.
      const match = open.findLastIndex(({ kind }) => kind === closed.kind);
      if (match !== -1) open.length = match;
      continue;
    }
    open.pop();
    if (closed.kind === "For" && closed.name && closed.name !== inner.name) {
      tell(`Next ${closed.name} closes For ${inner.name}`);
    }
    if (closed.kind === "Procedure" && closed.name !== inner.name) {
      tell(`End ${closed.name} closes a ${inner.name}`);
    }
  }
  for (const { kind, line } of open) problems.push({ line, message: `${kind} is never closed` });
  return problems;
}

function firstMatch(patterns: readonly [Kind, RegExp][], text: string) {
  for (const [kind, pattern] of patterns) {
    const match = pattern.exec(text);
    if (match) return { kind, name: (match[1] ?? "").toLowerCase() };
  }
  return undefined;
}

function bracketProblems(statements: readonly Statement[]): Problem[] {
  return statements.flatMap(({ text, line }) => {
    let depth = 0;
    for (const character of text) {
      if (character === "(") depth += 1;
      if (character === ")") depth -= 1;
      if (depth < 0) break;
    }
    return depth === 0 ? [] : [{ line, message: "brackets that do not pair" }];
  });
}
