import { Tornado } from "#app/components/charts/tornado.tsx";
import { Figure } from "#app/components/ui/figure.tsx";
import { formatCount } from "#app/format/count.ts";
import { formatEuro, formatEuroChange } from "#app/format/money.ts";
import { formatChange } from "#app/format/number.ts";
import { formatPercent } from "#app/format/percent.ts";
import type { Sensitivity } from "#models/solar/sensitivity.ts";
import { FigureText } from "../kit/figure-text.tsx";
import { solarModel } from "./fields.ts";

/** Net present value when one input moves and the others do not: as a chart, then as a table. */
export function SensitivityFigure({
  sensitivities,
  npv,
}: {
  sensitivities: readonly Sensitivity[];
  npv: number;
}) {
  const strongestFirst = sensitivities.toSorted((a, b) => b.high - b.low - (a.high - a.low));
  const rows = strongestFirst.map((row) => ({
    label: movedInput(row),
    loss: row.low - npv,
    gain: row.high - npv,
  }));
  return (
    <>
      <Figure caption="Fig. 2 – change in net present value, €">
        <Tornado
          label={`Strongest influence on the net present value: ${rows[0]?.label}. The table below has the numbers.`}
          rows={rows}
          format={(change) => formatChange(change)}
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
          {strongestFirst.map((row) => (
            <tr key={row.input} className="border-b border-rule last:double-rule last:border-ink">
              <th scope="row" className="py-2 text-left font-normal">
                {movedInput(row)}
              </th>
              <Outcome id={`Down.${positions[row.input]}`} npv={row.npvInputDown} base={npv} />
              <Outcome id={`Up.${positions[row.input]}`} npv={row.npvInputUp} base={npv} />
            </tr>
          ))}
        </tbody>
      </table>
      {sensitivities.some(({ stopsAtZero }) => stopsAtZero) && (
        <p className="mt-2 text-small text-muted">
          A loan rate cannot fall below 0%, so its lower case stops there.
        </p>
      )}
    </>
  );
}

/** Where the inputs are in the model's sheet. */
const positions: Record<Sensitivity["input"], string> = {
  systemCost: "Cost",
  electricityPrice: "Price",
  loanRate: "Rate",
};

function Outcome({ id, npv, base }: { id: string; npv: number; base: number }) {
  return (
    <td className="py-2 pl-3 text-right">
      <FigureText id={`npv${id}`} text={formatEuro(npv)} />
      <span className="block text-label text-muted sm:ml-3 sm:inline-block sm:w-20">
        <FigureText id={`npvChange${id}`} text={formatEuroChange(npv - base)} />
      </span>
    </td>
  );
}

/** `Electricity price ±20%`, `Loan rate ±1 point`. */
function movedInput({ input, shift }: Sensitivity) {
  const distance =
    shift.kind === "points"
      ? formatCount(shift.by * 100, "point")
      : formatPercent(shift.by, { atMost: 1 });
  return `${solarModel.fields[input].label} ±${distance}`;
}
