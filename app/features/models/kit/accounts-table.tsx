import { ScrollArea } from "#app/components/prose/scroll-area.tsx";
import { type CellTexts, FigureText, type Tone, textOfCell } from "./figure-text.tsx";

type Look = "line" | "chosen" | "sum" | "total" | "note";

export type TableRow = readonly [id: string, title: string, look?: Look | undefined];
type TableColumn = readonly [id: string, title: string, align?: "text-left" | undefined];
type TableGroup = { title: string; rows: readonly TableRow[] };

type CellProps = {
  figures?: CellTexts;
  /** The cell of the model's sheet: of a line and a position, unless told otherwise. */
  cellOf?: (row: string, column: string) => string;
  /** What is written in place of the figure of that cell. */
  textOf?: (row: string, column: string) => string;
  toneOf?: (row: string, column: string) => Tone;
  /** A short mark before the title of a row. */
  codeOf?: (row: string) => string | undefined;
};

/**
 * Accounts with years or cases as columns, in groups of rows. The titles stay in view on the left while
 * the columns scroll in their own area.
 */
export function AccountsTable({
  caption,
  corner,
  columns,
  groups,
  totals,
  ...cells
}: CellProps & {
  caption: string;
  corner: string;
  columns: readonly TableColumn[];
  groups: readonly TableGroup[];
  totals?: readonly TableRow[];
}) {
  const rowsOf = (rows: readonly TableRow[]) =>
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

function FigureRow({
  row: [id, title, look = "line"],
  columns,
  figures,
  cellOf = (row, column) => `${row}.${column}`,
  textOf = (row, column) => (figures ? textOfCell(figures, cellOf(row, column)) : ""),
  toneOf,
  codeOf,
}: CellProps & { row: TableRow; columns: readonly TableColumn[] }) {
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
      {columns.map(([column, , align]) => (
        <td key={column} className={align}>
          <FigureText
            id={cellOf(id, column)}
            text={textOf(id, column)}
            tone={toneOf?.(id, column) ?? "plain"}
          />
        </td>
      ))}
    </tr>
  );
}
