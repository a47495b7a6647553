import { PGlite } from "@electric-sql/pglite";
import initdbUrl from "/node_modules/@electric-sql/pglite/dist/initdb.wasm?url";
import dataUrl from "/node_modules/@electric-sql/pglite/dist/pglite.data?url";
import postgresUrl from "/node_modules/@electric-sql/pglite/dist/pglite.wasm?url";
import { createQueryText, type QueryText } from "../postgres/query-text.ts";
import { runStatements } from "../postgres/run-statements.ts";
import { BrokenDownload, fetchCounted, runFailure, startFailure } from "./failure-reason.ts";
import type { FailureReason, RunOutcome, WorkerAnswer, WorkerRequest } from "./messages.ts";

/** The page asks for a database first, then for runs; they are answered in order. */
let opening: Promise<QueryText | null> = Promise.resolve(null);

addEventListener("message", ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.kind === "open") opening = open(data.databaseUrl);
  else opening = opening.then((queryText) => answer(queryText, data));
});

// PGlite waits forever where a promise of its own fails, such as the one for the memory of WebAssembly.
addEventListener("unhandledrejection", (event) => {
  event.preventDefault();
  fail(startFailure(event.reason), event.reason);
});

function postAnswer(answer: WorkerAnswer) {
  postMessage(answer);
}

async function open(databaseUrl: string) {
  try {
    const database = await PGlite.create(await downloads());
    const script = await fetchCounted(databaseUrl, () => {});
    await database.exec("SET TIME ZONE 'UTC'");
    await database.exec(await script.text());
    // A query that writes more than this to its temporary files would fill the memory of the page.
    await database.exec("ANALYZE; SET temp_file_limit = '256MB'; SET cursor_tuple_fraction = 1");
    const queryText = await createQueryText(database);
    postAnswer({ kind: "ready" });
    return queryText;
  } catch (error) {
    return fail(startFailure(error), error);
  }
}

/** The page ends this worker when it hears of it. */
function fail(reason: FailureReason, error: unknown) {
  if (reason === "other" || reason === "crashed") console.error(error);
  postAnswer({ kind: "failed", reason });
  return null;
}

/** PostgreSQL and its files, fetched by ourselves to count the bytes. */
async function downloads() {
  let bytes = 0;
  function count(more: number) {
    bytes += more;
    postAnswer({ kind: "progress", bytes });
  }
  const [postgres, initdb, fsBundle] = await Promise.all(
    [postgresUrl, initdbUrl, dataUrl].map((url) => fetchCounted(url, count)),
  );
  if (!postgres || !initdb || !fsBundle) throw new BrokenDownload("a file is missing");
  return {
    pgliteWasmModule: await WebAssembly.compile(await postgres.arrayBuffer()),
    initdbWasmModule: await WebAssembly.compile(await initdb.arrayBuffer()),
    fsBundle,
  };
}

async function answer(
  queryText: QueryText | null,
  { id, sql }: Extract<WorkerRequest, { kind: "run" }>,
) {
  // The page has been told why there is no database.
  if (!queryText) return null;
  try {
    postAnswer({ kind: "outcome", id, outcome: await outcomeOf(queryText, sql) });
    return queryText;
  } catch (error) {
    const reason = runFailure(error);
    if (reason) return fail(reason, error);
    postAnswer({ kind: "outcome", id, outcome: errorOutcome(error) });
    return queryText;
  }
}

async function outcomeOf(queryText: QueryText, sql: string): Promise<RunOutcome> {
  const began = performance.now();
  const result = await runStatements(queryText, sql);
  const milliseconds = performance.now() - began;
  if (!result) return { kind: "error", message: "there is no query", detail: null, position: null };
  const { columns, rows, isCut, command, affectedRows } = result;
  return columns.length > 0
    ? { kind: "rows", columns, rows, isCut, milliseconds }
    : { kind: "done", command, affectedRows, milliseconds };
}

function errorOutcome(error: unknown): RunOutcome {
  const { message, detail, hint, offset } = error as {
    message?: string;
    detail?: string;
    hint?: string;
    offset?: number;
  };
  return {
    kind: "error",
    message: message ?? String(error),
    detail: detail ?? hint ?? null,
    position: offset ?? null,
  };
}
