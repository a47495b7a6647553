import { Label } from "#app/components/charts/label.tsx";
import { Bar, Rule } from "#app/components/charts/marks.tsx";
import { Plot } from "#app/components/charts/plot.tsx";
import { across, type PlotScale, spanOf } from "#app/components/charts/scale.ts";
import { formatEuro } from "#app/format/money.ts";
import { formatNumber } from "#app/format/number.ts";
import type { SegmentRow } from "./results.ts";

/** What each segment contributes in a year; losses to the left of zero. */
export function WorthChart({ rows }: { rows: readonly SegmentRow[] }) {
  const x = across(spanOf([0, ...rows.map(({ contribution }) => contribution)]));
  return (
    <div role="img" aria-label={summary(rows)} className="mt-3 space-y-1">
      {rows.map((row) => (
        <div key={row.name} className="items-center sm:grid sm:grid-cols-[8rem_1fr]">
          <span className="text-small">
            {row.name}
            <span className="text-muted"> {formatNumber(row.customers)}</span>
          </span>
          <WorthBar row={row} x={x} />
        </div>
      ))}
    </div>
  );
}

function WorthBar({ row: { contribution }, x }: { row: SegmentRow; x: PlotScale }) {
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

function summary(rows: readonly SegmentRow[]) {
  const said = rows.map(
    ({ name, customers, contribution }) =>
      `${name}: ${formatEuro(contribution)} from ${formatNumber(customers)} customers`,
  );
  return `Yearly contribution by segment. ${said.join(". ")}. The table Segment by segment has every value.`;
}
