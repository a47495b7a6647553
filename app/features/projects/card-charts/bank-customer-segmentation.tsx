import { Label } from "#app/components/charts/label.tsx";
import { Bar } from "#app/components/charts/marks.tsx";
import { across } from "#app/components/charts/scale.ts";
import { formatNumber } from "#app/lib/format/number.ts";
import { type Segment, sheet } from "#models/segmentation/sheet.ts";
import { BASE, BaseLine, px, Strip, TOP, Word } from "./kit/strip.tsx";

/** The segments of the simulated customers, with the cutoffs that the page opens with. */
const { numberAt, total: totalOf } = sheet.calculate(sheet.opening);
const total = formatNumber(totalOf("customers"));
const sizeOf = (segment: Segment) => numberAt("customers", segment);

/**
 * The score table of the page: recency from left to right, frequency and value from top to bottom. The longest name is
 * in the middle column, which is therefore the widest.
 */
const columns: { left: number; rows: (Segment | null)[] }[] = [
  { left: 0, rows: ["core", "growing", "new"] },
  { left: 33, rows: ["steady", null, "occasional"] },
  { left: 71, rows: ["at\u00a0risk", "fading", "dormant"] },
];

const LONGEST_BAR = 29;
const BAR_HEIGHT = px(13);
const ROW_HEIGHT = (BASE - TOP) / 3;

const bars = columns.flatMap(({ left, rows }) =>
  rows.flatMap((segment, row) => {
    if (!segment) return [];
    return {
      segment,
      size: sizeOf(segment),
      left,
      middle: TOP + (row + 0.5) * ROW_HEIGHT,
      // The segment to act on: good customers who have stopped coming.
      tone: segment === "at\u00a0risk" ? ("red" as const) : ("inherit" as const),
    };
  }),
);
const length = across([0, Math.max(...bars.map(({ size }) => size))]).range([0, LONGEST_BAR]);

/** `at risk`, with a space in it. */
function wordsOf(segment: Segment) {
  return segment.replace("\u00a0", " ");
}

export function CardChart() {
  return (
    <Strip
      label={`${total} simulated bank customers in eight segments by recency, frequency and monetary value: ${bars.map(({ segment, size }) => `${size} ${wordsOf(segment)}`).join(", ")}`}
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
            {`${wordsOf(segment)} ${size}`}
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
