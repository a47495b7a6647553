import { memo } from "react";
import { formatNumber } from "#app/format/number.ts";
import { accountCell } from "#models/fund/account-cell.ts";
import type { CapitalAccount, Reconciliation } from "#models/fund/lp-accounts.ts";
import { AccountsTable, type TableRow } from "../kit/accounts-table.tsx";

type Column = { kind: "account" | "difference"; account: CapitalAccount };

/** Every LP's account beside the fund's books, and the difference between them, which must be zero. */
export const LpTable = memo(function LpTable({ lps, fund, difference }: Reconciliation) {
  return (
    <AccountsTable<Column>
      caption="LP accounts and the fund's books, in €k; the difference in €"
      corner="€k"
      cellOf={accountCell}
      columns={[
        ...lps.map((account, index) => ({
          id: `lp-${index + 1}`,
          title: `LP ${index + 1}`,
          column: { kind: "account" as const, account },
        })),
        { id: "fund", title: "Fund", column: { kind: "account", account: fund } },
        {
          id: "difference",
          title: "Difference, €",
          column: { kind: "difference", account: difference },
        },
      ]}
      groups={[
        {
          title: "The reported quarter",
          rows: [
            row("opening", "Net asset value before"),
            row("calledForInvestments", "Called for investments"),
            row("calledForFees", "Called for fees"),
            row("fees", "Fees", -1),
            row("gain", "Change in value"),
            row("carry", "Carry, paid and accrued", -1),
            row("distributed", "Distributed", -1),
            { ...row("closing", "Net asset value after"), look: "total" },
          ],
        },
        {
          title: "Since the first close",
          rows: [
            row("commitment", "Commitment"),
            row("paidIn", "Paid in"),
            row("undrawn", "Undrawn commitment"),
            row("received", "Distributed"),
          ],
        },
      ]}
    />
  );
});

function row(name: keyof CapitalAccount, title: string, sign: 1 | -1 = 1): TableRow<Column> {
  return {
    id: name,
    title,
    textOf: ({ kind, account }) => {
      const cents = sign * account[name];
      if (kind === "difference" && cents === 0) return "✓ 0";
      return kind === "difference"
        ? formatNumber(cents / 100, 2)
        : formatNumber(cents / 100_000, { atMost: 0 });
    },
    toneOf: ({ kind, account }) => {
      if (kind === "difference") return account[name] === 0 ? "accent" : "loss";
      return account[name] === 0 ? "muted" : "plain";
    },
  };
}
