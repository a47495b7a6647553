import { rowCount } from "./row-count.ts";
import type { Run } from "./use-runner.ts";

/** What a finished or running run is, in a few words for the line below the frame and for screen readers. */
export function runSummary(run: Exclude<Run, { kind: "none" }>): string {
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
        ? `the first ${rowCount(outcome.rows.length)}`
        : rowCount(outcome.rows.length);
      return `Run · ${name}: ${rows} in ${time(outcome.milliseconds)}`;
    }
  }
}

function time(milliseconds: number) {
  return milliseconds < 1000
    ? `${Math.max(1, Math.round(milliseconds))} ms`
    : `${(milliseconds / 1000).toFixed(1)} s`;
}
