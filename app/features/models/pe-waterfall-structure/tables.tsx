import { useMemo } from "react";
import { formatNumber } from "#app/lib/format/number.ts";
import { sheet } from "#models/waterfall/sheet.ts";
import { variantName } from "#workings/variants.ts";
import { AccountsTable, type TableRow } from "../kit/accounts-table.tsx";
import { shownFigures } from "../kit/shown-figures.ts";
import {
  type LedgerColumn,
  ledgerOf,
  roundedTogether,
  tiers,
  type WaterfallFigures,
  yearNumbers,
} from "./ledger.ts";

const labels = shownFigures(sheet.calculate(sheet.presets.base.inputs)).describe;

type LedgerLine = Exclude<keyof LedgerColumn, "toEscrow">;
type LedgerRow = TableRow<LedgerLine>;

/** A row by the name of its line, called as in the sheet unless told otherwise. */
function line(id: LedgerLine, title = labels(id).label, look?: TableRow[2]): LedgerRow {
  return [id, title, look];
}

const codeOf = (id: LedgerLine) => tiers.find(({ lp, gp }) => lp === id || gp === id)?.code;

/** Every tier in every year, for both sides, followed by the total distributed and a check that it adds up. */
export function LedgerTable({ figures }: { figures: WaterfallFigures }) {
  const { years, total } = ledgerOf(figures);
  const hasClawback = figures.value("clawback") !== "off";
  const amountOf = (line: LedgerLine, year: string) => (years[Number(year) - 1] ?? total)[line];
  const isUsed = ([id]: LedgerRow) =>
    clawbackRows.includes(id)
      ? hasClawback
      : !usedByFew.includes(id) || amountOf(id, "total") !== 0;
  return (
    <AccountsTable
      caption="Who gets what, tier by tier and year by year, in €k"
      corner="€k"
      columns={[
        ...yearNumbers.map((year) => [`${year}`, `Year ${year}`] as const),
        ["total", "Total"],
      ]}
      groups={ledgerGroups.map(({ title, rows }) => ({ title, rows: rows.filter(isUsed) }))}
      totals={ledgerTotals.filter(isUsed)}
      codeOf={codeOf}
      figureOf={(line, year) => {
        const amount = amountOf(line, year);
        // A clawback of one year each has no total.
        if (Number.isNaN(amount)) return null;
        const id = figures.id(line, year);
        if (line === "check" && amount === 0) return { id, text: "✓ 0", tone: "accent" };
        const tone = line === "check" ? "loss" : amount === 0 ? "muted" : "plain";
        return { id, text: formatNumber(amount), tone };
      }}
    />
  );
}

const clawbackRows: readonly LedgerLine[] = ["clawbackPaid", "givenBack", "clawbackIfEnded"];
/** Rows of terms that most cases do not have. */
const usedByFew: readonly LedgerLine[] = [
  "lpExpenses",
  "gpFromCommitment",
  "intoEscrow",
  "fromEscrow",
];

const ledgerGroups: readonly { title: string; rows: readonly LedgerRow[] }[] = [
  {
    title: "Paid in by the LPs",
    rows: [
      line("lpInvested", "Invested"),
      line("managementFee"),
      line("lpExpenses", "Partnership expenses"),
      line("paidIn", undefined, "sum"),
    ],
  },
  {
    title: "Distributed to the LPs",
    rows: [
      line("returnOfCapital"),
      line("preferredReturn"),
      line("sharedLp", "80% of the split"),
      line("sharedAboveLp", "50% of the split"),
      line("clawbackPaid", "Clawback from the GP"),
      line("toLps", undefined, "sum"),
    ],
  },
  {
    title: "Distributed to the GP",
    rows: [
      line("gpFromCommitment", "On its commitment"),
      line("catchUp"),
      line("sharedGp", "Carried interest, 20%"),
      line("sharedAboveGp", "Carried interest, 50%"),
      line("givenBack", "Clawback to the LPs"),
      line("toGp", undefined, "sum"),
    ],
  },
];

const ledgerTotals: readonly LedgerRow[] = [
  line("toBoth", undefined, "total"),
  line("intoEscrow"),
  line("fromEscrow"),
  line("distributed"),
  line("check"),
  line("lpNetFlow", undefined, "note"),
  line("clawbackIfEnded", undefined, "note"),
];

function scenarioOf(figures: WaterfallFigures) {
  return { figures, sums: sumsInMillions(ledgerOf(figures).total) };
}

