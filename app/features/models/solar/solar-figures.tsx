import { memo } from "react";
import { solarResults } from "#models/solar/results.ts";
import { solarSensitivity } from "#models/solar/sensitivity.ts";
import { solarYears } from "#models/solar/years.ts";
import { CashFlowFigure } from "./cash-flow-figure.tsx";
import { SensitivityFigure } from "./sensitivity-figure.tsx";
import type { SolarCase } from "./solar-case.ts";
import { YearlyTable } from "./yearly-table.tsx";

/** Charts and tables of a case. Remembered, so that a slider need not wait for them at each step. */
export const SolarFigures = memo(function SolarFigures({ solarCase }: { solarCase: SolarCase }) {
  const { inputs, financing } = solarCase;
  const years = solarYears(inputs);
  const results = solarResults(inputs, financing);
  return (
    <div className="space-y-12">
      <section aria-labelledby="cumulative-cash-flow">
        <h2 id="cumulative-cash-flow" className="text-h2">
          Cumulative cash flow
        </h2>
        <CashFlowFigure years={years} financing={financing} results={results} />
      </section>
      <section aria-labelledby="sensitivity">
        <h2 id="sensitivity" className="mb-3 text-h2">
          What moves the result
        </h2>
        <SensitivityFigure
          sensitivities={solarSensitivity(inputs, financing)}
          npv={results.npv}
          financing={financing}
        />
      </section>
      <details className="group border-t border-ink">
        <summary className="flex min-h-11 cursor-pointer items-baseline justify-between pt-2 text-h2">
          <h2>Year by year</h2>
          <span className="no-print font-mono text-label text-accent">
            <span className="group-open:hidden">Show all {years.length} rows</span>
            <span className="hidden group-open:inline">Hide</span>
          </span>
        </summary>
        <YearlyTable years={years} />
      </details>
    </div>
  );
});
