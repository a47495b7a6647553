import { formatNumber } from "#app/lib/format/number.ts";
import { sheet } from "#models/waterfall/sheet.ts";
import { variantName } from "#workings/variants.ts";
import { AccountsTable, type TableRow } from "../kit/accounts-table.tsx";
import { shownFigures } from "../kit/shown-figures.ts";
import { type LedgerColumn, ledgerOf } from "./ledger.ts";
import { tiers, type WaterfallFigures, yearNumbers } from "./tiers.ts";

type LedgerRow = TableRow<LedgerColumn>;

const labels = shownFigures(sheet.calculate(sheet.presets.base.inputs)).describe;

/** Every tier in every year, for both sides, followed by the total distributed and a check that it adds up. */
export function LedgerTable({ figures }: { figures: WaterfallFigures }) {
  const { years, total } = ledgerOf(figures);
  const hasClawback = figures.value("clawback") !== "off";
  const isUsed = ({ id }: LedgerRow) =>
    clawbackRows.includes(id) ? hasClawback : !usedByFew.includes(id) || total[id as Entry] !== 0;
  return (
    <AccountsTable
      caption="Who gets what, tier by tier and year by year, in €k"
      corner="€k"
      columns={[
        ...yearNumbers.map((year, index) => ({
          id: String(year),
          title: `Year ${year}`,
          column: years[index] ?? total,
        })),
        { id: "total", title: "Total", column: total },
      ]}
      groups={ledgerGroups.map(({ title, rows }) => ({ title, rows: rows.filter(isUsed) }))}
      totals={ledgerTotals.filter(isUsed)}
    />
  );
}

type Entry = keyof LedgerColumn;

const clawbackRows: readonly string[] = ["clawbackPaid", "givenBack", "clawbackIfEnded"];
/** Rows of terms that most cases do not have. */
const usedByFew: readonly string[] = ["lpExpenses", "gpFromCommitment", "intoEscrow", "fromEscrow"];

const ledgerGroups: readonly { title: string; rows: readonly LedgerRow[] }[] = [
  {
    title: "Paid in by the LPs",
    rows: [
      amount("lpInvested", "Contributions"),
      amount("managementFee"),
      amount("lpExpenses", "Partnership expenses"),
      { ...amount("paidIn"), look: "sum" },
    ],
  },
  {
    title: "Distributed to the LPs",
    rows: [
      amount("returnOfCapital"),
      amount("preferredReturn"),
      amount("sharedLp", "80% of the split"),
      amount("sharedAboveLp", "50% of the split"),
      amount("clawbackPaid", "Clawback from the GP"),
      { ...amount("toLps"), look: "sum" },
    ],
  },
  {
    title: "Distributed to the GP",
    rows: [
      amount("gpFromCommitment", "On its commitment"),
      amount("catchUp"),
      amount("sharedGp", "Carried interest, 20%"),
      amount("sharedAboveGp", "Carried interest, 50%"),
      amount("givenBack", "Clawback to the LPs"),
      { ...amount("toGp"), look: "sum" },
    ],
  },
];

const ledgerTotals: readonly LedgerRow[] = [
  { ...amount("toBoth"), look: "total" },
  amount("intoEscrow"),
  amount("fromEscrow"),
  amount("distributed", "Distributed"),
  {
    ...amount("check"),
    textOf: ({ check }) => (check === 0 ? "✓ 0" : formatNumber(check)),
    toneOf: ({ check }) => (check === 0 ? "accent" : "loss"),
  },
  { ...amount("lpNetFlow"), look: "note" },
  {
    ...amount("clawbackIfEnded"),
    look: "note",
    // Of one year each: they have no total.
    textOf: ({ clawbackIfEnded }) =>
      Number.isNaN(clawbackIfEnded) ? "" : formatNumber(clawbackIfEnded),
  },
];

function amount(id: keyof LedgerColumn, title = labels(id).label): LedgerRow {
  const code = tiers.find(({ lp, gp }) => lp === id || gp === id)?.code;
  return {
    id,
    title,
    ...(code && { code }),
    textOf: (column) => formatNumber(column[id]),
    toneOf: (column) => (column[id] === 0 ? "muted" : "plain"),
  };
}

type Scenario = { figures: WaterfallFigures; total: LedgerColumn };

function scenarioOf(figures: WaterfallFigures): Scenario {
  return { figures, total: ledgerOf(figures).total };
}

const scenarioColumns = Object.entries(sheet.presets).map(([id, { title, inputs }]) => ({
  id,
  title,
  column: scenarioOf(shownFigures(sheet.calculate(inputs))),
}));

/** The scenarios side by side, plus the visitor's own case once it differs from all three. */
export function ScenarioTable({ own }: { own: WaterfallFigures | null }) {
  const ownColumn = own && { id: "own", title: "Your case", column: scenarioOf(own) };
  return (
    <AccountsTable
      caption="The scenarios side by side"
      corner="€k"
      columns={ownColumn ? [...scenarioColumns, ownColumn] : scenarioColumns}
      cellOf={(row, column) => (column === "own" ? row : variantName(row, column))}
      groups={scenarioGroups}
    />
  );
}

const scenarioGroups: readonly { title: string; rows: readonly TableRow<Scenario>[] }[] = [
  {
    title: "Distributed by tier",
    rows: [
      ...tiers.map(({ code, both, lp, gp }) => ({
        ...thousands(
          `${both}.total`,
          labels(both).label,
          (total) => (lp ? total[lp] : 0) + (gp ? total[gp] : 0),
        ),
        code,
      })),
      { ...thousands("toBoth.total", "Distributed", ({ toBoth }) => toBoth), look: "total" },
      thousands("toLps.total", labels("toLps").label, ({ toLps }) => toLps),
      thousands("toGp.total", labels("toGp").label, ({ toGp }) => toGp),
    ],
  },
  {
    title: "Returns",
    rows: (["grossIrr", "lpIrr", "grossMultiple", "lpMultiple", "gpShare"] as const).map((id) => ({
      id,
      title: labels(id).label,
      textOf: ({ figures }) => figures.text(id),
    })),
  },
];

function thousands(
  id: string,
  title: string,
  amountOf: (total: LedgerColumn) => number,
): TableRow<Scenario> {
  return { id, title, textOf: ({ total }) => formatNumber(amountOf(total)) };
}
