import { formatNumber } from "#app/format/number.ts";
import type { Split, Tier } from "#models/waterfall/tiers.ts";
import { AccountsTable, FigureRow, GroupRow, HeadRow } from "./accounts-table.tsx";
import { type Ledger, type LedgerColumn, lpNetFlow, unaccounted } from "./ledger.ts";
import { tierNames } from "./tier-names.ts";

type Line = { title: string; code?: string; amountOf: (column: LedgerColumn) => number };

const paidIn: readonly Line[] = [
  { title: "Contributions", amountOf: (column) => column.contributions },
  { title: "Management fee", amountOf: (column) => column.managementFee },
];

const toLps: readonly Line[] = [
  tierLine("returnOfCapital", "lp"),
  tierLine("preferredReturn", "lp"),
  tierLine("carriedInterest", "lp", "Carried interest, 80%"),
  tierLine("carriedInterestAboveHurdle", "lp", "Carried interest, 50%"),
];

const toGp: readonly Line[] = [
  tierLine("catchUp", "gp"),
  tierLine("carriedInterest", "gp", "Carried interest, 20%"),
  tierLine("carriedInterestAboveHurdle", "gp", "Carried interest, 50%"),
];

function tierLine(tier: Tier, party: keyof Split, title = tierNames[tier].name): Line {
  return { title, code: tierNames[tier].code, amountOf: (column) => column.tiers[tier][party] };
}

/** Every tier in every year, for both sides, closed by what was distributed and by the check on it. */
export function LedgerTable({ ledger }: { ledger: Ledger }) {
  const columns = [...ledger.years, ledger.total];
  const span = columns.length + 1;
  const amounts = (amountOf: Line["amountOf"]) =>
    columns.map((column) => printed(amountOf(column)));
  const rows = (lines: readonly Line[]) =>
    lines.map(({ title, code, amountOf }) => (
      <FigureRow key={title} title={title} code={code} cells={amounts(amountOf)} />
    ));

  return (
    <AccountsTable caption="Who gets what, tier by tier and year by year, in thousand euro">
      <thead>
        <HeadRow
          corner="€ thousand"
          columns={[...ledger.years.map((_, index) => `Year ${index + 1}`), "Total"]}
        />
      </thead>
      <tbody>
        <GroupRow title="Paid in by the LPs" span={span} />
        {rows(paidIn)}
        <FigureRow
          look="sum"
          title="Paid in"
          cells={amounts((column) => column.contributions + column.managementFee)}
        />
      </tbody>
      <tbody>
        <GroupRow title="Distributed to the LPs" span={span} />
        {rows(toLps)}
        <FigureRow look="sum" title="To the LPs" cells={amounts(({ received }) => received.lp)} />
      </tbody>
      <tbody>
        <GroupRow title="Distributed to the GP" span={span} />
        {rows(toGp)}
        <FigureRow look="sum" title="To the GP" cells={amounts(({ received }) => received.gp)} />
      </tbody>
      <tfoot>
        <FigureRow
          look="total"
          title="To LPs and GP"
          cells={amounts(({ received }) => received.lp + received.gp)}
        />
        <FigureRow title="Distributed" cells={amounts((column) => column.distributed)} />
        <FigureRow
          title="Check: difference"
          cells={columns.map((column) => checked(unaccounted(column)))}
        />
        <FigureRow look="note" title="LP net cash flow" cells={amounts(lpNetFlow)} />
      </tfoot>
    </AccountsTable>
  );
}

function printed(thousands: number) {
  return (
    <span className={thousands === 0 ? "text-muted" : undefined}>{formatNumber(thousands)}</span>
  );
}

function checked(thousands: number) {
  if (thousands !== 0) return <strong className="text-loss">{formatNumber(thousands)}</strong>;
  return (
    <span className="text-accent">
      <span aria-hidden="true">✓ </span>0
    </span>
  );
}
