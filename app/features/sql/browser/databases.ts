import { megabytesLoaded, postgresFiles } from "./download-size.ts";
import type { FailureReason, RunOutcome } from "./messages.ts";
import { Failed, type PostgresClient, Stopped, startPostgres } from "./postgres-client.ts";

/** The progress of a run until PostgreSQL answers. */
export type RunProgress = { kind: "loading"; megabytes: number } | { kind: "running" };

type OpenDatabase = {
  client: PostgresClient;
  progress: RunProgress;
  listeners: Set<(progress: RunProgress) => void>;
};

/** The queries of a page that name the same database share it, as they would share a server. */
const open = new Map<string, OpenDatabase>();

/** Runs a text on a database, which is fetched and started first if it is not there yet. */
export async function runOnDatabase(
  database: { name: string; url: string },
  sql: string,
  onProgress: (progress: RunProgress) => void,
): Promise<RunOutcome> {
  const { client, progress, listeners } = open.get(database.name) ?? start(database);
  listeners.add(onProgress);
  onProgress(progress);
  try {
    return await client.run(sql);
  } finally {
    listeners.delete(onProgress);
  }
}

/** Ends a database. The next run starts again from the data of the site. */
export function endDatabase(name: string) {
  open.get(name)?.client.stop();
}

function start({ name, url }: { name: string; url: string }): OpenDatabase {
  const listeners: OpenDatabase["listeners"] = new Set();
  const client = startPostgres(url, {
    onBytes: (bytes) => report({ kind: "loading", megabytes: megabytesLoaded(bytes) }),
    onReady: () => report({ kind: "running" }),
    onEnd: () => open.delete(name),
  });
  const database: OpenDatabase = {
    client,
    progress: { kind: "loading", megabytes: 0 },
    listeners,
  };
  open.set(name, database);
  return database;

  function report(progress: RunProgress) {
    database.progress = progress;
    for (const listener of listeners) listener(progress);
  }
}

const sentences: Record<FailureReason, string> = {
  connection: `The connection dropped before all ${postgresFiles.megabytes} MB of PostgreSQL had arrived. Press Run to try again; the steps need no download.`,
  "no-memory":
    "There was not enough memory for PostgreSQL. Close other tabs and press Run again, or ask for fewer rows.",
  crashed:
    "PostgreSQL crashed on this query. The next run starts with a fresh copy of the data; the steps work without it.",
  other:
    "PostgreSQL could not be started in this browser. Press Run to try again; the steps work without it.",
};

/** Why a run brought no answer, in words for the visitor. */
export function failureSentence(error: unknown) {
  if (error instanceof Stopped)
    return "Stopped. The next run starts with a fresh copy of the data.";
  return sentences[error instanceof Failed ? error.reason : "other"];
}
