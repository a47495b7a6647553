import { memo } from "react";
import { formatNumber } from "#app/lib/format/number.ts";
import { sheet } from "#models/fund/sheet.ts";
import type { FiguresOf } from "#workings/sheet-spec.ts";
import { PeriodTable } from "../kit/period-table.tsx";

type Props = {
  figures: FiguresOf<typeof sheet>;
  inputs: Parameters<typeof sheet.calculate>[0];
};

const columns = [
  ...(["quarterInvested", "feeBase", "fee", "called", "quarterDistributed"] as const),
  ...(["toLps", "carryPaid", "netAssetValue", "netCash"] as const),
];
const balances: readonly string[] = ["feeBase", "netAssetValue", "netCash"];

/** The whole fund. It is the same while only the report or the LPs change, and is not rendered then. */
export const QuarterTable = memo(
  function QuarterTable({ figures: { describe, numberAt } }: Props) {
    return (
      <PeriodTable
        title="Quarter by quarter"
        caption="Capital calls, distributions and value by quarter, in €k"
        period="Quarter"
        columns={columns.map((id) => ({
          ...{ id, title: describe(id).label, unit: "€k", adds: !balances.includes(id) },
          textOf: (amount: number) => formatNumber(amount / 1_000),
          value: (quarter: number | string) => numberAt(id, quarter),
        }))}
        rows={sheet.tables.quarters?.axis.positions ?? []}
        nameOf={String}
      />
    );
  },
  ({ inputs: before }, { inputs: now }) => inputNames.every((name) => before[name] === now[name]),
);

/** Those that it depends on. */
const inputNames = [
  ...(["years", "marks", "committedCapital", "feeRate", "investmentYears"] as const),
  ...(["valuation", "valuedAt", "expensesAYear", "lineQuarters", "lineRate"] as const),
];
