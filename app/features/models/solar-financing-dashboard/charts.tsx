import { memo } from "react";
import { solarResults } from "#models/solar/results.ts";
import { solarSensitivity } from "#models/solar/sensitivity.ts";
import { type SolarYear, solarYears } from "#models/solar/years.ts";
import { type YearlyColumn, YearlyTable } from "../kit/yearly-table.tsx";
import { CashFlowFigure } from "./cash-flow-figure.tsx";
import type { SolarCase } from "./fields.ts";
import { SensitivityFigure } from "./sensitivity-figure.tsx";

type ChartProps = { solarCase: SolarCase };

// Memoised, so that moving a slider does not wait for the charts.

export const CashFlowChart = memo(function CashFlowChart({ solarCase }: ChartProps) {
  const { financing } = solarCase;
  return (
    <section
      aria-labelledby="cumulative-cash-flow"
      className="lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <h2 id="cumulative-cash-flow" className="text-h2">
        Cumulative cash flow
      </h2>
      <CashFlowFigure
        years={solarYears(solarCase)}
        financing={financing}
        results={solarResults(solarCase, financing)}
      />
    </section>
  );
});

export const SolarCharts = memo(function SolarCharts({ solarCase }: ChartProps) {
  const { financing } = solarCase;
  return (
    <div className="mt-7 space-y-12 lg:col-start-2 lg:row-start-3">
      <section aria-labelledby="sensitivity">
        <h2 id="sensitivity" className="mb-3 text-h2">
          What moves the result
        </h2>
        <SensitivityFigure
          sensitivities={solarSensitivity(solarCase, financing)}
          npv={solarResults(solarCase, financing).npv}
        />
      </section>
      <YearlyTable
        title="Year by year"
        caption="Production, savings, payments and cash flow year by year"
        columns={columns}
        years={solarYears(solarCase)}
      />
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
  column("loanPayment", "Loan payment", "€", (year) => year.loanPayment),
  column("flowInCash", "Cash flow (cash)", "€", (year) => year.cashFlow.cash),
  column("flowOnLoan", "Cash flow (loan)", "€", (year) => year.cashFlow.loan),
  {
    ...column("sumInCash", "Cumulative (cash)", "€", (year) => year.cumulative.cash),
    adds: false,
  },
  {
    ...column("sumOnLoan", "Cumulative (loan)", "€", (year) => year.cumulative.loan),
    adds: false,
  },
];

function column(
  id: string,
  title: string,
  unit: string,
  value: (year: SolarYear) => number,
): YearlyColumn<SolarYear> {
  return { id, title, unit, value, adds: true };
}
