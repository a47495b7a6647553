import { memo } from "react";
import { formatNumber } from "#app/lib/format/number.ts";
import { type AccountLine, accountLines } from "#models/fund/account-lines.ts";
import type { sheet } from "#models/fund/sheet.ts";
import type { FiguresOf } from "#workings/sheet-spec.ts";
import { AccountsTable, type TableRow } from "../kit/accounts-table.tsx";

type Column = { kind: "account" | "difference"; euroOf: (line: AccountLine) => number };

/** Every LP's account beside the fund's books, and the difference between them, which must be zero. */
export const LpTable = memo(function LpTable({
  figures: { number, numberAt },
  lpCount,
}: {
  figures: FiguresOf<typeof sheet>;
  lpCount: number;
}) {
  return (
    <AccountsTable<Column>
      caption="LP accounts and the fund's books, in €k; the difference in €"
      corner="€k"
      cellOf={(line, column) =>
        column.startsWith("lp.") ? `lp${line}${column.slice(2)}` : `${column}${line}`
      }
      columns={[
        ...Array.from({ length: lpCount }, (_, index) => ({
          id: `lp.${index + 1}`,
          title: `LP ${index + 1}`,
          column: {
            kind: "account" as const,
            euroOf: (line: AccountLine) => numberAt(`lp${line}`, index + 1),
          },
        })),
        {
          id: "fund",
          title: "Fund",
          column: { kind: "account", euroOf: (line) => number(`fund${line}`) },
        },
        {
          id: "difference",
          title: "Difference, €",
          column: { kind: "difference", euroOf: (line) => number(`difference${line}`) },
        },
      ]}
      groups={groups}
    />
  );
});

const groups: readonly { title: string; rows: readonly TableRow<Column>[] }[] = [
  {
    title: "The reported quarter",
    rows: [
      ...(["Opening", "Contributed", "Distributed", "Fees", "Expenses"] as const).map(row),
      ...(["Interest", "Realised", "Unrealised", "Carry"] as const).map(row),
      { ...row("Closing"), look: "total" },
    ],
  },
  {
    title: "Since the first close",
    rows: (["Commitment", "PaidIn", "Recallable", "Undrawn", "Received"] as const).map(row),
  },
];

function row(id: AccountLine): TableRow<Column> {
  return {
    id,
    title: accountLines.find(({ name }) => name === id)?.label ?? id,
    textOf: ({ kind, euroOf }) => {
      const euro = euroOf(id);
      if (kind === "difference") return euro === 0 ? "✓ 0" : formatNumber(euro, 2);
      return formatNumber(euro / 1_000, { atMost: 0 });
    },
    toneOf: ({ kind, euroOf }) => {
      if (kind === "difference") return euroOf(id) === 0 ? "accent" : "loss";
      return euroOf(id) === 0 ? "muted" : "plain";
    },
  };
}
