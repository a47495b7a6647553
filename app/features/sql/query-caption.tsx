import { postgresFiles } from "./browser/download-size.ts";
import type { QueryStep } from "./query.ts";
import { rowCount } from "./row-count.ts";
import { runSummary } from "./run-summary.ts";
import type { Run } from "./use-runner.ts";

/** Below the frame: which step or run is shown, and what pressing Run costs. */
export function QueryCaption({
  run,
  step,
  place,
  takes,
  onShowAll,
}: {
  run: Run;
  /** The step that is shown, unless a run or a changed query takes its place. */
  step: QueryStep | null;
  /** `2 of 4`. */
  place: string;
  /** How long a slow query runs. */
  takes: string | undefined;
  onShowAll: () => void;
}) {
  return (
    <figcaption className="needs-script no-print sql-caption" data-search="skip">
      <span role="status" className="sr-only">
        {step && `Step ${place}, ${step.name}, ${rowCount(step.rowCount)}`}
        {run.kind !== "none" && runSummary(run)}
      </span>
      <span aria-hidden="true">
        {step && (
          <>
            <span className="text-accent">
              Step {place.split(" ")[0]} · {step.name}:
            </span>{" "}
            {rowCount(step.rowCount)}
            {step.rowCount > step.rows.length && `, first ${step.rows.length} shown`}
          </>
        )}
        {run.kind !== "none" && runSummary(run)}
      </span>
      {step && step.rowCount > step.rows.length && (
        <button type="button" className="text-link" onClick={onShowAll}>
          Show all {rowCount(step.rowCount).split(" ")[0]}
        </button>
      )}
      {run.kind === "none" && (
        <span className="sql-cost">
          PostgreSQL runs in your browser; {Math.round(postgresFiles.megabytes)} MB is fetched when
          you first press Run.{takes && ` This query takes about ${takes}.`}
        </span>
      )}
    </figcaption>
  );
}
