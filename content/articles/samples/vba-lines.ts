/** A statement of VBA, without comment, its strings emptied, continued lines joined. */
export type Statement = { text: string; line: number };

export type Problem = { line: number; message: string };

/** Splits a module into statements, and reports strings that never end. */
export function readStatements(source: string): { statements: Statement[]; problems: Problem[] } {
  const statements: Statement[] = [];
  const problems: Problem[] = [];
  const lines = source.split(/\r?\n/);

  for (let at = 0; at < lines.length; at += 1) {
    const line = at + 1;
    let text = lines[at] ?? "";
    while (/(^|\s)_\s*$/.test(text)) {
      at += 1;
      if (!lines[at]?.trim()) {
        problems.push({ line, message: "a line continuation with nothing after it" });
        break;
      }
      text = `${text.replace(/_\s*$/, "")}${lines[at]}`;
    }
    const { code, open } = withoutStringsAndComment(text);
    if (open) problems.push({ line, message: "a string without its closing quote" });
    for (const part of code.split(/:(?!=)/)) {
      if (part.trim()) statements.push({ text: part.trim().replace(/\s+/g, " "), line });
    }
  }
  return { statements, problems };
}

/** Strings become `""`, so that what they hold is not taken for code. A doubled quote is a character. */
function withoutStringsAndComment(text: string) {
  let code = "";
  let inString = false;
  for (const character of text) {
    if (character === '"') {
      inString = !inString;
      code += character;
    } else if (!inString && (character === "'" || /(^|:)\s*Rem $/i.test(code + character))) {
      return { code: code.replace(/Rem$/i, ""), open: false };
    } else if (!inString) {
      code += character;
    }
  }
  return { code, open: inString };
}
