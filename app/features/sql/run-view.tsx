import { postgresFiles } from "./browser/download-size.ts";
import { ErrorView } from "./error-view.tsx";
import { rowCount } from "./row-count.ts";
import { RowsView } from "./rows-view.tsx";
import type { Run } from "./use-runner.ts";

/** The progress or the outcome of a run, in place of the steps. */
export function RunView({ run, label }: { run: Exclude<Run, { kind: "none" }>; label: string }) {
  switch (run.kind) {
    case "loading":
      return <Loading megabytes={run.megabytes} />;
    case "running":
      return <p className="sql-outcome text-muted">Running …</p>;
    case "failed":
      return (
        <p className="sql-outcome text-loss" role="alert">
          {run.sentence}
        </p>
      );
    case "finished":
      return <Outcome run={run} label={label} />;
  }
}

function Loading({ megabytes }: { megabytes: number }) {
  const total = postgresFiles.megabytes;
  const isStarting = megabytes >= total;
  return (
    <div className="sql-outcome">
      <p className="text-muted">
        {isStarting
          ? "Starting PostgreSQL …"
          : `Fetching PostgreSQL: ${megabytes.toFixed(1)} of ${total} MB`}
      </p>
      <progress aria-label="Fetching PostgreSQL" max={total} value={megabytes} />
    </div>
  );
}

function Outcome({ run, label }: { run: Extract<Run, { kind: "finished" }>; label: string }) {
  const { outcome, sql, name } = run;
  switch (outcome.kind) {
    case "rows":
      return <RowsView name={name} label={label} outcome={outcome} />;
    case "error":
      return <ErrorView sql={sql} error={outcome} />;
    case "done":
      return (
        <p className="sql-outcome">
          Done: {outcome.command}
          {outcome.affectedRows > 0 && `, ${rowCount(outcome.affectedRows)} changed`}. Reset
          restores the data.
        </p>
      );
  }
}
