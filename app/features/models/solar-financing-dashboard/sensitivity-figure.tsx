import { Tornado } from "#app/components/charts/tornado.tsx";
import { Figure } from "#app/components/ui/figure.tsx";
import { formatEuro, formatEuroChange } from "#app/lib/format/money.ts";
import { formatChange } from "#app/lib/format/number.ts";
import type { sheet } from "#models/solar/sheet.ts";
import type { FiguresOf } from "#workings/sheet-spec.ts";
import { FigureText } from "../kit/figure-text.tsx";

/** The inputs that move, in the sheet. */
const moves = {
  Cost: { name: "System cost", by: "±10%" },
  Price: { name: "Electricity price", by: "±20%" },
  Rate: { name: "Loan rate", by: "±100 basis points" },
};

/** Net present value when one input moves and the others do not: as a chart, then as a table. */
export function SensitivityFigure({ figures }: { figures: FiguresOf<typeof sheet> }) {
  const { numberAt, number } = figures;
  const rows = Object.entries(moves)
    .map(([position, { name, by }]) => {
      const changes = [numberAt("npvChangeDown", position), numberAt("npvChangeUp", position)];
      const [loss, gain] = [Math.min(...changes), Math.max(...changes)];
      return { position, name, label: `${name} ${by}`, loss, gain };
    })
    .toSorted((a, b) => b.gain - b.loss - (a.gain - a.loss));
  const [strongest] = rows;
  return (
    <section aria-labelledby="sensitivity">
      <h2 id="sensitivity" className="mb-3 text-h2">
        {strongest && finding(strongest)}
      </h2>
      <Figure caption="Fig. 2 – change in net present value when one input moves">
        <Tornado
          label={`Strongest influence on the net present value: ${strongest?.label}. The table below has the numbers.`}
          rows={rows}
          format={(change) => formatChange(change)}
          unit="€"
          noEffect="no effect"
        />
      </Figure>
      <table className="figures mt-6 w-full text-small">
        <caption className="sr-only">Net present value when one input moves</caption>
        <thead>
          <tr className="border-b border-ink text-right font-mono text-label text-muted *:py-2 *:pl-3 *:font-normal">
            <th scope="col" className="pl-0! text-left">
              Input
            </th>
            <th scope="col">NPV if it falls</th>
            <th scope="col">NPV if it rises</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ position, label }) => (
            <tr key={position} className="border-b border-rule last:double-rule last:border-ink">
              <th scope="row" className="py-2 text-left font-normal">
                {label}
              </th>
              <Outcome figures={figures} side="Down" position={position} />
              <Outcome figures={figures} side="Up" position={position} />
            </tr>
          ))}
        </tbody>
      </table>
      {number("loanRate") < 0.01 && (
        <p className="mt-2 text-small text-muted">
          A loan rate cannot fall below 0%, so its lower case stops there.
        </p>
      )}
    </section>
  );
}

/** `The electricity price moves the result most, by up to €11,351`. */
function finding({ name, loss, gain }: { name: string; loss: number; gain: number }) {
  const most = formatEuro(Math.max(-loss, gain));
  return `The ${name.toLowerCase()} moves the result most, by up to ${most}`;
}

function Outcome({
  figures: { text, numberAt },
  side,
  position,
}: {
  figures: FiguresOf<typeof sheet>;
  side: "Down" | "Up";
  position: string;
}) {
  return (
    <td className="py-2 pl-3 text-right">
      <FigureText id={`npv${side}.${position}`} text={text(`npv${side}`, position)} />
      <span className="block text-label text-muted sm:ml-3 sm:inline-block sm:w-20">
        <FigureText
          id={`npvChange${side}.${position}`}
          text={formatEuroChange(numberAt(`npvChange${side}`, position))}
        />
      </span>
    </td>
  );
}
