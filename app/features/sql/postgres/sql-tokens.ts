export type SqlToken = {
  kind: "space" | "comment" | "string" | "name" | "word" | "number" | "sign";
  text: string;
  /** Offset of the first character. */
  start: number;
};

/** In order: at each place the first that matches is the token. */
const patterns: readonly [SqlToken["kind"], RegExp][] = [
  ["space", /\s+/y],
  ["comment", /--[^\n]*/y],
  ["string", /[eE]'(?:[^'\\]|''|\\[\s\S])*(?:'|$)/y],
  ["string", /(?:[uU]&|[bBxXnN])?'(?:[^']|'')*(?:'|$)/y],
  ["string", /\$(?<tag>(?:[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*)?)\$[\s\S]*?(?:\$\k<tag>\$|$)/y],
  ["name", /(?:[uU]&)?"(?:[^"]|"")*(?:"|$)/y],
  ["word", /[A-Za-z_\u0080-\uffff][\w$\u0080-\uffff]*/y],
  ["number", /(?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*)(?:[eE][+-]?\d+)?/y],
];

/** PostgreSQL's tokens: nothing inside quotes, dollar quotes or comments is taken for code. */
export function sqlTokens(sql: string): SqlToken[] {
  const tokens: SqlToken[] = [];
  for (let start = 0; start < sql.length; ) {
    const token = tokenAt(sql, start);
    tokens.push({ ...token, start });
    start += token.text.length;
  }
  return tokens;
}

function tokenAt(sql: string, start: number): Omit<SqlToken, "start"> {
  if (sql.startsWith("/*", start)) return { kind: "comment", text: blockComment(sql, start) };
  for (const [kind, pattern] of patterns) {
    pattern.lastIndex = start;
    const [text] = pattern.exec(sql) ?? [];
    if (text) return { kind, text };
  }
  return { kind: "sign", text: sql.charAt(start) };
}

/** Comments of this kind nest in PostgreSQL, unlike in C. */
function blockComment(sql: string, start: number) {
  const marks = /\/\*|\*\//g;
  marks.lastIndex = start;
  let depth = 0;
  for (let mark = marks.exec(sql); mark; mark = marks.exec(sql)) {
    depth += mark[0] === "/*" ? 1 : -1;
    if (depth === 0) return sql.slice(start, marks.lastIndex);
  }
  return sql.slice(start);
}

export type SqlStatement = {
  /** Without the semicolon. */
  text: string;
  /** Offset in the whole text. */
  start: number;
  /** Its tokens that mean something. */
  tokens: SqlToken[];
};

/** The statements of a text. What holds only spaces and comments is not one. */
export function sqlStatements(sql: string): SqlStatement[] {
  const statements: SqlStatement[] = [];
  let tokens: SqlToken[] = [];
  function close(end: number) {
    const start = tokens[0]?.start;
    if (start !== undefined) statements.push({ text: sql.slice(start, end), start, tokens });
    tokens = [];
  }
  for (const token of sqlTokens(sql)) {
    if (token.kind === "sign" && token.text === ";") close(token.start);
    else if (token.kind !== "space" && token.kind !== "comment") tokens.push(token);
  }
  close(sql.length);
  return statements;
}
