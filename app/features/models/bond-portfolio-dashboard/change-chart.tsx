import { LineChart } from "#app/components/charts/line-chart.tsx";
import { Figure } from "#app/components/ui/figure.tsx";
import { formatNumber } from "#app/lib/format/number.ts";
import { sheet } from "#models/bonds/sheet.ts";
import { resultsOf, spoken } from "../kit/result.ts";
import { type BondFigures, type BondInputs, shiftedCases } from "./shifted-cases.ts";

/** What the portfolio gains or loses at every shift of the curve: two estimates and the repricing. */
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

/** `A rise of 100 basis points costs 6.79%`. */
function findingOf({ value, number, write }: BondFigures, { shift, steepening, bend }: BondInputs) {
  if (value("repricedShare") === "None") return "What the portfolio loses";
  const share = number("repricedShare");
  const result = `${share < 0 ? "costs" : "gains"} ${write("repricedShare", Math.abs(share))}`;
  if (steepening !== 0 || bend !== 0) return `This move of the curve ${result}`;
  if (shift === 0) return "The curve has not moved";
  return `A ${shift > 0 ? "rise" : "fall"} of ${write("shift", Math.abs(shift))} ${result}`;
}

function ChangeLines({ figures, inputs }: { figures: BondFigures; inputs: BondInputs }) {
  const { signed, write, number } = figures;
  const cases = shiftedCases(inputs);
  const points = (name: "repricedShare" | "convexityShare" | "durationShare") =>
    cases.map(([shift, one]) => ({ x: shift, y: one.number(name) }));
  const repriced = number("repricedShare");
  return (
    <Figure caption="Fig. 1 – if the whole curve shifts further; steepening and curvature as set">
      <LineChart
        label={`Change in value against the shift of the curve. ${spoken(resultsOf(sheet, figures))} The table Shift by shift has the figures.`}
        series={[
          { name: "repriced", tone: "accent", strong: true, points: points("repricedShare") },
          { name: "convexity", tone: "blue", points: points("convexityShare"), dashed: true },
          { name: "duration", tone: "muted", points: points("durationShare"), dashed: true },
        ]}
        unit="Change in value, by shift in basis points"
        formatX={(shift) => formatNumber(Math.round(shift * 10_000))}
        formatY={(share) => `${formatNumber(share * 100)}%`}
        readingTitle={(shift) => signed("shift", shift)}
        formatReading={(share) => write("repricedShare", share)}
        marks={[{ x: inputs.shift, y: repriced, text: signed("repricedShare", repriced) }]}
      />
    </Figure>
  );
}
