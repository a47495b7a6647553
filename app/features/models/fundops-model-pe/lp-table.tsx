import { memo } from "react";
import { formatNumber } from "#app/lib/format/number.ts";
import { accountLines } from "#models/fund/account-lines.ts";
import { sheet } from "#models/fund/sheet.ts";
import type { FiguresOf } from "#workings/sheet-spec.ts";
import { AccountsTable } from "../kit/accounts-table.tsx";
import { PeriodTable } from "../kit/period-table.tsx";

export type FundFigures = FiguresOf<typeof sheet>;

/** Every LP's account beside the fund's books, and the difference between them, which must be zero. */
export const LpTable = memo(function LpTable({
  figures: { number, numberAt },
  lpCount,
}: {
  figures: FundFigures;
  lpCount: number;
}) {
  const euroOf = (line: string, column: string) => {
    const [books, lp] = column.split(".");
    const name = `${books}${line}` as "fundOpening";
    return lp === undefined ? number(name) : numberAt(name as "lpOpening", lp);
  };
  return (
    <AccountsTable
      caption="LP accounts and the fund's books, in €k; the difference in €"
      corner="€k"
      columns={[
        ...Array.from({ length: lpCount }, (_, lp) => [`lp.${lp + 1}`, `LP ${lp + 1}`] as const),
        ["fund", "Fund"],
        ["difference", "Difference, €"],
      ]}
      groups={[
        {
          title: "The reported quarter",
          rows: [
            ...["Opening", "Contributed", "Distributed", "Fees", "Expenses"].map(row),
            ...["Interest", "Realized", "Unrealized", "Carry"].map(row),
            [...row("Closing"), "total"],
          ],
        },
        {
          title: "Inception to date",
          rows: ["Commitment", "PaidIn", "Recallable", "Undrawn", "Received"].map(row),
        },
      ]}
      cellOf={(line, column) => column.replace(/^[a-z]+/, (books) => `${books}${line}`)}
      textOf={(line, column) => {
        const euro = euroOf(line, column);
        if (column !== "difference") return formatNumber(euro / 1_000, { atMost: 0 });
        return euro === 0 ? "✓ 0" : formatNumber(euro, 2);
      }}
      toneOf={(line, column) => {
        const isZero = euroOf(line, column) === 0;
        if (column === "difference") return isZero ? "accent" : "loss";
        return isZero ? "muted" : "plain";
      }}
    />
  );
});

function row(id: string) {
  return [id, accountLines.find(({ name }) => name === id)?.label ?? id] as const;
}

/** What a row is in each column; where it is nothing, the cell stays empty. */
const performance: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  gross: { rate: "grossIrr", multiple: "moic" },
  net: { rate: "irr", multiple: "tvpi", index: "pme" },
  withoutLine: { rate: "irr_withoutLine", multiple: "tvpi_withoutLine", index: "pme_withoutLine" },
};

/** What the deals earn beside what the LPs earn, and what a subscription line does to it. */
export const PerformanceTable = memo(function PerformanceTable({
  figures,
}: {
  figures: FundFigures;
}) {
  const hasLine = figures.number("lineQuarters") > 0;
  const cellOf = (row: string, column: string) => performance[column]?.[row] ?? "";
  return (
    <AccountsTable
      caption="Gross and net performance to the reported quarter"
      corner="Measure"
      columns={[
        ["gross", "Gross"],
        ["net", "Net"],
        ...(hasLine ? [["withoutLine", "Net, no line"] as const] : []),
      ]}
      groups={[
        {
          title: "To the reported quarter",
          rows: [
            ["rate", "IRR (annual)"],
            ["multiple", "MOIC gross, TVPI net"],
            ["index", "PME vs. the index"],
          ],
        },
      ]}
      cellOf={cellOf}
      textOf={(row, column) => {
        const cell = cellOf(row, column);
        return cell && figures.text(cell as "irr");
      }}
    />
  );
});

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
        foldsOnPhones
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
