import type { Ref } from "react";
import { panelId } from "./figures.ts";
import { RangeValue } from "./panel-links.tsx";
import type { Working } from "./working-of.ts";

/** After a jump on a phone: one line that says which working is open, and leads back to it. */
export function FoldedPanel({
  ref,
  working,
  index,
  goBack,
}: {
  ref: Ref<HTMLElement>;
  working: Working;
  index: number;
  goBack: () => void;
}) {
  const precedent = working.precedents[index];
  return (
    <section
      ref={ref}
      id={panelId}
      aria-label="Working"
      tabIndex={-1}
      className="trace-panel trace-folded no-print"
    >
      <p>
        <span aria-hidden="true" className="trace-marker">
          {index + 1}
        </span>
        {precedent?.label} {precedent && <RangeValue text={precedent.value} />}
      </p>
      <button type="button" className="trace-link" onClick={goBack}>
        Back to {working.value}
      </button>
    </section>
  );
}
