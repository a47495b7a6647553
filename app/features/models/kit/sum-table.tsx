import type { CellId } from "#workings/sheet-spec.ts";
import { FigureText } from "./figure-text.tsx";

type SumRow = {
  id: CellId;
  name: string;
  text: string;
  /** Whether it is the sum of what is above it. */
  isSum?: boolean;
};

const heading = "border-t border-ink pt-2 pb-2 text-left font-serif text-h2 tracking-tight";

/** Amounts under each other with their sums, as in accounts. */
export function SumTable({
  caption,
  isHeading = true,
  rows,
}: {
  caption: string;
  /** Whether the caption is shown: not where a heading above it says the same. */
  isHeading?: boolean;
  rows: readonly SumRow[];
}) {
  return (
    <table className="figure-table ends-double">
      <caption className={isHeading ? heading : "sr-only"}>{caption}</caption>
      <tbody className={`border-t ${isHeading ? "border-rule" : "border-ink"}`}>
        {rows.map(({ id, name, text, isSum = false }) => (
          <tr key={id} className={isSum ? "border-ink font-medium" : undefined}>
            <th scope="row">{name}</th>
            <td className="whitespace-nowrap">
              <FigureText id={id} text={text} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
