/** A piece of a line. Names are case-insensitive, so `name` is in lower case. */
export type Token = {
  kind: "name" | "number" | "string" | "sign" | "end of line";
  text: string;
  name: string;
  line: number;
  /** `With x: .Value` and `x.Value` differ in the space before the dot. */
  afterSpace: boolean;
};

/** The text of a module is not what the interpreter knows as VBA. */
export class SyntaxProblem extends Error {
  constructor(line: number, message: string) {
    super(`Line ${line}: ${message}.`);
  }
}

const patterns: readonly [Token["kind"], RegExp][] = [
  ["string", /"(?:[^"]|"")*"/y],
  ["number", /(?:\d+\.?\d*|\.\d+)(?:E[+-]?\d+)?#?/iy],
  ["name", /[A-Za-z]\w*/y],
  ["sign", /<=|>=|<>|:=|[-+*/\\^&=<>().,:]/y],
];

/** Comments are left out, continued lines are joined, and a colon ends a statement as a line does. */
export function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  const lines = source.split(/\r?\n/);
  let isContinued = false;
  for (const [index, text] of lines.entries()) {
    const line = index + 1;
    const add = (kind: Token["kind"], piece: string, afterSpace: boolean) =>
      tokens.push({ kind, text: piece, name: piece.toLowerCase(), line, afterSpace });
    let at = 0;
    isContinued = false;
    while (at < text.length) {
      const space = /\s*/y;
      space.lastIndex = at;
      const skipped = space.exec(text)?.[0].length ?? 0;
      at += skipped;
      if (at >= text.length || text[at] === "'") break;
      if (/^_\s*$/.test(text.slice(at)) && skipped > 0) {
        isContinued = true;
        break;
      }
      const [kind, piece] = tokenAt(text, at) ?? [];
      if (!kind || !piece) throw new SyntaxProblem(line, `cannot read ${text.slice(at)}`);
      if (piece === ":") add("end of line", piece, false);
      else add(kind, piece, skipped > 0);
      at += piece.length;
    }
    if (!isContinued) add("end of line", "the end of the line", false);
  }
  if (isContinued) throw new SyntaxProblem(lines.length, "nothing follows a continued line");
  return tokens;
}

function tokenAt(text: string, at: number): [Token["kind"], string] | undefined {
  for (const [kind, pattern] of patterns) {
    pattern.lastIndex = at;
    const piece = pattern.exec(text)?.[0];
    if (piece) return [kind, piece];
  }
  return undefined;
}
