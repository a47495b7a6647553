import { memo } from "react";
import type { sheet } from "#models/fund/sheet.ts";
import type { FiguresOf } from "#workings/sheet-spec.ts";
import { AccountsTable, type TableRow } from "../kit/accounts-table.tsx";

type FundFigures = FiguresOf<typeof sheet>;
type Cell = Parameters<FundFigures["text"]>[0];
/** The text of a row in a column, empty where it has none. */
type Column = (row: string) => string;

/** What a row is in each column. */
const cells: Readonly<Record<string, Readonly<Record<string, Cell>>>> = {
  gross: { rate: "grossIrr", multiple: "moic" },
  net: { rate: "irr", multiple: "tvpi", index: "pme" },
  withoutLine: { rate: "irr_withoutLine", multiple: "tvpi_withoutLine", index: "pme_withoutLine" },
};

/** What the deals earn beside what the LPs earn, and what a subscription line does to it. */
export const PerformanceTable = memo(function PerformanceTable({
  figures: { text, number },
}: {
  figures: FundFigures;
}) {
  const hasLine = number("lineQuarters") > 0;
  const columns = [
    { id: "gross", title: "Gross" },
    { id: "net", title: "Net" },
    ...(hasLine ? [{ id: "withoutLine", title: "Net, no line" }] : []),
  ];
  return (
    <AccountsTable<Column>
      caption="Gross and net performance to the reported quarter"
      corner=""
      columns={columns.map((column) => ({
        ...column,
        column: (row) => {
          const cell = cells[column.id]?.[row];
          return cell ? text(cell) : "";
        },
      }))}
      cellOf={(row, column) => cells[column]?.[row] ?? ""}
      groups={groups}
    />
  );
});

const groups: readonly { title: string; rows: readonly TableRow<Column>[] }[] = [
  {
    title: "To the reported quarter",
    rows: [
      row("rate", "IRR, a year"),
      row("multiple", "MOIC gross, TVPI net"),
      row("index", "PME against the index"),
    ],
  },
];

function row(id: string, title: string): TableRow<Column> {
  return { id, title, textOf: (column) => column(id) };
}
