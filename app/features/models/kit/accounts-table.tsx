import { ScrollArea } from "#app/components/prose/scroll-area.tsx";
import { type CellTexts, FigureText, type Tone, textOfCell } from "./figure-text.tsx";

type Look = "line" | "chosen" | "sum" | "total" | "note";

export type TableRow = readonly [id: string, title: string, look?: Look | undefined];
type TableColumn = readonly [id: string, title: string, align?: "left" | undefined];
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
      <table className="figures w-full border-separate border-spacing-0 text-small print:text-[7pt]">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${headLook} ${titleLook}`}>
              {corner}
            </th>
            {columns.map(([id, title, align]) => (
              <th key={id} scope="col" className={`${headLook} ${cellLook(align)}`}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={columns.length + 1}
                className="border-b border-rule pt-5 pb-1.5 text-left"
              >
                <span className="sticky left-0 font-serif text-base font-normal">{title}</span>
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

const titleLook = "pr-1.5 text-left sm:pr-4 print:pr-1";

function cellLook(align: "left" | "right" = "right") {
  return `${align === "left" ? "text-left" : "text-right"} pl-2.75 whitespace-nowrap sm:pl-4 print:pl-1`;
}

const headLook =
  "border-b border-ink py-2 font-mono text-label font-normal text-muted print:text-[6.5pt]";

/** Characters. On a phone a longer title wraps. */
const longestLine = 14;

const looks: Record<Look, string> = {
  line: "border-b border-rule font-normal",
  chosen: "border-b border-rule bg-accent-soft font-normal",
  sum: "border-b border-ink font-medium",
  total: "border-b-4 border-double border-ink pt-3 font-medium",
  note: "border-b border-rule font-normal text-muted",
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
    <tr>
      <th
        scope="row"
        className={`${titleLook} ${looks[look]} ${title.length > longestLine ? "min-w-30" : "whitespace-nowrap"} py-1.5 sm:whitespace-nowrap print:min-w-0`}
      >
        <span className="flex items-baseline gap-1.5">
          {code && <span className="font-mono text-label text-muted">{code}</span>}
          {title}
        </span>
      </th>
      {columns.map(([column, , align]) => (
        <td key={column} className={`${cellLook(align)} ${looks[look]} py-1.5`}>
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