/** By the names of their rows: rounded like the chart above the table, and so that they still add up as printed. */
export function sumsInMillions(total: LedgerColumn): ReadonlyMap<string, number> {
  const rounded = (amounts: readonly number[]) =>
    roundedTogether(amounts.map((thousands) => thousands / 100)).map((tenths) => tenths / 10);
  const paid = rounded(tiers.map(({ lp, gp }) => (lp ? total[lp] : 0) + (gp ? total[gp] : 0)));
  const [toLps = 0, toGp = 0] = rounded([total.toLps, total.toGp]);
  return new Map([
    ...tiers.map(({ both }, index) => [`${both}.total`, paid[index] ?? 0] as const),
    ["toBoth.total", toLps + toGp],
    ["toLps.total", toLps],
    ["toGp.total", toGp],
  ]);
}

const presets = Object.entries(sheet.presets);

/** The scenarios side by side, plus the visitor's own case once it differs from all three. */
export function ScenarioTable({ own }: { own: WaterfallFigures | null }) {
  // Not when the module is evaluated: that would be one long task before React takes over.
  const scenarios = useMemo(
    () =>
      presets.map(([id, { inputs }]) => [id, scenarioOf(shownFigures(sheet.calculate(inputs)))]),
    [],
  ) as [string, ReturnType<typeof scenarioOf>][];
  const cases = new Map([...scenarios, ...(own ? [["own", scenarioOf(own)] as const] : [])]);
  return (
    <AccountsTable
      caption="The scenarios side by side"
      corner="€m"
      columns={[
        ...presets.map(([id, { title }]) => [id, title] as const),
        ...(own ? [["own", "Your case"] as const] : []),
      ]}
      groups={scenarioGroups}
      codeOf={(row) => tiers.find(({ both }) => `${both}.total` === row)?.code}
      figureOf={(row, column) => {
        const { figures, sums } = cases.get(column) ?? {};
        if (!figures) return null;
        const [name, position] = row.split(".") as [ScenarioFigure, string?];
        const sum = sums?.get(row);
        return {
          id: figures.id(column === "own" ? name : variantName(name, column), position),
          text: sum === undefined ? figures.text(name) : formatNumber(sum, 1),
        };
      }}
    />
  );
}

type ScenarioSum = (typeof tiers)[number]["both"] | "toBoth" | "toLps" | "toGp";
type ScenarioFigure = "grossIrr" | "lpIrr" | "grossMultiple" | "lpMultiple" | "gpShare";
type ScenarioRow = TableRow<`${ScenarioSum}.total` | ScenarioFigure>;

const scenarioGroups: readonly { title: string; rows: readonly ScenarioRow[] }[] = [
  {
    title: "Distributed by tier",
    rows: [
      ...tiers.map(({ both }): ScenarioRow => [`${both}.total`, labels(both).label]),
      ["toBoth.total", "Distributed", "total"],
      ["toLps.total", labels("toLps").label],
      ["toGp.total", labels("toGp").label],
    ],
  },
  {
    title: "Returns",
    rows: (["grossIrr", "lpIrr", "grossMultiple", "lpMultiple", "gpShare"] as const).map(
      (id): ScenarioRow => [id, labels(id).label],
    ),
  },
];

/** The same cash flows under both rules, whichever of them the rest of the page shows. */
export function CarryBasisTable({ figures }: { figures: WaterfallFigures }) {
  const { cell, value, number } = figures;
  const hasEscrow = number("escrowShare") > 0 || value("clawback") === "interim";
  return (
    <AccountsTable
      caption="Both ways to count carry"
      corner="Same cash flows"
      columns={[
        ["fund", "Whole fund"],
        ["deals", "Deal by deal"],
      ]}
      // Of the case on show, or of the same case on the other basis.
      figureOf={(row, basis) => {
        const figure = cell(basis === value("carryBasis") ? row : variantName(row, "otherBasis"));
        return row === "firstCarry"
          ? { ...figure, text: figure.text.replace(/^(?=\d)/, "Year ") }
          : figure;
      }}
      groups={[
        {
          title: "Carried interest",
          rows: [
            ["firstCarry", "First paid"],
            ["carryPaid", "Paid"],
            ["clawbackDue", "Clawback"],
            ...(hasEscrow ? [["clawbackFromEscrow", "of it from escrow"] as const] : []),
            ["carry", "Kept by the GP", "total"],
          ],
        },
        {
          title: "LP returns",
          rows: [
            ["lpMultiple", labels("lpMultiple").label],
            ["lpIrr", labels("lpIrr").label],
          ],
        },
      ]}
    />
  );
}
