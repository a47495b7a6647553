import { BarChart } from "#app/components/charts/bar-chart.tsx";
import { ColumnChart } from "#app/components/charts/column-chart.tsx";
import { HeatGrid } from "#app/components/charts/heat-grid.tsx";
import { phoneColumn, roundedLetterWidth } from "#app/components/charts/label-size.ts";
import { Legend } from "#app/components/charts/legend.tsx";
import { LineChart } from "#app/components/charts/line-chart.tsx";
import type { Series } from "#app/components/charts/readings.tsx";
import { ScatterChart } from "#app/components/charts/scatter-chart.tsx";
import type { Tone } from "#app/components/charts/tone.ts";
import type { ChartRequest } from "./chart-request.ts";

const tones: readonly Tone[] = ["accent", "blue", "ochre", "purple", "red", "ink"];

/** Longer names beside the lines would leave a phone too little of the plot. */
const longestEndLabel = 9;

/** Whether lines are named where they end; a single line needs no name. */
function namesLines({ series }: Pick<ChartRequest, "series">) {
  return series.length > 1 && series.every(({ name }) => name.length <= longestEndLabel);
}

/** The letter of a series, on its marks and in the legend, so that nobody depends on the color. */
function codeOf(index: number) {
  return String.fromCharCode(65 + index);
}

function toneOf(index: number) {
  return tones[index % tones.length] ?? "accent";
}

/** The chart that a text asks for, with its legend. */
export function DrawnRequest({ request }: { request: ChartRequest }) {
  switch (request.name) {
    case "LineChart":
      return <Lines {...request} />;
    case "ColumnChart":
      return <Columns {...request} />;
    case "BarChart":
      return <Bars {...request} />;
    case "ScatterChart":
      return <Dots {...request} />;
    case "HeatGrid":
      return <Cells {...request} />;
  }
}

function Lines(request: ChartRequest) {
  const { alt, x, series, format, base, unit, mark } = request;
  const { axis } = x;
  const isNamed = namesLines(request);
  const hasLegend = !isNamed && series.length > 1;
  const row = axis.texts.indexOf(mark ?? "");
  const marked = pointsOf(axis.values, series[0]?.values ?? []).find(
    ({ x }) => x === axis.values[row],
  );
  const lines: readonly Series[] = series.map(({ name, values }, index) => ({
    name,
    tone: toneOf(index),
    points: pointsOf(axis.values, values),
  }));
  return (
    <>
      <LineChart
        label={alt}
        series={lines}
        formatX={axis.tickText}
        xTicks={axis.ticks}
        formatY={format.tick}
        formatReading={format.exact}
        readingTitle={(place) => axis.texts[axis.values.indexOf(place)] ?? ""}
        base={base}
        unit={unit}
        marks={[marked && { ...marked, text: axis.texts[row] ?? "" }]}
        endLabel={(line) => (isNamed ? line.name : hasLegend ? codeOf(lines.indexOf(line)) : "")}
      />
      {hasLegend && <SeriesLegend series={series} />}
    </>
  );
}

/** From left to right, whatever the order of the rows; an empty cell has no point. */
function pointsOf(places: readonly number[], values: readonly (number | null)[]) {
  return values
    .flatMap((y, row) => (y === null ? [] : [{ x: places[row] ?? 0, y }]))
    .sort((a, b) => a.x - b.x);
}

function Columns({ alt, x: { axis }, series, format, unit }: ChartRequest) {
  const isStacked = series.length > 1;
  const columns = axis.texts.map((name, row) => ({
    name,
    parts: series.map((one, index) => ({
      name: one.name,
      value: one.values[row] ?? 0,
      tone: toneOf(index),
      code: isStacked ? codeOf(index) : undefined,
    })),
  }));
  const totals = columns.map(({ parts }) => parts.reduce((sum, { value }) => sum + value, 0));
  const widest = Math.max(...totals.map((total) => format.exact(total).length));
  return (
    <>
      <ColumnChart
        label={alt}
        unit={unit}
        columns={columns}
        format={format.tick}
        labels="value axis"
        plotHeight={288}
        // The axis takes about a quarter of the width of a phone.
        totals={(widest + 1) * roundedLetterWidth * columns.length <= phoneColumn * 0.75}
      />
      {isStacked && <SeriesLegend series={series} />}
    </>
  );
}

function Bars({ alt, x: { axis }, series: [one], format, unit }: ChartRequest) {
  const bars = axis.texts.flatMap((name, row) => {
    const value = one?.values[row] ?? null;
    return value === null ? [] : [{ name, value }];
  });
  return <BarChart label={alt} unit={unit} bars={bars} format={format.exact} />;
}

function Dots({ alt, x: { name, axis }, series: [one], format, unit }: ChartRequest) {
  const points = pointsOf(axis.values, one?.values ?? []);
  // Two rows with the same values are one dot.
  const distinct = new Map(points.map((point) => [`${point.x} ${point.y}`, point]));
  return (
    <ScatterChart
      label={alt}
      unit={unit}
      points={[...distinct.values()]}
      formatX={axis.tickText}
      formatY={format.tick}
      names={{ x: name, y: one?.name ?? "" }}
    />
  );
}

function Cells({ alt, x: { axis }, series, format, unit }: ChartRequest) {
  return (
    <HeatGrid
      label={alt}
      unit={unit}
      columns={series.map(({ name }) => name)}
      rows={axis.texts.map((name, row) => ({
        name,
        values: series.map(({ values }) => values[row] ?? null),
      }))}
      format={format.exact}
    />
  );
}

function SeriesLegend({ series }: Pick<ChartRequest, "series">) {
  const entries = series.map(({ name }, index) => ({
    name,
    tone: toneOf(index),
    code: codeOf(index),
  }));
  return <Legend label="Legend" entries={entries} />;
}
