import { variantName } from "#workings/variant-name.ts";
import { AccountsTable, type TableRow } from "../kit/accounts-table.tsx";
import type { WaterfallFigures } from "./tiers.ts";

/** The cells of the case on show, or those of the same case on the other basis. */
type Column = (name: RowName) => string;
type RowName = "firstCarry" | "carryPaid" | "clawbackDue" | "carry" | "lpMultiple" | "lpIrr";

/** The same cash flows under both rules, whichever of them the rest of the page shows. */
export function CarryBasisTable({ figures }: { figures: WaterfallFigures }) {
  const { text, value } = figures;
  const cellOf = (row: string, basis: string) =>
    basis === value("carryBasis") ? row : variantName(row, "otherBasis");
  const columnOf =
    (basis: string): Column =>
    (name) =>
      text(basis === value("carryBasis") ? name : `${name}_otherBasis`);
  return (
    <AccountsTable
      caption="Whole fund against deal by deal"
      corner="Same cash flows"
      columns={[
        { id: "fund", title: "Whole fund", column: columnOf("fund") },
        { id: "deals", title: "Deal by deal", column: columnOf("deals") },
      ]}
      cellOf={cellOf}
      groups={groups}
    />
  );
}

const groups: readonly { title: string; rows: readonly TableRow<Column>[] }[] = [
  {
    title: "Carried interest",
    rows: [
      {
        ...row("firstCarry", "First paid"),
        textOf: (column) => column("firstCarry").replace(/^(?=\d)/, "Year "),
      },
      row("carryPaid", "Paid"),
      row("clawbackDue", "Given back"),
      { ...row("carry", "Kept by the GP"), look: "total" },
    ],
  },
  {
    title: "Returns of the LPs",
    rows: [row("lpMultiple", "LP multiple"), row("lpIrr", "LP IRR")],
  },
];

function row(id: RowName, title: string): TableRow<Column> {
  return { id, title, textOf: (column) => column(id) };
}
