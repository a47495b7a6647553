import type { WorkedQuery } from "./query.ts";
import { ResultGrid } from "./result-grid.tsx";
import { resultLayout } from "./result-layout.ts";
import { rowCount } from "./row-count.ts";
import { stepAnchor } from "./step-anchor.ts";
import { StepWords } from "./step-words.tsx";

/**
 * The results of the steps as they were when the site was built. With script one is shown at a time; on
 * paper and without script they are a list.
 */
export function StepList({
  query: { id, section, steps },
  current,
}: {
  query: WorkedQuery;
  /** Index of the step that is shown, or none while a run takes its place. */
  current: number | null;
}) {
  return (
    <ol className="sql-steps" data-search="skip">
      {steps.map((step, index) => (
        <li
          key={step.name}
          id={stepAnchor(id, index)}
          className="sql-step"
          data-layout={resultLayout(step)}
          data-current={index === current ? true : undefined}
        >
          {/* One text: React writes a comment between two. */}
          <p className="sql-step-name">
            {`Step ${index + 1} of ${steps.length}: ${step.name}, ${rowCount(step.rowCount)}`}
          </p>
          <ResultGrid
            label={`Result of step ${index + 1}, ${step.name}: ${section}`}
            columns={step.columns}
            rows={step.rows}
          />
          <StepWords step={step} />
        </li>
      ))}
    </ol>
  );
}
