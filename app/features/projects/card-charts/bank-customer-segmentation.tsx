import { Label } from "#app/components/charts/label.tsx";
import { Bar } from "#app/components/charts/marks.tsx";
import { across } from "#app/components/charts/scale.ts";
import { rfmScores, type Segment, segmentOf } from "#models/segmentation/rfm.ts";
import { BASE, BaseLine, px, Strip, TOP, Word } from "./strip.tsx";

/** Invented customers: days since the last booking, then bookings and turnover in a year. */
const customers = [
  [240, 75, 3640],
  [3, 109, 9340],
  [7, 158, 14670],
  [9, 52, 4530],
  [25, 115, 6200],
  [132, 58, 2910],
  [24, 96, 8420],
  [197, 4, 90],
  [194, 154, 12920],
  [218, 104, 11360],
  [142, 190, 17750],
  [20, 65, 3130],
  [2, 65, 3160],
  [10, 249, 16750],
  [3, 55, 3870],
  [325, 6, 250],
  [196, 8, 280],
  [10, 220, 15660],
  [6, 124, 10780],
  [199, 154, 10430],
  [3, 105, 9330],
  [13, 64, 2660],
  [43, 27, 1000],
  [13, 73, 4050],
  [123, 10, 460],
  [26, 79, 5660],
  [29, 123, 8240],
  [134, 64, 4800],
  [10, 207, 19570],
  [33, 158, 12660],
  [32, 191, 16210],
  [41, 83, 6280],
  [20, 60, 3830],
  [3, 42, 3730],
  [18, 23, 1530],
  [264, 2, 80],
  [7, 184, 12530],
  [131, 46, 3580],
  [201, 9, 440],
  [45, 36, 1430],
  [9, 9, 200],
  [9, 148, 13010],
  [0, 185, 15560],
  [220, 47, 2370],
  [5, 193, 19280],
  [131, 171, 11270],
  [10, 179, 12020],
  [1, 94, 9960],
  [29, 17, 640],
  [18, 5, 110],
  [173, 72, 3350],
  [62, 154, 9550],
  [13, 11, 470],
  [10, 6, 200],
  [23, 35, 2340],
  [41, 20, 1330],
  [6, 203, 13320],
  [191, 65, 4410],
  [15, 3, 120],
  [233, 11, 410],
] satisfies [daysSinceBooking: number, bookings: number, turnover: number][];

const found = rfmScores(
  customers.map(([daysSinceBooking, bookings, turnover]) => ({
    daysSinceBooking,
    bookings,
    turnover,
  })),
).map(segmentOf);
const sizeOf = (segment: Segment) => found.filter((name) => name === segment).length;

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

export function BankCustomerSegmentation() {
  return (
    <Strip
      label={`${customers.length} invented bank customers in eight segments by recency, frequency and monetary value: ${bars.map(({ segment, size }) => `${size} ${segment}`).join(", ")}`}
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
      <Word x={50}>{`${customers.length} invented customers`}</Word>
      <Word x={100}>long ago</Word>
    </Strip>
  );
}
