import { Label } from "#app/components/charts/label.tsx";
import { Bar, Rule } from "#app/components/charts/marks.tsx";
import { Plot } from "#app/components/charts/plot.tsx";
import { across, type PlotScale, spanOf } from "#app/components/charts/scale.ts";
import { formatEuro } from "#app/lib/format/money.ts";
import { segments, type sheet } from "#models/segmentation/sheet.ts";
import type { FiguresOf } from "#workings/sheet-spec.ts";
import { titleOf } from "./tables.tsx";

/** What each segment contributes in a year; losses to the left of zero. */
export function WorthChart({ figures }: { figures: FiguresOf<typeof sheet> }) {
  const x = across(spanOf([0, ...figures.numbers("contribution")]));
  const said = segments.map(
    (segment) =>
      `${titleOf(segment)}: ${figures.text("contribution", segment)} from ${figures.text("customers", segment)} customers`,
  );
  return (
    <div
      role="img"
      aria-label={`Yearly contribution by segment. ${said.join(". ")}. The table Segment by segment has every value.`}
      className="mt-3 space-y-1"
    >
      {segments.map((segment) => (
        <div key={segment} className="items-center sm:grid sm:grid-cols-[8rem_1fr]">
          <span className="text-small">
            {titleOf(segment)}
            <span className="text-muted"> {figures.text("customers", segment)}</span>
          </span>
          <WorthBar contribution={figures.numberAt("contribution", segment)} x={x} />
        </div>
      ))}
    </div>
  );
}

function WorthBar({ contribution, x }: { contribution: number; x: PlotScale }) {
  const isLoss = contribution < 0;
  return (
    <div className="pr-24">
      <Plot label={null} className="figures block h-9 w-full text-label">
        <Bar x={[x(0), x(contribution)]} y={[20, 80]} tone={isLoss ? "red" : "blue"} />
        <Rule from={[x(0), 0]} to={[x(0), 100]} tone="ink" />
        <Label at={[x(Math.max(0, contribution)), 50]} dx={8} anchor="start" tone="ink">
          {formatEuro(contribution)}
        </Label>
      </Plot>
    </div>
  );
}
