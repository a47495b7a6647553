import { Frame } from "#app/components/charts/frame.tsx";
import { Label } from "#app/components/charts/label.tsx";
import { sideGap } from "#app/components/charts/label-size.ts";
import { LineChart } from "#app/components/charts/line-chart.tsx";
import { Dot, Line, Rule } from "#app/components/charts/marks.tsx";
import type { Place } from "#app/components/charts/place.ts";
import { type Point, readDots } from "#app/components/charts/readings.tsx";
import { across, type PlotScale, upward } from "#app/components/charts/scale.ts";
import { Figure } from "#app/components/ui/figure.tsx";
import { formatEuro } from "#app/lib/format/money.ts";
import { formatNumber, formatPercent } from "#app/lib/format/number.ts";
import { halfPoints } from "#models/credit-risk/cutoff-lines.ts";
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
          { x: 0.6, y: 0.54, text: "Chance", tone: "muted" },
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
          { name: "good loans", tone: "muted", dashed: true, points: points("curveOfRefusals") },
        ]}
        square
        unit="Cost of errors, €k, by cutoff"
        xSpan={[0, 1]}
        formatX={rateText}
        yTickCount={3}
        formatY={(amount) => formatNumber(amount / 1_000)}
        readingTitle={(cutOff) => `Cutoff ${cutOffText(cutOff)}`}
        formatReading={(amount) => formatEuro(amount)}
        marks={[{ x: cutOff, y: cost, text: formatNumber(cost / 1_000) }]}
      />
    </Figure>
  );
}

/** The lowest default rate that the scales have: those below it are drawn at the edge. */
const lowest = 0.001;
const [least, most] = [Math.log10(lowest), 0];
const rateTicks = [0.001, 0.01, 0.1, 1];
const plotHeight = 320;

/** The group that the text is about. */
const marked = 9;

/** Predicted against observed default rates of ten groups of test loans, on logarithmic scales. */
export function CalibrationChart({ figures }: { figures: CreditFigures }) {
  const scaled = (scale: PlotScale) => (share: number) =>
    scale(Math.log10(Math.max(share, lowest)));
  const [x, y] = [scaled(across([least, most])), scaled(upward([least, most]))];
  const groups = figures.numbers("predicted").map((predicted, index) => {
    const group = index + 1;
    const observed = figures.numberAt("observed", group);
    const interval = [
      figures.numberAt("observedFrom", group),
      figures.numberAt("observedTo", group),
    ];
    return { group, predicted, observed, interval, at: [x(predicted), y(observed)] as Place };
  });
  return (
    <Figure caption="Fig. 3 – ten groups of 200 test loans on logarithmic scales, with 95% intervals; the safest group had no default">
      <Frame
        label="Default rate predicted and observed, for ten groups of test loans. The table below has the figures."
        plotHeight={plotHeight}
        unit="Default rate observed, by default rate predicted"
        readings={readDots(
          groups.map(({ group, predicted, observed, interval, at }) => ({
            ...{ at, title: `Group ${group}` },
            values: [
              { name: "predicted", text: formatPercent(predicted) },
              { name: "observed", text: formatPercent(observed) },
              {
                name: "95% interval",
                text: interval.map((end) => formatPercent(end)).join(" to "),
              },
            ],
          })),
        )}
        left={rateTicks.map(tickText)}
        // Half of the last label below the plot reaches beyond it.
        right={["100%"]}
        base={rateTicks.map((rate) => ({ at: x(rate), text: tickText(rate) }))}
      >
        {rateTicks.map((rate) => (
          <g key={rate}>
            <Rule from={[0, y(rate)]} to={[100, y(rate)]} tone={rate === lowest ? "ink" : "rule"} />
            <Label at={[0, y(rate)]} dx={-sideGap} anchor="end">
              {tickText(rate)}
            </Label>
          </g>
        ))}
        <Line
          points={[
            [0, 100],
            [100, 0],
          ]}
          tone="muted"
          width={1}
          dashes="6 4"
        />
        <Label at={[x(0.033), y(0.016)]} anchor="start">
          As predicted
        </Label>
        {groups.map(({ group, interval: [low = 0, high = 0], at }) => {
          const tone = group === marked ? "accent" : "ink";
          return (
            <g key={group}>
              <Rule from={[at[0], y(low)]} to={[at[0], y(high)]} tone={tone} width={1.25} />
              <Dot at={at} radius={4} tone={tone} />
              {group === marked && (
                <Label at={at} dx={-sideGap} anchor="end" tone="accent">
                  {`Group ${group}`}
                </Label>
              )}
            </g>
          );
        })}
      </Frame>
    </Figure>
  );
}

const tickText = (rate: number) => formatPercent(rate, { atMost: 1 });
