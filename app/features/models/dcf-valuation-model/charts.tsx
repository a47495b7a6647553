import { memo } from "react";
import { Figure } from "#app/components/ui/figure.tsx";
import { formatEuro } from "#app/format/money.ts";
import { formatPercent } from "#app/format/percent.ts";
import type { DcfInputs } from "#models/valuation/inputs.ts";
import { dcfResults } from "#models/valuation/results.ts";
import type { PlannedYear } from "#models/valuation/years.ts";
import { FigureText } from "../kit/figure-text.tsx";
import { type SumRow, SumTable } from "../kit/sum-table.tsx";
import type { SetInput } from "../kit/use-model.ts";
import { type YearlyColumn, YearlyTable } from "../kit/yearly-table.tsx";
import { RateGrid } from "./rate-grid.tsx";
import { formatAmount, missesSum, priceInWords } from "./results.ts";
import { ValueBridge } from "./value-bridge.tsx";

// Memoised, so that a slider need not wait for the charts at each step.

export const BridgeSection = memo(function BridgeSection({ inputs }: { inputs: DcfInputs }) {
  const { presentValueOfPlan, terminal, value, wacc } = dcfResults(inputs);
  return (
    <section aria-labelledby="value-bridge" className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <h2 id="value-bridge" className="text-h2">
        From enterprise to equity value
      </h2>
      {value && terminal.kind === "value" ? (
        <Figure caption="Fig. 1 – €m, today; the table below has every figure">
          <ValueBridge
            label={`Enterprise value of ${formatAmount(value.enterprise)}, of which ${formatAmount(presentValueOfPlan)} from the plan and ${formatAmount(terminal.presentValue)} after it; less ${formatAmount(inputs.netDebt)} of net debt and ${formatAmount(inputs.otherClaims)} of other claims, ${formatAmount(value.equity)} of equity.`}
            plan={presentValueOfPlan}
            terminal={terminal.presentValue}
            claims={[
              { name: "Net debt", amount: inputs.netDebt },
              { name: "Other", amount: inputs.otherClaims },
            ]}
          />
        </Figure>
      ) : (
        <p className="mt-3 border-y border-rule py-16 text-center text-muted">
          No value: at a WACC of {formatPercent(wacc)}, cash flow that grows by{" "}
          {formatPercent(inputs.terminalGrowth)} for ever would be worth infinitely much.
        </p>
      )}
    </section>
  );
});

export const DcfTables = memo(function DcfTables({
  inputs,
  set,
}: {
  inputs: DcfInputs;
  set: SetInput;
}) {
  const results = dcfResults(inputs);
  return (
    <div className="mt-7 space-y-12 lg:col-start-2 lg:row-start-3">
      <section aria-labelledby="two-rates">
        <h2 id="two-rates" className="text-h2">
          What two rates do to it
        </h2>
        <RateGrid inputs={inputs} set={set} />
      </section>
      <section aria-labelledby="price-assumes">
        <h2 id="price-assumes" className="mb-3 text-h2">
          What does a price of {formatEuro(inputs.sharePrice, 2)} assume?
        </h2>
        <ul className="grid gap-x-8 gap-y-3 border-t border-ink pt-3 sm:grid-cols-2">
          {priceInWords(inputs).map(({ id, answer, meaning }) => (
            <li key={id}>
              <p className="figures font-serif text-h2">
                <FigureText id={id} text={answer} label="Growth that the price assumes" />
              </p>
              <p className="figures text-small text-muted">{meaning}</p>
            </li>
          ))}
        </ul>
      </section>
      <ClaimsTable inputs={inputs} />
      <YearlyTable
        title="Year by year"
        caption="Revenue, profit, reinvestment and cash flow year by year"
        columns={columns}
        years={results.years}
      />
    </div>
  );
});

/** The bridge in figures. */
function ClaimsTable({ inputs }: { inputs: DcfInputs }) {
  const { presentValueOfPlan, terminal, value } = dcfResults(inputs);
  if (!value || terminal.kind === "none") return null;
  const isRounded =
    missesSum([presentValueOfPlan, terminal.presentValue], value.enterprise) ||
    missesSum([value.enterprise, 0 - inputs.netDebt, 0 - inputs.otherClaims], value.equity);
  const amount = (id: string, name: string, millions: number, isSum = false): SumRow => {
    return { id, name, text: formatAmount(millions), isSum };
  };
  return (
    <SumTable
      caption={`Value per share, in today’s money${isRounded ? ", amounts rounded" : ""}`}
      rows={[
        amount("presentValue.total", "Cash flow of years 1 to 10", presentValueOfPlan),
        amount("terminalPresentValue", "Terminal value", terminal.presentValue),
        amount("enterprise", "Enterprise value", value.enterprise, true),
        amount("lessNetDebt", "Net debt", 0 - inputs.netDebt),
        amount("lessOtherClaims", "Leases, pensions, minorities", 0 - inputs.otherClaims),
        amount("equity", "Equity value", value.equity, true),
        {
          id: "perShare",
          name: `Value of each of ${inputs.shares} million shares`,
          text: formatEuro(value.perShare, 2),
          isSum: true,
        },
      ]}
    />
  );
}

const columns: readonly YearlyColumn<PlannedYear>[] = [
  {
    ...column("growth", "Growth", "%", ({ year, growth }) => (year === 1 ? null : growth * 100)),
    adds: false,
  },
  { ...column("revenueOfYear", "Revenue", "€m", ({ revenue }) => revenue), adds: false },
  column("ebit", "EBIT", "€m", ({ ebit }) => ebit),
  column("nopat", "NOPAT", "€m", ({ nopat }) => nopat),
  column("reinvestment", "Reinvested", "€m", ({ reinvestment }) => reinvestment),
  column("freeCashFlow", "Cash flow", "€m", ({ freeCashFlow }) => freeCashFlow),
  {
    ...column("discountFactor", "Factor", "×", ({ discountFactor }) => discountFactor),
    digits: 3,
    adds: false,
  },
  column("presentValue", "Today", "€m", ({ presentValue }) => presentValue),
];

function column(
  id: string,
  title: string,
  unit: string,
  value: (year: PlannedYear) => number | null,
): YearlyColumn<PlannedYear> {
  return { id, title, unit, value, digits: 1, adds: true };
}
