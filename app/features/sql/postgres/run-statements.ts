import type { QueryText, TextResult } from "./query-text.ts";
import { type SqlStatement, sqlStatements } from "./sql-tokens.ts";

/** More rows than anyone pages through; a query may well give a billion. */
export const maxRows = 10_000;

type StatementsResult = TextResult & { isCut: boolean; command: string };

/**
 * Runs the statements of a text one after the other and returns the result of the last. Rows are read
 * through a cursor, so that only the first ones are ever made.
 */
export async function runStatements(
  queryText: QueryText,
  sql: string,
): Promise<StatementsResult | null> {
  let last: StatementsResult | null = null;
  try {
    for (const statement of sqlStatements(sql)) {
      const readsRows = onlyReads(statement);
      last = await placed(statement.start - (readsRows ? declare.length : 0), () =>
        readsRows ? readRows(queryText, statement) : runPlain(queryText, statement),
      );
    }
  } catch (error) {
    // After an error in a transaction, PostgreSQL refuses everything else until the transaction ends.
    await queryText("ROLLBACK").catch(() => {});
    throw error;
  }
  return last;
}

const declare = "DECLARE page_rows NO SCROLL CURSOR FOR ";

/** A cursor needs a transaction: the visitor's, if there is one, otherwise one of our own. */
async function readRows(queryText: QueryText, statement: SqlStatement): Promise<StatementsResult> {
  const isVisitors = await isInTransaction(queryText);
  if (!isVisitors) await queryText("BEGIN");
  await queryText(declare + statement.text);
  const result = await queryText(`FETCH ${maxRows + 1} FROM page_rows`);
  await queryText(isVisitors ? "CLOSE page_rows" : "COMMIT");
  return firstRows(result, statement);
}

/** PostgreSQL has no function for this, but it refuses a savepoint outside a transaction. */
async function isInTransaction(queryText: QueryText) {
  try {
    await queryText("SAVEPOINT page_probe");
  } catch {
    return false;
  }
  await queryText("RELEASE SAVEPOINT page_probe");
  return true;
}

async function runPlain(queryText: QueryText, statement: SqlStatement): Promise<StatementsResult> {
  refuseCopyThroughClient(statement);
  return firstRows(await queryText(statement.text), statement);
}

function firstRows(result: TextResult, statement: SqlStatement): StatementsResult {
  const isCut = result.rows.length > maxRows;
  return { ...result, rows: result.rows.slice(0, maxRows), isCut, command: commandOf(statement) };
}

/** What a cursor can be declared for. */
function onlyReads({ tokens }: SqlStatement) {
  const reads = /^(SELECT|WITH|VALUES|TABLE|\()$/i.test(tokens[0]?.text ?? "");
  const changes = tokens.some(
    ({ kind, text }) => kind === "word" && /^(INSERT|UPDATE|DELETE|MERGE|INTO)$/i.test(text),
  );
  return reads && !changes;
}

/** `DROP TABLE`, `INSERT`: the first words of a statement. */
function commandOf({ tokens }: SqlStatement) {
  const [first, second] = tokens.map(({ text }) => text.toUpperCase());
  const isTwoWords = /^(CREATE|DROP|ALTER)$/.test(first ?? "");
  return isTwoWords ? `${first} ${second}` : (first ?? "");
}

/** PostgreSQL counts positions from 1 in the statement it was given; the text may hold more before it. */
async function placed<T>(before: number, run: () => Promise<T>) {
  try {
    return await run();
  } catch (error) {
    const { position } = error as { position?: string };
    if (error instanceof Error && position) {
      Object.assign(error, { offset: Number(position) - 1 + before });
    }
    throw error;
  }
}

/** PostgreSQL's code for a feature that is not supported. */
const notSupported = "0A000";

/** `COPY … FROM STDIN` waits for rows from the client. In a page nobody sends them, so it would wait forever. */
export function refuseCopyThroughClient({ tokens }: SqlStatement) {
  const [first] = tokens;
  const stream = tokens.find(({ kind, text }) => kind === "word" && /^(STDIN|STDOUT)$/i.test(text));
  if (!stream || first?.text.toUpperCase() !== "COPY") return;
  const name = stream.text.toUpperCase();
  const isInput = name === "STDIN";
  throw Object.assign(
    new Error(`COPY ${isInput ? "from" : "to"} ${name} needs a client such as psql`),
    {
      code: notSupported,
      hint: isInput
        ? "Add the rows with INSERT instead."
        : "Run the query itself and save its result as CSV.",
      // Counted from 1 in the statement, as PostgreSQL does.
      position: String(stream.start - (first?.start ?? 0) + 1),
    },
  );
}
