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
  /** After the last character of the query, without its semicolon. */
  end: number;
  tokens: SqlToken[];
};

/** Splits one query at its named parts. Throws, in one sentence, when it is not one statement. */
export function splitQuery(sql: string): SplitQuery {
  const [statement, second] = sqlStatements(sql);
  if (!statement) throw new Error("there is no query in this block");
  if (second) throw new Error("a query to step through is one statement");
  const { tokens, start, text } = statement;
  const end = start + text.trimEnd().length;
  return { parts: isCode(tokens[0], "WITH") ? partsIn(tokens) : [], end, tokens };
}

/** What PostgreSQL would not accept is not looked for here: it runs the whole query before any part. */
function partsIn(tokens: readonly SqlToken[]): QueryPart[] {
  const parts: QueryPart[] = [];
  const placeOf = (text: string, from: number) => {
    const place = tokens.findIndex((token, index) => index >= from && isCode(token, text));
    return place < 0 ? tokens.length : place;
  };
  for (let at = isCode(tokens[1], "RECURSIVE") ? 2 : 1; ; ) {
    // Column names may come before AS, and MATERIALIZED after it.
    const close = closingPlace(tokens, placeOf("(", placeOf("AS", at)));
    const [name, last] = [tokens[at], tokens[close]];
    if (!name || !last) return parts;
    parts.push({ name: name.text, start: name.start, end: last.start + 1 });
    if (!isCode(tokens[close + 1], ",")) return parts;
    at = close + 2;
  }
}

function closingPlace(tokens: readonly SqlToken[], opening: number) {
  let depth = 0;
  return tokens.findIndex((token, index) => {
    if (index < opening || token.kind !== "sign") return false;
    if (token.text === "(") depth += 1;
    if (token.text === ")") depth -= 1;
    return depth === 0;
  });
}

function isCode(token: SqlToken | undefined, text: string) {
  return /^(word|sign)$/.test(token?.kind ?? "") && token?.text.toUpperCase() === text;
}
