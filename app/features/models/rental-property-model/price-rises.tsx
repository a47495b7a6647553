import type { ShownFigures } from "#workings/sheet-spec.ts";
import { FigureText } from "../kit/figure-text.tsx";

/** The rows of the comparison in the workbook. */
const riseRows = [1, 2, 3, 4, 5];

/** What decides it: the return at other rises of the price of the flat. */
export function PriceRises({ figures: { text } }: { figures: ShownFigures }) {
  return (
    <table className="figures w-full text-small">
      <caption className="pb-2 text-left font-serif text-h2 tracking-tight">
        If the flat’s price rises faster or slower
      </caption>
      <thead>
        <tr className="border-y border-ink text-right font-mono text-label text-muted *:py-2 *:pl-2 *:font-normal">
          <th scope="col" className="pl-0! text-left">
            Price rise
          </th>
          <th scope="col">Sale price</th>
          <th scope="col">Proceeds</th>
          <th scope="col">Return</th>
        </tr>
      </thead>
      <tbody>
        {riseRows.map((row) => (
          <tr
            key={row}
            className="border-b border-rule text-right last:double-rule last:border-ink *:py-1.5"
          >
            <th scope="row" className="text-left font-normal" data-cell={`rise${row}`}>
              {text(`rise${row}`)}
            </th>
            {(["salePriceAt", "proceedsAt", "returnAt"] as const).map((name) => (
              <td key={name} className={name === "returnAt" ? "font-medium" : undefined}>
                <FigureText id={`${name}${row}`} text={text(`${name}${row}`)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
