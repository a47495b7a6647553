import { formatCount } from "#app/lib/format/number.ts";
import { postgresFiles } from "./browser/download-size.ts";
import type { QueryStep } from "./query.ts";
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
    <figcaption
      className="needs-script no-print mt-2.5 flex flex-wrap justify-between gap-x-4 gap-y-1 font-mono text-(length:--text-label) text-muted"
      data-search="skip"
    >
      <span role="status" className="sr-only">
        {step && `Step ${place}, ${step.name}, ${formatCount(step.rowCount, "row")}`}
        {run.kind !== "none" && runSummary(run)}
      </span>
      <span aria-hidden="true">
        {step && (
          <>
            <span className="text-accent">
              Step {place.split(" ")[0]} · {step.name}:
            </span>{" "}
            {formatCount(step.rowCount, "row")}
            {step.rowCount > step.rows.length && `, first ${step.rows.length} shown`}
          </>
        )}
        {run.kind !== "none" && runSummary(run)}
      </span>
      {step && step.rowCount > step.rows.length && (
        // Room for a finger, which moves no text.
        <button
          type="button"
          className="text-link relative cursor-pointer after:absolute after:inset-x-0 after:-inset-y-3 after:content-['']"
          onClick={onShowAll}
        >
          Show all {formatCount(step.rowCount, "row").split(" ")[0]}
        </button>
      )}
      {run.kind === "none" && (
        <span className="w-full font-sans">
          PostgreSQL runs in your browser; {Math.round(postgresFiles.megabytes)} MB is fetched when
          you first press Run.{takes && ` This query takes about ${takes}.`}
        </span>
      )}
    </figcaption>
  );
}

/** What a finished or running run is, in a few words for the line below the frame and for screen readers. */
function runSummary(run: Exclude<Run, { kind: "none" }>): string {
  switch (run.kind) {
    case "loading":
      return "Fetching PostgreSQL";
    case "running":
      return "Running";
    case "failed":
      return "Not run";
    case "finished":
      return outcomeSummary(run);
  }
}

function outcomeSummary({ name, outcome }: Extract<Run, { kind: "finished" }>) {
  switch (outcome.kind) {
    case "error":
      return "PostgreSQL reported an error";
    case "done":
      return `${outcome.command} in ${time(outcome.milliseconds)}`;
    case "rows": {
      const rows = outcome.isCut
        ? `the first ${formatCount(outcome.rows.length, "row")}`
        : formatCount(outcome.rows.length, "row");
      return `Run · ${name}: ${rows} in ${time(outcome.milliseconds)}`;
    }
  }
}

function time(milliseconds: number) {
  return milliseconds < 1000
    ? `${Math.max(1, Math.round(milliseconds))} ms`
    : `${(milliseconds / 1000).toFixed(1)} s`;
}
