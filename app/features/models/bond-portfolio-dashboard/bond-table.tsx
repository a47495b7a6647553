import { formatChange, formatNumber } from "#app/format/number.ts";
import { formatPercent } from "#app/format/percent.ts";
import type { Holding, HoldingResult, ValuedHolding } from "#models/bonds/holding.ts";
import type { PortfolioInputs, PortfolioResults } from "#models/bonds/portfolio.ts";
import { AccountsTable, type TableRow } from "../kit/accounts-table.tsx";

type Measure = {
  of: (one: ValuedHolding) => string;
  /** Of the whole portfolio, where that means something. */
  total: (results: PortfolioResults) => string;
};

const measures: readonly { id: string; title: string; column: Measure }[] = [
  measure("clean", "Clean", (one) => formatNumber(one.cleanPrice, 3)),
  measure("accrued", "Accrued", (one) => formatNumber(one.accrued, 3)),
  measure("dirty", "Dirty", (one) => formatNumber(one.dirtyPrice, 3)),
  measure("yieldUsed", "Yield", (one) => formatPercent(one.yieldRate, 2)),
  measure("spread", "Spread, bp", (one) => formatChange(one.spread * 10_000)),
  averaged("macaulay", "Macaulay", "duration", 2),
  averaged("modified", "Modified", "modifiedDuration", 2),
  averaged("convexity", "Convexity", "convexity", 1),
  measure(
    "value",
    "Value, €",
    (one) => formatNumber(one.marketValue),
    ({ marketValue }) => formatNumber(marketValue),
  ),
  measure(
    "change",
    "Change, €",
    (one) => formatChange(one.change.repriced),
    ({ change }) => formatChange(change.repriced),
  ),
];

function measure(id: string, title: string, of: Measure["of"], total: Measure["total"] = () => "") {
  return { id, title, column: { of, total } };
}

/** One of the figures that a portfolio has too: the average by market value. */
function averaged(
  id: string,
  title: string,
  name: "duration" | "modifiedDuration" | "convexity",
  digits: number,
) {
  return measure(
    id,
    title,
    (one) => formatNumber(one[name], digits),
    ({ average }) => (average ? formatNumber(average[name], digits) : ""),
  );
}

/** The figures of the whole portfolio that are averages, not sums. */
const averages: Readonly<Record<string, string>> = {
  macaulay: "averageMacaulay",
  modified: "modifiedDuration",
  convexity: "averageConvexity",
};

/** Bonds are rows here and positions in the sheet. */
function cellOf(bond: string, measure: string) {
  const average = averages[measure];
  return bond === "total" && average ? average : `${measure}.${bond}`;
}

/** Prices, yields and risk of every bond, and of them all. */
export function BondTable({
  shown,
  results,
}: {
  shown: PortfolioInputs;
  results: PortfolioResults;
}) {
  const rows = shown.bonds.map((holding, index): TableRow<Measure> => {
    const result = results.holdings[index];
    return {
      id: `${index + 1}`,
      code: String(index + 1),
      title: bondText(holding),
      textOf: ({ of }) => (result?.kind === "valued" ? of(result) : ""),
    };
  });
  return (
    <>
      <AccountsTable
        caption="Prices, yields and risk, bond by bond"
        corner="Bond"
        columns={measures}
        cellOf={cellOf}
        groups={[{ title: "Per 100 of face value, then in euros", rows }]}
        totals={[
          {
            id: "total",
            title: "Portfolio",
            look: "total",
            textOf: ({ total }) => total(results),
          },
        ]}
      />
      <Unvalued results={results.holdings} />
    </>
  );
}

/** `2% 2028`, `3.75% 2036`. */
function bondText({ couponRate, maturity }: Holding) {
  return `${formatPercent(couponRate, { atMost: 2 })} ${maturity.slice(0, 4)}`;
}

const whyUnvalued = {
  redeemed: "has been redeemed by the day of settlement and counts for nothing",
  "no-yield": "has no yield that explains its price and counts for nothing",
};

function Unvalued({ results }: { results: readonly HoldingResult[] }) {
  return results.map((result, index) =>
    result.kind === "valued" ? null : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a bond is its place in the list
      <p key={index} className="mt-2 text-small text-loss">
        Bond {index + 1} {whyUnvalued[result.kind]}.
      </p>
    ),
  );
}
