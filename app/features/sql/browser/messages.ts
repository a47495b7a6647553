import type { SqlCell, SqlColumn } from "../postgres/query-text.ts";

/** What the page asks of the worker. */
export type WorkerRequest =
  | { kind: "open"; databaseUrl: string }
  | { kind: "run"; id: number; sql: string };

/** The outcome of a run. */
export type RunOutcome =
  | {
      kind: "rows";
      columns: readonly SqlColumn[];
      rows: readonly (readonly SqlCell[])[];
      /** The query gives more rows than are kept. */
      isCut: boolean;
      milliseconds: number;
    }
  | { kind: "done"; command: string; affectedRows: number; milliseconds: number }
  | {
      kind: "error";
      message: string;
      detail: string | null;
      /** Offset in the text that was run. */
      position: number | null;
    };

/** What the worker tells the page. */
export type WorkerAnswer =
  /** Bytes of PostgreSQL's files so far, uncompressed. */
  | { kind: "progress"; bytes: number }
  | { kind: "ready" }
  | { kind: "failed"; reason: FailureReason }
  | { kind: "outcome"; id: number; outcome: RunOutcome };

/** Why PostgreSQL could not be started, or broke down during a run. */
export type FailureReason = "no-memory" | "connection" | "crashed" | "other";
