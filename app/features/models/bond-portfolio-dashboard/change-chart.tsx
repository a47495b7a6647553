import { LineChart } from "#app/components/charts/line-chart.tsx";
import { Figure } from "#app/components/ui/figure.tsx";
import { formatNumber } from "#app/lib/format/number.ts";
import { sheet, shiftLimits } from "#models/bonds/sheet.ts";
import type { FiguresOf } from "#workings/sheet-spec.ts";
import { spoken } from "../kit/result.ts";
import { resultsOf } from "../kit/results-of.ts";

export type BondFigures = FiguresOf<typeof sheet>;
export type BondInputs = Parameters<typeof sheet.calculate>[0];

/** Shifts of a quarter point each, and the one on show. */
function shiftsOf({ shift }: BondInputs) {
  const { from, to } = shiftLimits;
  const steps = Math.round((to - from) / 0.0025);
  const grid = Array.from({ length: steps + 1 }, (_, step) => from + step * 0.0025);
  return [...new Set([...grid, shift].map((one) => Number(one.toFixed(6))))].toSorted(
    (a, b) => a - b,
  );
}

/** What the portfolio gains or loses at every shift of the curve: two estimates and the repricing. */
export function ChangeChart({ figures, inputs }: { figures: BondFigures; inputs: BondInputs }) {
  return (
    <section
      aria-labelledby="change-in-value"
      className="lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <h2 id="change-in-value" className="text-h2">
        What the portfolio loses
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

function ChangeLines({ figures, inputs }: { figures: BondFigures; inputs: BondInputs }) {
  const { signed, write, number } = figures;
  const cases = shiftsOf(inputs).map((shift) => sheet.calculate({ ...inputs, shift }));
  const points = (name: "repricedShare" | "convexityShare" | "durationShare") =>
    cases.map((one) => ({ x: one.number("shift"), y: one.number(name) }));
  const repriced = number("repricedShare");
  return (
    <Figure caption="Fig. 1 – change in value, by how far the whole curve shifts, in points; steepening and bend as set">
      <LineChart
        label={`Change in value against the shift of the curve. ${spoken(resultsOf(sheet, figures))} The table Shift by shift has the figures.`}
        series={[
          { name: "repriced", tone: "accent", strong: true, points: points("repricedShare") },
          { name: "convexity", tone: "blue", points: points("convexityShare"), dashed: true },
          { name: "duration", tone: "muted", points: points("durationShare"), dashed: true },
        ]}
        formatX={(shift) => formatNumber(shift * 100)}
        formatY={(share) => `${formatNumber(share * 100)}%`}
        readingTitle={(shift) => signed("shift", shift)}
        formatReading={(share) => write("repricedShare", share)}
        mark={{ x: inputs.shift, y: repriced, text: signed("repricedShare", repriced) }}
      />
    </Figure>
  );
}
