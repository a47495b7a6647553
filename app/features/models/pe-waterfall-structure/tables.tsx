import { formatNumber } from "#app/format/number.ts";
import { formatPercent } from "#app/format/percent.ts";
import {
  type Ledger,
  type LedgerColumn,
  ledgerOf,
  lpNetFlow,
  unaccounted,
} from "#models/waterfall/ledger.ts";
import { type WaterfallResults, waterfallResults } from "#models/waterfall/results.ts";
import { standardTerms } from "#models/waterfall/terms.ts";
import { type Split, type Tier, tiers } from "#models/waterfall/tiers.ts";
import { variantName } from "#workings/variant-name.ts";
import { AccountsTable, type TableRow } from "../kit/accounts-table.tsx";
import { fundModel } from "./fields.ts";
import { lpIrr, multipleText } from "./results.ts";
import { sheetLines, tierNames } from "./tiers.ts";

type LedgerRow = TableRow<LedgerColumn>;

/** Every tier in every year, for both sides, followed by the total distributed and a check that it adds up. */
export function LedgerTable({ ledger, hasClawback }: { ledger: Ledger; hasClawback: boolean }) {
  return (
    <AccountsTable
      caption="Who gets what, tier by tier and year by year, in €k"
      corner="€k"
      columns={[
        ...ledger.years.map((column, index) => ({
          id: `${index + 1}`,
          title: `Year ${index + 1}`,
          column,
        })),
        { id: "total", title: "Total", column: ledger.total },
      ]}
      groups={hasClawback ? groupsWithClawback : groupsWithout}
      totals={ledgerTotals}
    />
  );
}

const groupsWithout = ledgerGroups([], []);
const groupsWithClawback = ledgerGroups(
  [amount("clawbackPaid", "Clawback from the GP", ({ clawback }) => clawback)],
  [amount("givenBack", "Clawback to the LPs", ({ clawback }) => 0 - clawback)],
);

type LedgerGroup = { title: string; rows: readonly LedgerRow[] };

function ledgerGroups(
  lpClawback: readonly LedgerRow[],
  gpClawback: readonly LedgerRow[],
): readonly LedgerGroup[] {
  return [
    {
      title: "Paid in by the LPs",
      rows: [
        amount("invested", "Contributions", (column) => column.contributions),
        amount("managementFee", "Management fee", (column) => column.managementFee),
        {
          ...amount("paidIn", "Paid in", (column) => column.contributions + column.managementFee),
          look: "sum",
        },
      ],
    },
    {
      title: "Distributed to the LPs",
      rows: [
        ofTier("returnOfCapital", "lp"),
        ofTier("preferredReturn", "lp"),
        ofTier("carriedInterest", "lp", "Carried interest, 80%"),
        ofTier("carriedInterestAboveHurdle", "lp", "Carried interest, 50%"),
        ...lpClawback,
        { ...amount("toLps", "To the LPs", ({ received }) => received.lp), look: "sum" },
      ],
    },
    {
      title: "Distributed to the GP",
      rows: [
        ofTier("catchUp", "gp"),
        ofTier("carriedInterest", "gp", "Carried interest, 20%"),
        ofTier("carriedInterestAboveHurdle", "gp", "Carried interest, 50%"),
        ...gpClawback,
        { ...amount("toGp", "To the GP", ({ received }) => received.gp), look: "sum" },
      ],
    },
  ];
}

const ledgerTotals: readonly LedgerRow[] = [
  {
    ...amount("toBoth", "To LPs and GP", ({ received }) => received.lp + received.gp),
    look: "total",
  },
  amount("distributed", "Distributed", (column) => column.distributed),
  {
    id: "check",
    title: "Check: difference",
    textOf: (column) => (unaccounted(column) === 0 ? "✓ 0" : formatNumber(unaccounted(column))),
    toneOf: (column) => (unaccounted(column) === 0 ? "accent" : "loss"),
  },
  { ...amount("lpNetFlow", "LP net cash flow", lpNetFlow), look: "note" },
];

function amount(id: string, title: string, amountOf: (column: LedgerColumn) => number): LedgerRow {
  return {
    id,
    title,
    textOf: (column) => formatNumber(amountOf(column)),
    toneOf: (column) => (amountOf(column) === 0 ? "muted" : "plain"),
  };
}

function ofTier(tier: Tier, party: keyof Split, title = tierNames[tier].name): LedgerRow {
  const row = amount(sheetLines[tier][party], title, (column) => column.tiers[tier][party]);
  return { ...row, code: tierNames[tier].code };
}

type Scenario = { results: WaterfallResults; total: LedgerColumn };

function scenarioOf(results: WaterfallResults): Scenario {
  return { results, total: ledgerOf(results).total };
}

const scenarioColumns = fundModel.presetNames.map((name) => {
  const { title, inputs } = fundModel.presets[name];
  return { id: name as string, title, column: scenarioOf(waterfallResults(inputs, standardTerms)) };
});

/** The scenarios side by side, plus the visitor's own case once it differs from all three. */
export function ScenarioTable({ own }: { own: WaterfallResults | null }) {
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
      ...tiers.map((tier) => ({
        ...thousands(
          `${sheetLines[tier].both}.total`,
          tierNames[tier].name,
          (total) => total.tiers[tier].lp + total.tiers[tier].gp,
        ),
        code: tierNames[tier].code,
      })),
      {
        ...thousands("toBoth.total", "Distributed", ({ received }) => received.lp + received.gp),
        look: "total",
      },
      thousands("toLps.total", "To the LPs", ({ received }) => received.lp),
      thousands("toGp.total", "To the GP", ({ received }) => received.gp),
    ],
  },
  {
    title: "Returns",
    rows: [
      {
        id: "lpMultiple",
        title: "LP multiple",
        textOf: ({ results }) => multipleText(results),
      },
      { id: "lpIrr", title: "LP IRR", textOf: ({ results }) => lpIrr(results).value },
      { id: "gpShare", title: "GP share of profit", textOf: ({ results }) => shareText(results) },
    ],
  },
];

function thousands(
  id: string,
  title: string,
  amountOf: (total: LedgerColumn) => number,
): TableRow<Scenario> {
  return { id, title, textOf: ({ total }) => formatNumber(amountOf(total)) };
}

function shareText({ gpShareOfProfit }: WaterfallResults) {
  return gpShareOfProfit === null ? "No profit" : formatPercent(gpShareOfProfit);
}
