import { postgresFiles } from "./download-size.ts";
import type { FailureReason } from "./messages.ts";
import { Failed, Stopped } from "./postgres-client.ts";

const sentences: Record<FailureReason, string> = {
  connection: `The connection dropped before all ${postgresFiles.megabytes} MB of PostgreSQL had arrived. Press Run to try again; the steps need no download.`,
  "no-wasm":
    "This browser does not support WebAssembly, which PostgreSQL needs to run in the page. The steps work without it.",
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
