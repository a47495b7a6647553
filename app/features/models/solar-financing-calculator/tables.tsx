import { memo } from "react";
import { ScrollArea } from "#app/components/prose/scroll-area.tsx";
import { Figure } from "#app/components/ui/figure.tsx";
import { formatNumber } from "#app/format/number.ts";
import type { SolarLoanInputs } from "#models/solar-loan/inputs.ts";
import { firstYear, monthName, type SolarMonth } from "#models/solar-loan/months.ts";
import { type LoanYear, loanYears } from "#models/solar-loan/results.ts";
import { FigureText } from "../kit/figure-text.tsx";
import { SumTable } from "../kit/sum-table.tsx";
import { type YearlyColumn, YearlyTable } from "../kit/yearly-table.tsx";
import { MonthChart } from "./month-chart.tsx";
import { totalRows } from "./results.ts";

// Memoised, so that a slider need not wait for chart and tables at each step.

export const MonthSection = memo(function MonthSection({ inputs }: { inputs: SolarLoanInputs }) {
  return (
    <section
      aria-labelledby="roof-and-loan"
      className="lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <h2 id="roof-and-loan" className="text-h2">
        Does the roof pay the loan each month?
      </h2>
      <Figure caption="Fig. 1 – euro a month in the first year">
        <MonthChart months={firstYear(inputs)} />
      </Figure>
    </section>
  );
});

export const SolarLoanTables = memo(function SolarLoanTables({
  inputs,
}: {
  inputs: SolarLoanInputs;
}) {
  return (
    <>
      <MonthTable months={firstYear(inputs)} />
      <SumTable caption="Over the whole loan" rows={totalRows(inputs)} />
      <YearlyTable
        title="The loan year by year"
        caption="Interest, repayment and debt year by year, in euro"
        columns={loanColumns}
        years={loanYears(inputs)}
      />
    </>
  );
});

const monthColumns: readonly {
  id: string;
  title: string;
  unit: string;
  digits: number;
  value: (month: SolarMonth) => number;
}[] = [
  { id: "production", title: "Yield", unit: "kWh", digits: 0, value: (row) => row.productionKwh },
  { id: "ownUse", title: "Own use", unit: "kWh", digits: 0, value: (row) => row.ownUseKwh },
  { id: "feedIn", title: "Feed-in", unit: "kWh", digits: 0, value: (row) => row.feedInKwh },
  { id: "saved", title: "Saved", unit: "€", digits: 2, value: (row) => row.saved },
  { id: "earned", title: "Earned", unit: "€", digits: 2, value: (row) => row.earned },
  { id: "payment", title: "Payment", unit: "€", digits: 2, value: (row) => row.payment },
  { id: "left", title: "Left", unit: "€", digits: 2, value: (row) => row.left },
];

const cell = "py-1.5 pl-3 text-right";
const firstCell = "py-1.5 pr-2 text-left";

function MonthTable({ months }: { months: readonly SolarMonth[] }) {
  const total = (value: (month: SolarMonth) => number) =>
    months.reduce((sum, month) => sum + value(month), 0);
  return (
    <section aria-labelledby="month-by-month" className="border-t border-ink">
      <h2 id="month-by-month" className="pt-2 pb-1 text-h2">
        Month by month
      </h2>
      <ScrollArea label="Month by month, table">
        <table className="figures w-full text-small">
          <caption className="sr-only">
            Yield, own use, feed-in and payment in the first year
          </caption>
          <thead className="font-mono text-label text-muted">
            <tr className="border-b border-ink align-bottom">
              <th scope="col" className={`${firstCell} font-normal`}>
                Month
              </th>
              {monthColumns.map(({ id, title, unit }) => (
                <th key={id} scope="col" className={`${cell} font-normal`}>
                  {title} <span className="block">{unit}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map((row) => (
              <tr key={row.month} className="border-b border-rule last:border-ink">
                <th scope="row" className={`${firstCell} font-normal`}>
                  {monthName(row.month)}
                </th>
                {monthColumns.map(({ id, value, digits }) => (
                  <td key={id} className={cell}>
                    <FigureText
                      id={`${id}.${monthName(row.month)}`}
                      text={formatNumber(value(row), digits)}
                      tone={id === "left" && value(row) < 0 ? "loss" : "plain"}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="double-rule border-ink font-medium">
              <th scope="row" className={`${firstCell} font-medium`}>
                Year
              </th>
              {monthColumns.map(({ id, value, digits }) => (
                <td key={id} className={cell}>
                  <FigureText id={`${id}.total`} text={formatNumber(total(value), digits)} />
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </ScrollArea>
    </section>
  );
}

const loanColumns: readonly YearlyColumn<LoanYear>[] = [
  { id: "interest", title: "Interest", unit: "€", value: (year) => year.interest, adds: true },
  { id: "repaid", title: "Repayment", unit: "€", value: (year) => year.repayment, adds: true },
  { id: "paid", title: "Paid", unit: "€", value: (year) => year.payment, adds: true },
  { id: "owed", title: "Still owed", unit: "€", value: (year) => year.closing, adds: false },
];
