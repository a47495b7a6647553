import { ScrollArea } from "#app/components/prose/scroll-area.tsx";
import { FigureText, type Tone } from "./figure-text.tsx";

type Look = "line" | "chosen" | "sum" | "total" | "note";

/** A row, and the text of its figure in each column. */
export type TableRow<Column> = {
  id: string;
  title: string;
  /** A short mark before the title. */
  code?: string;
  look?: Look;
  textOf: (column: Column) => string;
  toneOf?: (column: Column) => Tone;
};

type TableColumn<Column> = {
  id: string;
  title: string;
  column: Column;
  /** Words are aligned left, figures right. */
  isText?: boolean;
};

/**
 * Accounts with years or cases as columns, in groups of rows. The titles stay in view on the left while
 * the columns scroll in their own area.
 */
export function AccountsTable<Column>({
  caption,
  corner,
  columns,
  groups,
  totals,
  cellOf = (row, column) => `${row}.${column}`,
}: {
  caption: string;
  corner: string;
  columns: readonly TableColumn<Column>[];
  groups: readonly { title: string; rows: readonly TableRow<Column>[] }[];
  totals?: readonly TableRow<Column>[];
  /** The cell of the model's sheet, where its lines are the columns of this table. */
  cellOf?: (row: string, column: string) => string;
}) {
  const rowsOf = (rows: readonly TableRow<Column>[]) =>
    rows.map((row) => <FigureRow key={row.id} row={row} columns={columns} cellOf={cellOf} />);
  return (
    <ScrollArea label={caption}>
      <table className="figures w-full border-separate border-spacing-0 text-small print:text-[7pt]">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${headLook} ${titleLook}`}>
              {corner}
            </th>
            {columns.map(({ id, title, isText }) => (
              <th key={id} scope="col" className={`${headLook} ${cellLook(isText)}`}>
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

function cellLook(isText = false) {
  return `${isText ? "text-left" : "text-right"} pl-2.75 whitespace-nowrap sm:pl-4 print:pl-1`;
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

function FigureRow<Column>({
  row: { id, title, code, look = "line", textOf, toneOf },
  columns,
  cellOf,
}: {
  row: TableRow<Column>;
  columns: readonly TableColumn<Column>[];
  cellOf: (row: string, column: string) => string;
}) {
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
      {columns.map(({ id: columnId, column, isText }) => (
        <td key={columnId} className={`${cellLook(isText)} ${looks[look]} py-1.5`}>
          <FigureText
            id={cellOf(id, columnId)}
            text={textOf(column)}
            tone={toneOf?.(column) ?? "plain"}
          />
        </td>
      ))}
    </tr>
  );
}
