import { memo } from "react";
import { formatNumber } from "#app/lib/format/number.ts";
import { type AccountLine, accountLines } from "#models/fund/account-lines.ts";
import { sheet } from "#models/fund/sheet.ts";
import type { FiguresOf } from "#workings/sheet-spec.ts";
import { AccountsTable } from "../kit/accounts-table.tsx";
import { PeriodTable } from "../kit/period-table.tsx";

export type FundFigures = FiguresOf<typeof sheet>;

/** Every LP's account beside the fund's books, and the difference between them, which must be zero. */
export const LpTable = memo(function LpTable({
  figures: { id, number, numberAt },
  lpCount,
}: {
  figures: FundFigures;
  lpCount: number;
}) {
  const amountOf = (line: AccountLine, column: "fund" | "difference" | `${number}`) => {
    if (column === "fund" || column === "difference") {
      const name = `${column}${line}` as const;
      return { id: id(name), euro: number(name) };
    }
    const name = `lp${line}` as const;
    return { id: id(name, column), euro: numberAt(name, column) };
  };
  return (
    <AccountsTable
      caption="LP accounts and the fund's books, in €k; the difference in €"
      corner="€k"
      columns={[
        ...Array.from({ length: lpCount }, (_, lp) => [`${lp + 1}`, `LP ${lp + 1}`] as const),
        ["fund", "Fund"],
        ["difference", "Difference, €"],
      ]}
      groups={[
        {
          title: "The reported quarter",
          rows: [
            ...(["Opening", "Contributed", "Distributed", "Fees", "Expenses"] as const).map(row),
            ...(["Interest", "Realized", "Unrealized", "Carry"] as const).map(row),
            [...row("Closing"), "total"],
          ],
        },
        {
          title: "Inception to date",
          rows: (["Commitment", "PaidIn", "Recallable", "Undrawn", "Received"] as const).map(row),
        },
      ]}
      figureOf={(line, column) => {
        const { id, euro } = amountOf(line, column);
        const isZero = euro === 0;
        if (column !== "difference") {
          const text = formatNumber(euro / 1_000, { atMost: 0 });
          return { id, text, tone: isZero ? "muted" : "plain" };
        }
        return isZero
          ? { id, text: "✓ 0", tone: "accent" }
          : { id, text: formatNumber(euro, 2), tone: "loss" };
      }}
    />
  );
});

function row(line: AccountLine) {
  return [line, accountLines.find(({ name }) => name === line)?.label ?? line] as const;
}

type Name = Parameters<FundFigures["text"]>[0];

/** What a row is in each column; where it is nothing, the cell stays empty. */
const performance: Readonly<
  Record<"gross" | "net" | "withoutLine", { rate: Name; multiple: Name; index?: Name }>
> = {
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
      figureOf={(row, column) => {
        const name = performance[column][row];
        return name ? figures.cell(name) : null;
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
const { quarters } = sheet.tables;
const balances: readonly string[] = ["feeBase", "netAssetValue", "netCash"];

/** The whole fund. It is the same while only the report or the LPs change, and is not rendered then. */
export const QuarterTable = memo(
  function QuarterTable({ figures: { describe, numberAt } }: Props) {
    return (
      <PeriodTable
        title={quarters.title}
        caption="Capital calls, distributions and value by quarter, in €k"
        period={quarters.axis.label}
        columns={columns.map((id) => ({
          ...{ id, title: describe(id).label, unit: "€k", adds: !balances.includes(id) },
          textOf: (amount: number) => formatNumber(amount / 1_000),
          value: (quarter: number | string) => numberAt(id, quarter),
        }))}
        rows={quarters.axis.positions}
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
