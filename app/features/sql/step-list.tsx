import { Unbroken } from "#app/components/ui/unbroken.tsx";
import { formatCount } from "#app/lib/format/number.ts";
import type { QueryStep, WorkedQuery } from "./query.ts";
import { ResultGrid, resultLayout } from "./result-grid.tsx";
import { stepAnchor } from "./use-step.ts";

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
            {`Step ${index + 1} of ${steps.length}: ${step.name}, ${formatCount(step.rowCount, "row")}`}
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

/** What a step does, beside its result. */
export function StepWords({ step: { lead, text, facts } }: { step: QueryStep }) {
  if (!lead && facts.length === 0) return null;
  return (
    <div className="sql-words text-small max-md:mt-5">
      <p className="border-b border-ink pb-2 font-mono text-label text-muted">
        What this step does
      </p>
      {lead && (
        <p className="py-2.5 text-muted">
          <span className="text-ink">{withCode(lead)}</span> {text && withCode(text)}
        </p>
      )}
      {facts.length > 0 && (
        <dl>
          {facts.map(([label, value]) => (
            <div key={label} className="flex justify-between gap-4 border-t border-rule py-2">
              <dt className="text-muted">{label}</dt>
              <dd className="tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** Names between backticks are set as code, as in Markdown; dates and codes stay on one line. */
function withCode(text: string) {
  return text.split("`").map((part, index) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a sentence are never reordered
    if (index % 2 === 1) return <code key={index}>{part}</code>;
    return <Unbroken key={index}>{part}</Unbroken>;
    // biome-ignore-end lint/suspicious/noArrayIndexKey: the parts of a sentence are never reordered
  });
}
