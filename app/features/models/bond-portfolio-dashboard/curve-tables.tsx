import { formatEuroChange } from "#app/format/money.ts";
import { formatChange, formatNumber } from "#app/format/number.ts";
import { formatPercent } from "#app/format/percent.ts";
import { type KeyRates, keyYears } from "#models/bonds/curve.ts";
import { type Change, curveOf } from "#models/bonds/holding.ts";
import {
  changesByShift,
  comparedShifts,
  type PortfolioInputs,
  type PortfolioResults,
} from "#models/bonds/portfolio.ts";
import { shiftName } from "#models/bonds/shift-name.ts";
import { variantName } from "#workings/variant-name.ts";
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
