import { Label } from "#app/components/charts/label.tsx";
import { Bar } from "#app/components/charts/marks.tsx";
import { across } from "#app/components/charts/scale.ts";
import { formatNumber } from "#app/format/number.ts";
import { baseInputs } from "#models/segmentation/inputs.ts";
import type { Segment } from "#models/segmentation/rfm.ts";
import { scoredCustomers } from "#models/segmentation/scored-customers.ts";
import { segmentationResults, worthOf } from "#models/segmentation/worth.ts";
import { BASE, BaseLine, px, Strip, TOP, Word } from "./kit/strip.tsx";

/** The segments of the simulated customers, with the cut-offs that the page opens with. */
const results = segmentationResults(scoredCustomers, baseInputs);
const total = formatNumber(results.total.customers);
const sizeOf = (segment: Segment) => worthOf(results.segments, segment).customers;

/** The score table of the page: recency from left to right, frequency and value from top to bottom. */
const columns: Segment[][] = [
  ["core", "growing", "new"],
  ["steady", "occasional"],
  ["at risk", "fading", "dormant"],
];

const COLUMN_WIDTH = 31;
const COLUMN_STEP = (100 - COLUMN_WIDTH) / (columns.length - 1);
const BAR_HEIGHT = px(13);

const bars = columns.flatMap((segments, column) => {
  const height = (BASE - TOP) / segments.length;
  return segments.map((segment, row) => ({
    segment,
    size: sizeOf(segment),
    left: column * COLUMN_STEP,
    middle: TOP + (row + 0.5) * height,
    // The segment to act on: good customers who have stopped coming.
    tone: segment === "at risk" ? ("red" as const) : ("inherit" as const),
  }));
});
const length = across([0, Math.max(...bars.map(({ size }) => size))]).range([0, COLUMN_WIDTH]);

export function CardChart() {
  return (
    <Strip
      label={`${total} simulated bank customers in eight segments by recency, frequency and monetary value: ${bars.map(({ segment, size }) => `${size} ${segment}`).join(", ")}`}
    >
      {bars.map(({ segment, size, left, middle, tone }) => (
        <g key={segment}>
          <Bar
            x={[left, left + length(size)]}
            y={[middle - BAR_HEIGHT / 2, middle + BAR_HEIGHT / 2]}
            tone={tone}
            opacity={0.2}
          />
          <Label at={[left, middle]} dx={4} anchor="start" tone="ink">
            {`${segment} ${size}`}
          </Label>
        </g>
      ))}
      <BaseLine />
      <Word x={0}>recent</Word>
      <Word x={50}>{`${total} simulated customers`}</Word>
      <Word x={100}>long ago</Word>
    </Strip>
  );
}
