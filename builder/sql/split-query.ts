import { type SqlToken, sqlStatements } from "#app/features/sql/postgres/sql-tokens.ts";

/** A named part of a query (a common table expression), by its offsets in the text. */
export type QueryPart = {
  /** As it is written, with its quotes. */
  name: string;
  start: number;
  /** After its closing parenthesis. */
  end: number;
};

export type SplitQuery = {
  parts: QueryPart[];
  /** Offset of the statement that uses the parts. */
  mainStart: number;
  /** After the last character of the query, without its semicolon. */
  end: number;
  tokens: SqlToken[];
};

/** Splits one query at its named parts. Throws, in one sentence, when it cannot be split. */
export function splitQuery(sql: string): SplitQuery {
  const [statement, second] = sqlStatements(sql);
  if (!statement) throw new Error("there is no query in this block");
  if (second) throw new Error("a query to step through is one statement");
  const { tokens, start, text } = statement;
  const end = start + text.trimEnd().length;
  const reader = readTokens(tokens);
  if (!reader.take("WITH")) return { parts: [], mainStart: start, end, tokens };
  reader.take("RECURSIVE");
  const parts: QueryPart[] = [];
  do parts.push(readPart(reader));
  while (reader.take(","));
  return { parts, mainStart: reader.here(end), end, tokens };
}

function readPart(reader: TokenReader): QueryPart {
  const name = reader.next();
  if (name?.kind !== "word" && name?.kind !== "name") {
    throw new Error("a part of the query has no name after WITH or a comma");
  }
  // Column names: `totals (customer, revenue) AS (…)`.
  if (reader.isAt("(")) reader.skipParentheses(name.text);
  if (!reader.take("AS")) throw new Error(`AS is missing after ${name.text}`);
  reader.take("NOT");
  reader.take("MATERIALIZED");
  if (!reader.isAt("(")) throw new Error(`a parenthesis is missing after ${name.text} AS`);
  const end = reader.skipParentheses(name.text);
  return { name: name.text, start: name.start, end };
}

type TokenReader = ReturnType<typeof readTokens>;

function readTokens(tokens: readonly SqlToken[]) {
  let at = 0;
  const isAt = (text: string) => {
    const token = tokens[at];
    const isCode = token?.kind === "word" || token?.kind === "sign";
    return isCode && token.text.toUpperCase() === text;
  };
  return {
    isAt,
    next: () => tokens[at++],
    take(text: string) {
      const found = isAt(text);
      if (found) at += 1;
      return found;
    },
    /** Offset of the next token, or `end` when there is none. */
    here: (end: number) => tokens[at]?.start ?? end,
    /** Returns the offset after the closing parenthesis. */
    skipParentheses(name: string) {
      let depth = 0;
      for (; at < tokens.length; at += 1) {
        const token = tokens[at];
        if (token?.kind !== "sign") continue;
        if (token.text === "(") depth += 1;
        if (token.text === ")") depth -= 1;
        if (depth === 0) {
          at += 1;
          return token.start + 1;
        }
      }
      throw new Error(`a parenthesis after ${name} is never closed`);
    },
  };
}
