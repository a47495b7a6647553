import { ScrollArea } from "#app/components/prose/scroll-area.tsx";
import { type Figure, FigureText } from "./figure-text.tsx";

type Look = "line" | "chosen" | "sum" | "total" | "note";

export type TableRow<Row extends string = string> = readonly [
  id: Row,
  title: string,
  look?: Look | undefined,
];
type TableColumn<Column extends string> = readonly [
  id: Column,
  title: string,
  align?: "text-left" | undefined,
];

type CellProps<Row extends string, Column extends string> = {
  /** The figure of a row in a column; `null` where the cell stays empty. */
  figureOf: (row: Row, column: Column) => Figure | null;
  /** A short mark before the title of a row. */
  codeOf?: (row: Row) => string | undefined;
};

export type AccountsTableProps<Row extends string, Column extends string> = CellProps<
  Row,
  Column
> & {
  caption: string;
  corner: string;
  columns: readonly TableColumn<Column>[];
  groups: readonly { title: string; rows: readonly TableRow<Row>[] }[];
  totals?: readonly TableRow<Row>[];
};

/**
 * Accounts with years or cases as columns, in groups of rows. The titles stay in view on the left while
 * the columns scroll in their own area.
 */
export function AccountsTable<Row extends string, Column extends string>({
  caption,
  corner,
  columns,
  groups,
  totals,
  ...cells
}: AccountsTableProps<Row, Column>) {
  const rowsOf = (rows: readonly TableRow<Row>[]) =>
    rows.map((row) => <FigureRow key={row[0]} row={row} columns={columns} {...cells} />);
  return (
    <ScrollArea label={caption}>
      <table className="figure-table accounts">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {columns.map(([id, title, align]) => (
              <th key={id} scope="col" className={align}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length + 1}>
                <span className="sticky left-0">{title}</span>
              </th>
            </tr>
            {rowsOf(rows)}
          </tbody>
        ))}
        {totals && <tfoot>{rowsOf(totals)}</tfoot>}
      </table>
    </ScrollArea>
  );
}

/** Characters. On a phone a longer title wraps. */
const longestLine = 14;

const looks: Record<Look, string | undefined> = {
  line: undefined,
  chosen: "bg-accent-soft",
  sum: "border-ink font-medium",
  total: "double-rule border-ink font-medium cells:pt-3",
  note: "text-muted",
};

function FigureRow<Row extends string, Column extends string>({
  row: [id, title, look = "line"],
  columns,
  figureOf,
  codeOf,
}: CellProps<Row, Column> & { row: TableRow<Row>; columns: readonly TableColumn<Column>[] }) {
  const code = codeOf?.(id);
  return (
    <tr className={looks[look]}>
      <th scope="row" className={title.length > longestLine ? "long" : undefined}>
        {code ? (
          <span className="flex items-baseline gap-1.5">
            <span className="font-mono text-label text-muted">{code}</span>
            {title}
          </span>
        ) : (
          title
        )}
      </th>
      {columns.map(([column, , align]) => {
        const figure = figureOf(id, column);
        return (
          <td key={column} className={align}>
            {figure && <FigureText {...figure} />}
          </td>
        );
      })}
    </tr>
  );
}
