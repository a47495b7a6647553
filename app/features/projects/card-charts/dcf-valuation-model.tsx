import { bridge } from "#app/components/charts/bridge-chart.tsx";
import { Label } from "#app/components/charts/label.tsx";
import { Bar } from "#app/components/charts/marks.tsx";
import { edgesOf, middleOf } from "#app/components/charts/scale.ts";
import { formatMillionEuro } from "#app/lib/format/money.ts";
import { formatPercent } from "#app/lib/format/number.ts";
import { sheet } from "#models/valuation/sheet.ts";
import { BaseLine, flushColumns, Strip, valueScale, Word } from "./kit/strip.tsx";

/** What the project's page opens with. */
const { number, numbers } = sheet.calculate(sheet.opening);
const total = number("enterprise");
const terminalShare = number("terminalShare");

/** Present values, each on top of the years before it. */
const steps = bridge(
  0,
  numbers("presentValue").map((change, index) => ({ name: String(index + 1), change })),
);
const explicitValue = steps.at(-1)?.to ?? 0;

const columns = flushColumns([...steps.map(({ name }) => name), "terminal value", "total"], 7.2);
const terminalEdges = edgesOf(columns, "terminal value");
const totalEdges = edgesOf(columns, "total");
const y = valueScale([0, total]);
const explicit = [y(0), y(explicitValue)] as const;
const terminal = [y(explicitValue), y(total)] as const;

export function CardChart() {
  return (
    <Strip
      label={`Enterprise value built up from ten years of discounted cash flow and the terminal value, which is ${formatPercent(terminalShare, 0)} of it`}
    >
      {steps.map(({ name, from, to }) => (
        <Bar key={name} x={edgesOf(columns, name)} y={[y(from), y(to)]} />
      ))}
      <Bar x={terminalEdges} y={terminal} opacity={0.4} />
      <Bar x={totalEdges} y={explicit} />
      <Bar x={totalEdges} y={terminal} opacity={0.4} />
      <BaseLine />
      <Label at={[terminalEdges[0], y(total)]} place={10} dx={-6} anchor="end">
        {`terminal value ${formatPercent(terminalShare, 0)} of ${formatMillionEuro(total, 0)}`}
      </Label>
      <Label at={[0, y(explicitValue)]} place={4} anchor="start" tone="inherit">
        {`ten years ${formatMillionEuro(explicitValue, 0)}`}
      </Label>
      <Word x={0}>year 1</Word>
      <Word x={middleOf(columns, "10")}>10</Word>
      <Word x={100}>EV</Word>
    </Strip>
  );
}
