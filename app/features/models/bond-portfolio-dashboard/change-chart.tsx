import { LineChart } from "#app/components/charts/line-chart.tsx";
import { Figure } from "#app/components/ui/figure.tsx";
import { formatChange, formatNumber } from "#app/lib/format/number.ts";
import { sheet } from "#models/bonds/sheet.ts";
import { resultsOf, spoken } from "../kit/result.ts";
import { type BondFigures, type BondInputs, shiftedCases } from "./shifted-cases.ts";

/** How far two estimates are from the repriced change in value, at every shift of the curve. */
export function ChangeChart({ figures, inputs }: { figures: BondFigures; inputs: BondInputs }) {
  return (
    <section
      aria-labelledby="change-in-value"
      className="lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <h2 id="change-in-value" className="text-h2">
        {findingOf(figures, inputs)}
      </h2>
      {figures.value("repricedShare") === "None" ? (
        <p className="mt-3 border-y border-rule py-16 text-center text-muted">
          No bond is left to value.
        </p>
      ) : (
        <ChangeLines figures={figures} inputs={inputs} />
      )}
    </section>
  );
}

/** `Duration alone puts the change 0.45 points too low`: below zero in the chart, whether it is a loss or a gain. */
function findingOf({ value, number }: BondFigures, { shift, steepening, bend }: BondInputs) {
  if (value("repricedShare") === "None") return "What the portfolio loses";
  if (shift === 0 && steepening === 0 && bend === 0) return "The curve has not moved";
  const error = number("durationShare") - number("repricedShare");
  const points = formatNumber(Math.abs(error) * 100, 2);
  if (points === "0.00") return "Duration alone says what repricing does";
  return `Duration alone puts the change ${points} points too ${error < 0 ? "low" : "high"}`;
}

function ChangeLines({ figures, inputs }: { figures: BondFigures; inputs: BondInputs }) {
  const { signed } = figures;
  const cases = shiftedCases(inputs);
  const gap = ({ number }: BondFigures, name: "convexityShare" | "durationShare") =>
    number(name) - number("repricedShare");
  const points = (name: "convexityShare" | "durationShare") =>
    cases.map(([shift, one]) => ({ x: shift, y: gap(one, name) }));
  const asSet = gap(figures, "durationShare");
  return (
    <Figure caption="Fig. 1 – each estimated change less the repriced change, in percentage points of the value, if the whole curve shifts further; steepening and curvature as set">
      <LineChart
        label={`Two estimates less the repriced change in value, against the shift of the curve. ${spoken(resultsOf(sheet, figures))} The table Shift by shift has the figures.`}
        series={[
          { name: "duration", tone: "accent", strong: true, points: points("durationShare") },
          { name: "convexity", tone: "muted", points: points("convexityShare"), dashed: true },
          { name: "repriced", tone: "ink", points: cases.map(([shift]) => ({ x: shift, y: 0 })) },
        ]}
        smooth
        unit="Estimated less repriced change, in points, by shift in bp"
        formatX={(shift) => formatNumber(Math.round(shift * 10_000))}
        formatY={(gap) => formatNumber(gap * 100, { atMost: 1 })}
        readingTitle={(shift) => signed("shift", shift)}
        formatReading={(gap) => `${inPoints(gap)} points`}
        marks={[{ x: inputs.shift, y: asSet, text: inPoints(asSet) }]}
      />
    </Figure>
  );
}

function inPoints(gap: number) {
  return formatChange(gap * 100, 2);
}
