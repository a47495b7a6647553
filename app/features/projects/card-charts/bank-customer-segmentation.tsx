import { Label } from "#app/components/charts/label.tsx";
import { Dot } from "#app/components/charts/marks.tsx";
import { across } from "#app/components/charts/scale.ts";
import { kMeans, type Point } from "#models/segmentation/k-means.ts";
import { BaseLine, chartUp, Strip, Word } from "./strip.tsx";

type Customer = readonly [daysSinceBooking: number, bookingsAMonth: number];

/** Invented customers: days since the last booking, bookings a month. */
const customers: Customer[] = [
  [4, 31],
  [11, 27],
  [16, 35],
  [21, 30],
  [27, 33],
  [33, 26],
  [38, 36],
  [46, 31],
  [52, 28],
  [58, 34],
  [66, 30],
  [73, 32],
  [82, 29],
  [6, 9],
  [13, 5],
  [19, 12],
  [25, 7],
  [31, 10],
  [36, 4],
  [44, 8],
  [51, 13],
  [57, 6],
  [64, 9],
  [70, 4],
  [79, 7],
  [88, 10],
  [189, 27],
  [197, 32],
  [206, 29],
  [214, 34],
  [221, 26],
  [233, 30],
  [241, 33],
  [252, 28],
  [260, 31],
  [271, 27],
  [283, 30],
  [196, 8],
  [204, 5],
  [215, 9],
  [223, 3],
  [231, 6],
  [238, 11],
  [246, 4],
  [254, 7],
  [263, 9],
  [270, 3],
  [278, 6],
  [287, 8],
];

/** Four centres to start from, each in the corner its segment is named for. */
const segments = [
  { name: "core", start: [0, 40] },
  { name: "growing", start: [0, 0] },
  { name: "at risk", start: [365, 40] },
  { name: "dormant", start: [365, 0] },
] as const;

/** A year and forty bookings weigh the same, or distances would be days alone. */
const scaled = ([days, bookings]: Customer): Point => [days / 365, bookings / 40];
const clustering = kMeans(
  customers.map(scaled),
  segments.map(({ start }) => scaled(start)),
);

const x = across([0, 365]);
const y = chartUp([0, 38]);
const clusters = segments.map(({ name }, index) => {
  const [days = 0, bookings = 0] = clustering.centres[index] ?? [];
  const members = customers.filter((_, customer) => clustering.assignment[customer] === index);
  return {
    name,
    members,
    centre: [x(days * 365), y(bookings * 40)] as const,
    end: Math.max(...members.map(([days]) => x(days))),
    // The segment to act on stands out: good customers who have stopped coming.
    tone: name === "at risk" ? ("red" as const) : ("inherit" as const),
  };
});

export function BankCustomerSegmentation() {
  return (
    <Strip
      label={`${customers.length} bank customers by days since the last booking and bookings a month, in four clusters: ${clusters.map(({ name, members }) => `${members.length} ${name}`).join(", ")}`}
    >
      <BaseLine />
      {clusters.map(({ name, members, centre, end, tone }) => (
        <g key={name}>
          {members.map(([days, bookings]) => (
            <Dot key={days} at={[x(days), y(bookings)]} radius={2} opacity={0.5} tone={tone} />
          ))}
          <Dot at={centre} radius={4} hollow="card" tone={tone} />
          <Label at={[end + 2.5, centre[1]]} place={4} anchor="start">
            {name}
          </Label>
        </g>
      ))}
      <Word x={0}>active today</Word>
      <Word x={100}>a year ago</Word>
    </Strip>
  );
}
