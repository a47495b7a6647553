import { formatEuroChange } from "#app/format/money.ts";
import { formatChange, formatNumber } from "#app/format/number.ts";
import { formatPercent } from "#app/format/percent.ts";
import { type KeyRates, keyYears } from "#models/bonds/curve.ts";
import {
  type Change,
  curveOf,
  type Holding,
  type HoldingResult,
  type ValuedHolding,
} from "#models/bonds/holding.ts";
import {
  changesByShift,
  comparedShifts,
  type PortfolioInputs,
  type PortfolioResults,
} from "#models/bonds/portfolio.ts";
import { shiftName } from "#models/bonds/shift-name.ts";
import { variantName } from "#models/sheet/variant-name.ts";
import { AccountsTable, type TableRow } from "../kit/accounts-table.tsx";
import { pointsText, shareText } from "./results.ts";

type Props = { shown: PortfolioInputs; results: PortfolioResults };

/** The key maturities: the curve, its move, and what each costs by its duration. */
export function KeyRateTable({ shown, results }: Props) {
  const { average, keyMoves, keyChanges, change } = results;
  const today = curveOf(shown);
  const columns = [
    ...keyYears.map((years, index) => ({ id: `${years}`, title: `${years} years`, column: index })),
    { id: "total", title: "Total", column: null },
  ];
  function row(
    id: string,
    title: string,
    values: KeyRates | readonly number[],
    format: (value: number) => string,
    total?: number,
  ): TableRow<number | null> {
    return {
      id,
      title,
      textOf: (index) => {
        const value = index === null ? total : values[index];
        return value === undefined ? "" : format(value);
      },
    };
  }
  const rate = (value: number) => formatPercent(value, 2);
  const after = today.map((one, index) => one + (keyMoves[index] ?? 0));
  const durations = average?.keyDurations ?? [0, 0, 0, 0];
  return (
    <AccountsTable
      caption="The curve and the key rate durations, by maturity"
      corner="Maturity"
      columns={columns}
      groups={[
        {
          title: "Curve",
          rows: [
            row("today", "Today", today, rate),
            row("move", "Moves by, points", keyMoves, (one) => formatChange(one * 100, 2)),
            { ...row("after", "After", after, rate), look: "sum" },
          ],
        },
        {
          title: "Portfolio",
          rows: [
            row(
              "keyDuration",
              "Key rate duration",
              durations,
              (one) => formatNumber(one, 2),
              average?.modifiedDuration ?? 0,
            ),
            {
              ...row(
                "keyChange",
                "Change by duration",
                keyChanges,
                formatEuroChange,
                change.byDuration,
              ),
              look: "total",
            },
          ],
        },
      ]}
    />
  );
}

type Estimate = { of: (change: Change, marketValue: number) => string };

const estimates: readonly { id: string; title: string; column: Estimate }[] = [
  estimate("durationShare", "Duration", (change, value) => shareText(change.byDuration, value)),
  estimate("convexityShare", "Convexity", (change, value) =>
    shareText(change.withConvexity, value),
  ),
  estimate("repricedShare", "Repriced", (change, value) => shareText(change.repriced, value)),
  estimate("repriced", "In euro", (change) => formatEuroChange(change.repriced)),
];

function estimate(id: string, title: string, of: Estimate["of"]) {
  return { id, title, column: { of } };
}

/** The numbers of the chart. */
export function ShiftTable({ shown, results }: Props) {
  const shifts = [...new Set([...comparedShifts, shown.shift])].toSorted((a, b) => a - b);
  const rows = changesByShift(shown, shifts).map(
    ({ shift, change }): TableRow<Estimate> => ({
      id: String(shift),
      title: pointsText(shift),
      look: shift === shown.shift ? "sum" : "line",
      textOf: ({ of }) => (results.average ? of(change, results.marketValue) : ""),
    }),
  );
  return (
    <AccountsTable
      caption="Change in value by shift of the curve; the one that is set in bold"
      corner="Shift"
      columns={estimates}
      cellOf={(shift, name) =>
        Number(shift) === shown.shift ? name : variantName(name, shiftName(Number(shift)))
      }
      groups={[{ title: "Change in value", rows }]}
    />
  );
}

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
export function BondTable({ shown, results }: Props) {
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
