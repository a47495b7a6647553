import { type SqlToken, sqlTokens } from "./sql-tokens.ts";

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
