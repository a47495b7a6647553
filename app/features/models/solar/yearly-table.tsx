import { ScrollArea } from "#app/components/prose/scroll-area.tsx";
import { formatNumber } from "#app/format/number.ts";
import type { SolarYear } from "#models/solar/years.ts";

type Column = {
  title: string;
  unit: string;
  digits?: number;
  value: (year: SolarYear) => number;
  /** Whether the sum of the column means anything. */
  adds: boolean;
};

const columns: readonly Column[] = [
  { title: "Production", unit: "kWh", value: (year) => year.productionKwh, adds: true },
  { title: "Price", unit: "€/kWh", digits: 3, value: (year) => year.electricityPrice, adds: false },
  { title: "Saving", unit: "€", value: (year) => year.saving, adds: true },
  { title: "Maintenance", unit: "€", value: (year) => year.maintenance, adds: true },
  { title: "Loan payment", unit: "€", value: (year) => year.loanPayment, adds: true },
  { title: "Flow in cash", unit: "€", value: (year) => year.cashFlow.cash, adds: true },
  { title: "Flow on loan", unit: "€", value: (year) => year.cashFlow.loan, adds: true },
  { title: "Sum in cash", unit: "€", value: (year) => year.cumulative.cash, adds: false },
  { title: "Sum on loan", unit: "€", value: (year) => year.cumulative.loan, adds: false },
];

const cell = "py-1.5 pl-3 text-right";
const firstCell = "sticky left-0 bg-paper py-1.5 pr-1 text-left font-normal";

/** Every year of both ways of paying: the whole calculation, open to whoever wants to check it. */
export function YearlyTable({ years }: { years: readonly SolarYear[] }) {
  return (
    <ScrollArea label="Year by year, table">
      <table className="figures w-full text-small">
        <caption className="sr-only">
          Production, savings, payments and cash flow year by year
        </caption>
        <thead className="font-mono text-label text-muted">
          <tr className="border-b border-ink align-bottom">
            <th scope="col" className={firstCell}>
              Year
            </th>
            {columns.map(({ title, unit }) => (
              <th key={title} scope="col" className={`${cell} font-normal`}>
                {title} <span className="block">{unit}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map((year) => (
            <tr key={year.year} className="border-b border-rule last:border-ink">
              <th scope="row" className={firstCell}>
                {year.year}
              </th>
              {columns.map(({ title, value, digits }) => (
                <td key={title} className={cell}>
                  {formatNumber(value(year), digits)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="double-rule border-ink font-medium">
            <th scope="row" className={`${firstCell} font-medium!`}>
              Total
            </th>
            {columns.map(({ title, value, adds }) => (
              <td key={title} className={cell}>
                {adds && formatNumber(years.reduce((sum, year) => sum + value(year), 0))}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </ScrollArea>
  );
}
