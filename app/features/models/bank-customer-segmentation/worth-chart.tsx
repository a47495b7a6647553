import { Label } from "#app/components/charts/label.tsx";
import { Bar, Rule } from "#app/components/charts/marks.tsx";
import { Plot } from "#app/components/charts/plot.tsx";
import { Readable } from "#app/components/charts/readable.tsx";
import { readBands } from "#app/components/charts/readings.tsx";
import { across, bands, type PlotScale, spanOf } from "#app/components/charts/scale.ts";
import { formatEuro } from "#app/lib/format/money.ts";
import { formatPercent } from "#app/lib/format/number.ts";
import { atRisk } from "#models/segmentation/sheet.ts";
import { byContribution, type SegmentFigures, titleOf } from "./tables.tsx";

/** `Core and steady bring 62% of the contribution` */
export function worthTitle(figures: SegmentFigures) {
  const [first = atRisk, second = atRisk] = byContribution(figures);
  const contributions = figures.numbers("contribution");
  if (Math.max(...contributions) <= 0) return "No segment earns its costs";
  // A share of a sum says nothing where parts of it are losses.
  if (Math.min(...contributions) < 0) {
    return `${titleOf(first)} contributes most: ${figures.text("contribution", first)} a year`;
  }
  const ofBoth = figures.numberAt("contribution", first) + figures.numberAt("contribution", second);
  const share = formatPercent(ofBoth / figures.total("contribution"), 0);
  return `${titleOf(first)} and ${titleOf(second).toLowerCase()} bring ${share} of the contribution`;
}

/** What each segment contributes in a year, the largest first; losses to the left of zero, those at risk in red. */
export function WorthChart({ figures }: { figures: SegmentFigures }) {
  const x = across(spanOf([0, ...figures.numbers("contribution")]));
  const sorted = byContribution(figures);
  const said = sorted.map(
    (segment) =>
      `${titleOf(segment)}: ${figures.text("contribution", segment)} from ${figures.text("customers", segment)} customers`,
  );
  return (
    <Readable
      unit="€ a year, and customers"
      readings={readBands(bands(sorted.map(titleOf), { gap: 0 }), "y", (_, index) => {
        const segment = sorted[index] ?? atRisk;
        return {
          values: [
            { text: figures.text("contribution", segment) },
            { name: "customers", text: figures.text("customers", segment) },
            { name: "each", text: figures.text("each", segment) },
          ],
        };
      })}
      className="pt-2"
    >
      <div
        role="img"
        aria-label={`Yearly contribution by segment. ${said.join(". ")}. The table Segment by segment has every value.`}
      >
        {sorted.map((segment) => (
          <div
            key={segment}
            className="grid grid-cols-[7rem_1fr] items-center sm:grid-cols-[8rem_1fr]"
          >
            <span className="text-small">
              {titleOf(segment)}
              <span className="figures font-mono text-label text-muted">
                {" "}
                {figures.text("customers", segment)}
              </span>
            </span>
            <WorthBar
              contribution={figures.numberAt("contribution", segment)}
              isAtRisk={segment === atRisk}
              x={x}
            />
          </div>
        ))}
      </div>
    </Readable>
  );
}

function WorthBar({
  contribution,
  isAtRisk,
  x,
}: {
  contribution: number;
  isAtRisk: boolean;
  x: PlotScale;
}) {
  return (
    <div className="pr-20">
      <Plot label={null} className="figures block h-9 w-full text-label">
        <Bar x={[x(0), x(contribution)]} y={[20, 80]} tone={isAtRisk ? "red" : "edge"} />
        <Rule from={[x(0), 0]} to={[x(0), 100]} tone="ink" />
        <Label at={[x(Math.max(0, contribution)), 50]} dx={8} anchor="start" tone="ink">
          {formatEuro(contribution)}
        </Label>
      </Plot>
    </div>
  );
}
