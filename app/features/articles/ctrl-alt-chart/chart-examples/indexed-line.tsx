import { LineChart } from "#app/components/charts/line-chart.tsx";
import type { Series } from "#app/components/charts/readings.tsx";
import { formatNumber } from "#app/lib/format/number.ts";
import type { Example } from "./example.ts";

const firstYear = 2018;

/** Revenue in €m; together the segments are the revenue of the column and line chart. */
export const segments = {
  Services: [24, 26, 29, 41, 54, 68],
  Licenses: [26, 28, 22, 28, 31, 27],
  Hardware: [68, 70, 58, 62, 61, 57],
};

const series: readonly Series[] = [
  { name: "Services", tone: "accent", points: indexed(segments.Services), strong: true },
  { name: "Licenses", tone: "ochre", points: indexed(segments.Licenses) },
  { name: "Hardware", tone: "muted", points: indexed(segments.Hardware) },
];

/** Shares of the first year’s value, by year. */
function indexed(values: readonly number[]) {
  const [first = 1] = values;
  return values.map((value, index) => ({ x: firstYear + index, y: (100 * value) / first }));
}

const lastOf = ({ points }: Series) => formatNumber(points.at(-1)?.y ?? 100);

function Chart({ label }: { label: string }) {
  return (
    <LineChart
      label={label}
      series={series}
      base={100}
      unit="2018 = 100"
      plotHeight={208}
      formatX={String}
      formatY={(value) => formatNumber(value)}
      readingTitle={String}
      formatReading={(index) => formatNumber(index)}
      endLabel={(one) => `${one.name} ${lastOf(one)}`}
    />
  );
}

export const indexedLine: Example = {
  finding: "Services nearly tripled their revenue; hardware, the largest segment of 2018, shrank",
  description: `Line chart of three segments set to 100 in 2018. In 2023 ${series.map((one) => `${one.name} is at ${lastOf(one)}`).join(", ")}; Hardware, the largest in euros until 2022, shrank.`,
  Chart,
};
