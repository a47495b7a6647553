import type { PageSpec, ShownFigures } from "#workings/sheet-spec.ts";
import { FigureText } from "./figure-text.tsx";

/** Single figures side by side, such as the result under other assumptions. */
export function SheetComparison({
  comparison: { title, columns, rows },
  figures: { text },
}: {
  comparison: NonNullable<PageSpec["comparison"]>;
  figures: ShownFigures;
}) {
  return (
    <table className="figures w-full text-small">
      <caption className="pb-2 text-left font-serif text-h2 tracking-tight">{title}</caption>
      <thead>
        <tr className="border-y border-ink text-right font-mono text-label text-muted *:py-2 *:font-normal">
          {columns.map((column) => (
            <th key={column} scope="col" className="not-first:pl-2 first:text-left">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([heading = "", ...cells]) => (
          <tr
            key={heading}
            className="border-b border-rule text-right last:double-rule last:border-ink *:py-1.5"
          >
            <th scope="row" className="text-left font-normal" data-cell={heading}>
              {text(heading)}
            </th>
            {cells.map((cell) => (
              <td key={cell} className="last:font-medium">
                <FigureText id={cell} text={text(cell)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
