import { memo } from "react";
import { formatEuro } from "#app/format/money.ts";
import { formatPercent } from "#app/format/percent.ts";
import type { RentalInputs } from "#models/rental/inputs.ts";
import { priceRiseResults } from "#models/rental/price-rises.ts";
import { purchase } from "#models/rental/purchase.ts";
import { rentalResults } from "#models/rental/results.ts";
import { type RentalYear, rentalYears } from "#models/rental/years.ts";
import { FigureText } from "../kit/figure-text.tsx";
import { rateOfReturn } from "../kit/rate-of-return.ts";
import { type SumRow, SumTable } from "../kit/sum-table.tsx";
import { type YearlyColumn, YearlyTable } from "../kit/yearly-table.tsx";
import { saleRows } from "./results.ts";

export const RentalTables = memo(function RentalTables({ inputs }: { inputs: RentalInputs }) {
  return (
    <div className="mt-7 space-y-12 lg:col-start-2 lg:row-start-3">
      <div className="grid gap-x-10 gap-y-12 md:grid-cols-2">
        <SumTable caption="At the purchase" rows={purchaseRows(inputs)} />
        <SumTable caption="After ten years" rows={saleRows(inputs)} />
      </div>
      <PriceRises inputs={inputs} />
      <YearlyTable
        title="Year by year"
        caption="Rent, costs, loan, tax and cash flow year by year, in euro"
        columns={columns}
        years={tableYears(inputs)}
      />
    </div>
  );
});

function purchaseRows(inputs: RentalInputs): SumRow[] {
  const bought = purchase(inputs);
  return [
    { id: "purchasePrice", name: "Price", text: formatEuro(inputs.purchasePrice) },
    { id: "transferTax", name: "Transfer tax", text: formatEuro(bought.transferTax) },
    {
      id: "notaryAndRegister",
      name: "Notary and land register",
      text: formatEuro(bought.notaryAndRegister),
    },
    { id: "agent", name: "Agent", text: formatEuro(bought.agent) },
    { id: "totalCost", name: "Total cost", text: formatEuro(bought.totalCost), isSum: true },
    { id: "loan", name: "Loan", text: formatEuro(bought.loan) },
    { id: "equity", name: "Equity", text: formatEuro(bought.equity), isSum: true },
  ];
}

/** What decides it: the return at other rises of the price of the flat. */
function PriceRises({ inputs }: { inputs: RentalInputs }) {
  return (
    <table className="figures w-full text-small">
      <caption className="pb-2 text-left font-serif text-h2 tracking-tight">
        If the flat’s price rises faster or slower
      </caption>
      <thead>
        <tr className="border-y border-ink text-right font-mono text-label text-muted *:py-2 *:pl-2 *:font-normal">
          <th scope="col" className="pl-0! text-left">
            Price rise
          </th>
          <th scope="col">Sale price</th>
          <th scope="col">Proceeds</th>
          <th scope="col">Return</th>
        </tr>
      </thead>
      <tbody>
        {priceRiseResults(inputs).map(({ valueGrowth, exit, irr }, index) => (
          <tr
            key={valueGrowth}
            className="border-b border-rule text-right last:double-rule last:border-ink *:py-1.5"
          >
            <th scope="row" className="text-left font-normal" data-cell={`rise${index + 1}`}>
              {formatPercent(valueGrowth)}
            </th>
            <td>
              <FigureText id={`salePriceAt${index + 1}`} text={formatEuro(exit.salePrice)} />
            </td>
            <td>
              <FigureText id={`proceedsAt${index + 1}`} text={formatEuro(exit.proceeds)} />
            </td>
            <td className="font-medium">
              <FigureText id={`returnAt${index + 1}`} text={rateOfReturn(irr, "").value} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Year 0 is the day of purchase. */
type TableYear = { year: number; letting: RentalYear | null; owed: number; owner: number };

function tableYears(inputs: RentalInputs): TableYear[] {
  const { equityFlows } = rentalResults(inputs);
  const years = rentalYears(inputs);
  return [null, ...years].map((letting, year) => ({
    year,
    letting,
    owed: letting?.closingBalance ?? purchase(inputs).loan,
    owner: equityFlows[year] ?? 0,
  }));
}

const columns: readonly YearlyColumn<TableYear>[] = [
  column("rent", "Rent", (year) => year.grossRent),
  column("vacancy", "Vacancy", (year) => 0 - year.vacancy),
  column("costs", "Costs", (year) => 0 - year.costs),
  column("netRent", "Net rent", (year) => year.netOperatingIncome),
  column("interest", "Interest", (year) => 0 - year.interest),
  column("repayment", "Repaid", (year) => 0 - year.repayment),
  column("taxSaved", "Tax saved", (year) => year.taxSaved),
  column("cashFlow", "Cash flow", (year) => year.cashFlow),
  { id: "owed", title: "Owed", unit: "€", value: ({ owed }) => owed, adds: false },
  { id: "toOwner", title: "To the owner", unit: "€", value: ({ owner }) => owner, adds: true },
];

function column(
  id: string,
  title: string,
  amount: (year: RentalYear) => number,
): YearlyColumn<TableYear> {
  return {
    id,
    title,
    unit: "€",
    value: ({ letting }) => (letting ? amount(letting) : null),
    adds: true,
  };
}
