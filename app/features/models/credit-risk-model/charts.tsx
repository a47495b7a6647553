import { LineChart } from "#app/components/charts/line-chart.tsx";
import type { Point } from "#app/components/charts/series.ts";
import { Figure } from "#app/components/ui/figure.tsx";
import { formatEuro, formatMillionEuro } from "#app/format/money.ts";
import { formatNumber } from "#app/format/number.ts";
import { formatPercent } from "#app/format/percent.ts";
import { type CutOffResults, resultsAt, resultsByCutOff } from "#models/credit-risk/cut-off.ts";
import { type CreditInputs, inputLimits } from "#models/credit-risk/inputs.ts";
import { scorecard } from "#models/credit-risk/scorecard.ts";

const cutOffText = (cutOff: number) => formatPercent(cutOff, { atMost: 1 });
const rateText = (share: number) => formatPercent(share, 0);

/** Defaults caught against good loans refused, at every cut-off. */
export function RocChart({ shown }: { shown: CreditInputs }) {
  const { cutOff, caught, goodRefused } = resultsAt(shown.cutOff, shown);
  const { area } = scorecard.measured;
  return (
    <Figure caption="Fig. 1 – ROC curve: share of the defaults refused, by share of the good loans refused; the dot is the cut-off">
      <LineChart
        label={`ROC curve on ${formatNumber(scorecard.test.loans)} test loans, with an area of ${formatNumber(area, 2)}. At a cut-off of ${cutOffText(cutOff)}, ${formatPercent(caught)} of the defaults and ${formatPercent(goodRefused)} of the good loans are refused. The table Cut-off by cut-off has the figures.`}
        series={[
          { name: "scorecard", tone: "accent", strong: true, points: rocPoints(shown) },
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
        endLabel={({ name }) => (name === "scorecard" ? `AUC ${formatNumber(area, 2)}` : "")}
        formatX={rateText}
        formatY={rateText}
        readingTitle={(share) => `${formatPercent(share)} of good loans refused`}
        formatReading={(share) => formatPercent(share)}
        mark={{ x: goodRefused, y: caught, text: cutOffText(cutOff) }}
      />
    </Figure>
  );
}

/** Points that are less than this apart look the same, and every one of them is sent with the page. */
const nearest = 0.015;

function rocPoints(shown: CreditInputs): Point[] {
  const all = resultsByCutOff(shown).map(({ goodRefused, caught }) => ({
    x: goodRefused,
    y: caught,
  }));
  const drawn: Point[] = [];
  for (const point of all) {
    const before = drawn.at(-1);
    if (!before || point.x - before.x + point.y - before.y >= nearest) drawn.push(point);
  }
  return [...drawn, ...all.slice(-1)];
}

/** What errors cost, in steps of two points and at the cut-off that is set. */
export function CostChart({ shown }: { shown: CreditInputs }) {
  const { min, max } = inputLimits.cutOff;
  const grid = Array.from({ length: Math.round(max / 0.02) }, (_, step) => (step + 1) / 50);
  const cutOffs = [...new Set([min, ...grid, shown.cutOff])].toSorted((a, b) => a - b);
  const rows = cutOffs.map((cutOff) => resultsAt(cutOff, shown));
  const points = (name: "cost" | "costOfDefaults" | "costOfRefusals") =>
    rows.map((one: CutOffResults) => ({ x: one.cutOff, y: one[name] }));
  const { cost } = resultsAt(shown.cutOff, shown);
  return (
    <Figure caption="Fig. 2 – cost of errors on the test loans, by cut-off">
      <LineChart
        label={`Cost of errors by cut-off. At ${cutOffText(shown.cutOff)} it is ${formatEuro(cost)}. The table Cut-off by cut-off has the figures.`}
        series={[
          { name: "both", tone: "accent", strong: true, points: points("cost") },
          { name: "defaults", tone: "red", dashed: true, points: points("costOfDefaults") },
          { name: "refusals", tone: "blue", dashed: true, points: points("costOfRefusals") },
        ]}
        formatX={rateText}
        formatY={(amount) => formatMillionEuro(amount)}
        readingTitle={(cutOff) => `Cut-off ${cutOffText(cutOff)}`}
        formatReading={(amount) => formatEuro(amount)}
        mark={{ x: shown.cutOff, y: cost, text: formatMillionEuro(cost, 2) }}
      />
    </Figure>
  );
}

/** Predicted, observed and true default rates of ten groups of test loans. */
export function CalibrationChart() {
  const groups = scorecard.calibration.map(({ loans, defaults, predicted, truth }, index) => ({
    x: index + 1,
    predicted,
    truth,
    observed: defaults / loans,
  }));
  const points = (name: "predicted" | "observed" | "truth") =>
    groups.map((group) => ({ x: group.x, y: group[name] }));
  return (
    <Figure caption="Fig. 3 – default rate of ten groups of 200 test loans, safest first">
      <LineChart
        label="Default rate predicted, observed and true, for ten groups of test loans. The table below has the figures."
        series={[
          { name: "true", tone: "muted", dashed: true, points: points("truth") },
          { name: "predicted", tone: "accent", strong: true, points: points("predicted") },
          { name: "observed", tone: "ochre", points: points("observed") },
        ]}
        formatX={(group) => formatNumber(group)}
        formatY={rateText}
        readingTitle={(group) => `Group ${group}`}
        formatReading={(share) => formatPercent(share)}
      />
    </Figure>
  );
}
