import { useRef } from "react";
import { CopyCode } from "#app/components/prose/copy-code.tsx";
import { ScrollArea } from "#app/components/prose/scroll-area.tsx";
import { useHydrated } from "#app/hydration/use-hydrated.ts";
import { CodeLines } from "./code-lines.tsx";
import type { WorkedQuery } from "./query.ts";
import { rowCount } from "./row-count.ts";
import styles from "./sql.css?url";
import { StepControls } from "./step-controls.tsx";
import { StepList } from "./step-list.tsx";
import { useStep } from "./use-step.ts";

/** A worked query: its code, and the result of each of its steps. */
export function SqlQuery({ query }: { query: WorkedQuery }) {
  const { id, title, section, lines, steps } = query;
  const code = useRef<HTMLPreElement>(null);
  const hydrated = useHydrated();
  const { index, go } = useStep(id, steps.length);
  const step = steps[index];
  if (!step) return null;
  const fullName = `${title}, ${section}`;
  return (
    <figure className="sql-query" data-live={hydrated || undefined}>
      {/* React moves it to the head, once; pages without a query do not load it. */}
      <link rel="stylesheet" href={styles} precedence="default" />
      <div className="code-block">
        <div className="sql-bar" data-search="skip">
          <span>{title}</span>
          <div className="needs-script no-print flex items-center">
            <CopyCode name={fullName} code={code} />
            <StepControls index={index} steps={steps.length} onGo={go} />
          </div>
        </div>
        <ScrollArea label={`Code: ${fullName}`}>
          <CodeLines code={code} lines={lines} lit={step.lines} />
        </ScrollArea>
        <StepList query={query} current={index} />
      </div>
      <figcaption className="needs-script no-print sql-caption" data-search="skip">
        <span role="status" className="sr-only">
          Step {index + 1} of {steps.length}, {step.name}, {rowCount(step.rowCount)}
        </span>
        <span aria-hidden="true">
          <span className="text-accent">
            Step {index + 1} · {step.name}:
          </span>{" "}
          {rowCount(step.rowCount)}
          {step.rowCount > step.rows.length && `, first ${step.rows.length} shown`}
        </span>
      </figcaption>
    </figure>
  );
}
