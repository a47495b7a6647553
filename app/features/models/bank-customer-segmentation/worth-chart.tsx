import { Label } from "#app/components/charts/label.tsx";
import { Bar, Rule } from "#app/components/charts/marks.tsx";
import { Plot } from "#app/components/charts/plot.tsx";
import { Readable } from "#app/components/charts/readable.tsx";
import { readBands } from "#app/components/charts/readings.tsx";
import { across, bands, type PlotScale, spanOf } from "#app/components/charts/scale.ts";
import type { Tone } from "#app/components/charts/tone.ts";
import { formatEuro } from "#app/lib/format/money.ts";
import { formatPercent } from "#app/lib/format/number.ts";
import { atRisk, type Segment } from "#models/segmentation/sheet.ts";
import { byContribution, type SegmentFigures, titleOf } from "./segments.ts";

/** `Core and steady bring 62% of the contribution, at risk 9%`: what the chart says, and the segments that it names. */
export function worthFinding(figures: SegmentFigures): { title: string; named: Segment[] } {
  const [first = atRisk, second = atRisk] = byContribution(figures);
  const contributions = figures.numbers("contribution");
  if (Math.max(...contributions) <= 0) return { title: "No segment earns its costs", named: [] };
  // A share of a sum says nothing where parts of it are losses.
  const hasLosses = Math.min(...contributions) < 0;
  const amountOf = (segment: Segment) => figures.text("contribution", segment);
  const shareOf = (...own: Segment[]) => {
    const sum = own.reduce((all, one) => all + figures.numberAt("contribution", one), 0);
    return formatPercent(sum / figures.total("contribution"), 0);
  };
  const leading = hasLosses ? [first] : [first, second];
  const title = hasLosses
    ? `${titleOf(first)} contributes most: ${amountOf(first)} a year`
    : `${titleOf(first)} and ${titleOf(second).toLowerCase()} bring ${shareOf(first, second)} of the contribution`;
  if (leading.includes(atRisk)) return { title, named: leading };
  const rest = hasLosses ? amountOf(atRisk) : shareOf(atRisk);
  return { title: `${title}, at\u00a0risk ${rest}`, named: [...leading, atRisk] };
}

/** What each segment contributes in a year, the largest first; losses to the left of zero. In color are those that the title names. */
export function WorthChart({ figures }: { figures: SegmentFigures }) {
  const x = across(spanOf([0, ...figures.numbers("contribution")]));
  const sorted = byContribution(figures);
  const { named } = worthFinding(figures);
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
              tone={!named.includes(segment) ? "edge" : segment === atRisk ? "red" : "accent"}
              x={x}
            />
          </div>
        ))}
      </div>
    </Readable>
  );
}

function WorthBar({ contribution, tone, x }: { contribution: number; tone: Tone; x: PlotScale }) {
  return (
    <div className="pr-20">
      <Plot label={null} className="figures block h-9 w-full text-label">
        <Bar x={[x(0), x(contribution)]} y={[20, 80]} tone={tone} />
        <Rule from={[x(0), 0]} to={[x(0), 100]} tone="ink" />
        <Label at={[x(Math.max(0, contribution)), 50]} dx={8} anchor="start" tone="ink">
          {formatEuro(contribution)}
        </Label>
      </Plot>
    </div>
  );
}
