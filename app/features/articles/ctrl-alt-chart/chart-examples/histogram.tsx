import { sum } from "d3-array";
import { Frame } from "#app/components/charts/frame.tsx";
import { Label } from "#app/components/charts/label.tsx";
import { sideGap } from "#app/components/charts/label-size.ts";
import { Bar, Rule } from "#app/components/charts/marks.tsx";
import { readBands } from "#app/components/charts/readings.tsx";
import { across, bands, upward } from "#app/components/charts/scale.ts";
import type { Example } from "./example.ts";

const binDays = 10;
const invoices = [12, 48, 96, 74, 41, 22, 12, 7, 8];
const termDays = 30;
const late = sum(invoices.slice(termDays / binDays));

const x = across([0, invoices.length * binDays]).range([2, 98]);
// The line marking the payment term extends above the bars, where there is room for its label.
const y = upward([0, 96]).range([100, 20]);

/** The bins as the bars have them. */
const bins = bands(
  invoices.map((_, index) => String(index * binDays)),
  { gap: 0 },
);

function Chart({ label }: { label: string }) {
  return (
    <Frame
      label={label}
      plotHeight={208}
      unit="Invoices"
      readings={readBands(bins, "x", (from, index) => ({
        title: `${from} to ${Number(from) + binDays} days`,
        values: [{ text: `${invoices[index]} invoices` }],
      }))}
      base={[0, 30, 60, 90].map((day) => ({ at: x(day), text: String(day) }))}
    >
      {invoices.map((count, index) => {
        const from = index * binDays;
        const isLate = from >= termDays;
        return (
          <g key={from}>
            <Bar
              x={[x(from), x(from + binDays)]}
              y={[y(0), y(count)]}
              tone={isLate ? "accent" : "edge"}
              edged
            />
            <Label at={[x(from + binDays / 2), y(count)]} place="above" tone="ink">
              {count}
            </Label>
          </g>
        );
      })}
      <Rule from={[x(termDays), 0]} to={[x(termDays), 100]} tone="ink" />
      <Label at={[x(termDays), 0]} dx={sideGap} place={10} anchor="start" tone="ink">
        Payment term, 30 days
      </Label>
      <Rule from={[x(0), 100]} to={[x(90), 100]} tone="ink" />
    </Frame>
  );
}

export const histogram: Example = {
  finding: `${late} of ${sum(invoices)} invoices were paid after the ${termDays}-day term`,
  note: "Invoices by days to payment",
  description: `Histogram of ${sum(invoices)} invoices by days to payment, in bins of ten days: ${invoices.join(", ")}. ${late} were paid after the ${termDays}-day term; the tail reaches ${invoices.length * binDays} days.`,
  Chart,
};
