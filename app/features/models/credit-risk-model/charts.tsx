import { LineChart } from "#app/components/charts/line-chart.tsx";
import type { Point } from "#app/components/charts/readings.tsx";
import { Figure } from "#app/components/ui/figure.tsx";
import { formatEuro, formatMillionEuro } from "#app/lib/format/money.ts";
import { formatNumber, formatPercent } from "#app/lib/format/number.ts";
import { halfPoints } from "#models/credit-risk/loan-lines.ts";
import { sheet } from "#models/credit-risk/sheet.ts";
import type { CreditFigures } from "./words.ts";

const cutOffText = (cutOff: number) => formatPercent(cutOff, { atMost: 1 });
const rateText = (share: number) => formatPercent(share, 0);

/** Defaults caught against good loans declined, at every cutoff. */
export function RocChart({ figures }: { figures: CreditFigures }) {
  const { number, numberAt, text } = figures;
  const area = formatNumber(number("area"), 2);
  return (
    <Figure
      caption={`Fig. 1 – ROC curve. Gini ${formatNumber(number("gini"), 2)}, KS ${text("kolmogorovSmirnov")}. The dot is the cutoff.`}
    >
      <LineChart
        label={`ROC curve on ${text("loans", "all")} test loans, with an area of ${area}. At a cutoff of ${text("cutOff")}, ${text("caughtAt", "Chosen")} of the defaults and ${text("goodAt", "Chosen")} of the good loans are declined. The table Cutoff by cutoff has the figures.`}
        series={[
          { name: "scorecard", tone: "accent", strong: true, points: rocPoints(figures) },
          {
            name: "chance",
            tone: "muted",
            dashed: true,
            points: [
              { x: 0, y: 0 },
              { x: 1, y: 1 },
            ],
          },
        ]}
        names={[
          { x: 0.34, y: 0.73, text: `AUC ${area}`, tone: "accent" },
          { x: 0.6, y: 0.54, text: "chance", tone: "muted" },
        ]}
        square
        unit="Defaults, by good loans declined"
        formatX={rateText}
        formatY={rateText}
        readingTitle={(share) => `${formatPercent(share)} of good loans declined`}
        formatReading={(share) => formatPercent(share)}
        marks={[
          {
            ...{ x: numberAt("goodAt", "Chosen"), y: numberAt("caughtAt", "Chosen") },
            text: text("cutOff"),
          },
        ]}
      />
    </Figure>
  );
}

/** Points that are less than this apart look the same, and every one of them is sent with the page. */
const nearest = 0.015;

/** From declining no loan to declining every loan. */
function rocPoints({ numbers }: CreditFigures): Point[] {
  const caught = numbers("curveCaught");
  const all = numbers("curveGoodShare")
    .map((x, row) => ({ x, y: caught[row] ?? 0 }))
    .toReversed();
  const drawn: Point[] = [];
  for (const point of all) {
    const before = drawn.at(-1);
    if (!before || point.x - before.x + point.y - before.y >= nearest) drawn.push(point);
  }
  return [...drawn, ...all.slice(-1)];
}

/** The rows of the curve that are drawn: the lowest cutoff, then steps of two points. */
const { from, to } = sheet.inputs.cutOff;
const drawnRows = Array.from({ length: to * halfPoints + 1 }, (_, row) => row).filter(
  (row) => row === from * halfPoints || (row > 0 && row % 4 === 0),
);

/** What errors cost, in steps of two points and at the cutoff that is set. */
export function CostChart({ figures }: { figures: CreditFigures }) {
  const { number, numberAt, text } = figures;
  const [cutOff, cost] = [number("cutOff"), number("cost")];
  const rows = [...new Set([...drawnRows, number("cutOffRow") - 1])].toSorted((a, b) => a - b);
  const points = (line: "curveCost" | "curveOfDefaults" | "curveOfRefusals") =>
    rows.map((row) => ({ x: numberAt("curveCutOff", row), y: numberAt(line, row) }));
  return (
    <Figure caption="Fig. 2 – on the test loans: defaults approved, good loans declined, and both">
      <LineChart
        label={`Cost of errors by cutoff. At ${text("cutOff")} it is ${text("cost")}. The table Cutoff by cutoff has the figures.`}
        series={[
          { name: "both", tone: "accent", strong: true, points: points("curveCost") },
          { name: "defaults", tone: "red", dashed: true, points: points("curveOfDefaults") },
          { name: "declined", tone: "muted", dashed: true, points: points("curveOfRefusals") },
        ]}
        square
        unit="Cost of errors, by cutoff"
        formatX={rateText}
        formatY={(amount) => formatMillionEuro(amount)}
        readingTitle={(cutOff) => `Cutoff ${cutOffText(cutOff)}`}
        formatReading={(amount) => formatEuro(amount)}
        marks={[{ x: cutOff, y: cost, text: formatMillionEuro(cost, 2) }]}
      />
    </Figure>
  );
}

/** Predicted, observed and true default rates of ten groups of test loans. */
export function CalibrationChart({ figures: { numbers, numberAt } }: { figures: CreditFigures }) {
  const points = (line: "predicted" | "observed" | "truth") =>
    numbers(line).map((y, index) => ({ x: index + 1, y }));
  return (
    <Figure caption="Fig. 3 – ten groups of 200 test loans">
      <LineChart
        label="Default rate predicted, observed and true, for ten groups of test loans. The table below has the figures."
        series={[
          { name: "true", tone: "muted", dashed: true, points: points("truth") },
          { name: "predicted", tone: "accent", strong: true, points: points("predicted") },
          { name: "observed", tone: "ochre", points: points("observed") },
        ]}
        unit="Default rate, by group, safest first"
        formatX={(group) => formatNumber(group)}
        formatY={rateText}
        readingTitle={(group) => `Group ${group}`}
        formatReading={(share) => formatPercent(share)}
        marks={[{ x: 9, y: numberAt("observed", 9), text: "group 9" }]}
      />
    </Figure>
  );
}
