import { memo } from "react";
import { solarResults } from "#models/solar/results.ts";
import { solarSensitivity } from "#models/solar/sensitivity.ts";
import { type SolarYear, solarYears } from "#models/solar/years.ts";
import { type YearlyColumn, YearlyTable } from "../kit/yearly-table.tsx";
import { CashFlowFigure } from "./cash-flow-figure.tsx";
import type { SolarCase } from "./fields.ts";
import { SensitivityFigure } from "./sensitivity-figure.tsx";

/** Charts and tables of a case. Memoised, so that a slider need not wait for them at each step. */
export const SolarCharts = memo(function SolarCharts({ solarCase }: { solarCase: SolarCase }) {
  const { financing } = solarCase;
  const years = solarYears(solarCase);
  const results = solarResults(solarCase, financing);
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
          sensitivities={solarSensitivity(solarCase, financing)}
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
        <YearlyTable
          caption="Production, savings, payments and cash flow year by year"
          columns={columns}
          years={years}
        />
      </details>
    </div>
  );
});

const columns: readonly YearlyColumn<SolarYear>[] = [
  column("production", "Production", "kWh", (year) => year.productionKwh),
  {
    ...column("price", "Price", "€/kWh", (year) => year.electricityPrice),
    digits: 3,
    adds: false,
  },
  column("saving", "Saving", "€", (year) => year.saving),
  column("maintenance", "Maintenance", "€", (year) => year.maintenance),
  column("payment", "Loan payment", "€", (year) => year.loanPayment),
  column("flow-cash", "Flow in cash", "€", (year) => year.cashFlow.cash),
  column("flow-loan", "Flow on loan", "€", (year) => year.cashFlow.loan),
  { ...column("sum-cash", "Sum in cash", "€", (year) => year.cumulative.cash), adds: false },
  { ...column("sum-loan", "Sum on loan", "€", (year) => year.cumulative.loan), adds: false },
];

function column(
  id: string,
  title: string,
  unit: string,
  value: (year: SolarYear) => number,
): YearlyColumn<SolarYear> {
  return { id, title, unit, value, adds: true };
}
