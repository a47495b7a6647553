import { FigureText } from "./figure-text.tsx";

type SumRow = {
  /** Names the figure wherever it appears. */
  id: string;
  name: string;
  text: string;
  /** Whether it is the sum of what is above it. */
  isSum?: boolean;
};

const heading = "pb-2 text-left font-serif text-h2 tracking-tight";

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
    <table className="figures h-fit w-full text-small">
      <caption className={isHeading ? heading : "sr-only"}>{caption}</caption>
      <tbody className="border-t border-ink">
        {rows.map(({ id, name, text, isSum = false }) => (
          <tr
            key={id}
            className={`border-b last:double-rule last:border-ink ${isSum ? "border-ink font-medium" : "border-rule"}`}
          >
            <th scope="row" className={`py-1.5 text-left ${isSum ? "font-medium" : "font-normal"}`}>
              {name}
            </th>
            <td className="py-1.5 pl-3 text-right whitespace-nowrap">
              <FigureText id={id} text={text} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
