import { variantName } from "#workings/variants.ts";
import { AccountsTable, type TableRow } from "../kit/accounts-table.tsx";
import type { WaterfallFigures } from "./tiers.ts";

/** The cells of the case on show, or those of the same case on the other basis. */
type Column = (name: RowName) => string;
type RowName =
  | "firstCarry"
  | "carryPaid"
  | "clawbackDue"
  | "clawbackFromEscrow"
  | "carry"
  | "lpMultiple"
  | "lpIrr";

/** The same cash flows under both rules, whichever of them the rest of the page shows. */
export function CarryBasisTable({ figures }: { figures: WaterfallFigures }) {
  const { text, value, number } = figures;
  const cellOf = (row: string, basis: string) =>
    basis === value("carryBasis") ? row : variantName(row, "otherBasis");
  const columnOf =
    (basis: string): Column =>
    (name) =>
      text(basis === value("carryBasis") ? name : `${name}_otherBasis`);
  const hasEscrow = number("escrowShare") > 0 || value("clawback") === "interim";
  return (
    <AccountsTable
      caption="Whole fund against deal by deal"
      corner="Same cash flows"
      columns={[
        { id: "fund", title: "Whole fund", column: columnOf("fund") },
        { id: "deals", title: "Deal by deal", column: columnOf("deals") },
      ]}
      cellOf={cellOf}
      groups={groupsWith(hasEscrow ? [escrowRow] : [])}
    />
  );
}

const escrowRow = row("clawbackFromEscrow", "of it from escrow");

type Rows = readonly TableRow<Column>[];

function groupsWith(escrow: Rows): readonly { title: string; rows: Rows }[] {
  return [
    {
      title: "Carried interest",
      rows: [
        {
          ...row("firstCarry", "First paid"),
          textOf: (column) => column("firstCarry").replace(/^(?=\d)/, "Year "),
        },
        row("carryPaid", "Paid"),
        row("clawbackDue", "Given back"),
        ...escrow,
        { ...row("carry", "Kept by the GP"), look: "total" },
      ],
    },
    {
      title: "Returns of the LPs",
      rows: [row("lpMultiple", "TVPI"), row("lpIrr", "Net IRR")],
    },
  ];
}

function row(id: RowName, title: string): TableRow<Column> {
  return { id, title, textOf: (column) => column(id) };
}
