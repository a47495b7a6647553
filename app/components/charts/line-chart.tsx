import { EndLabels, type FormatTick, tickTexts, ValueAxis } from "./axis.tsx";
import { clearCorners, markCorners } from "./clear-corner.ts";
import { CornerLabel } from "./corner-label.tsx";
import { Frame, plotWidthIn, squareHeightIn } from "./frame.tsx";
import { Label } from "./label.tsx";
import type { Corner } from "./label-corner.ts";
import { phoneColumn } from "./label-size.ts";
import { Dot, Line, Rule } from "./marks.tsx";
import type { Place } from "./place.ts";
import { type Point, readLines, type Series } from "./readings.tsx";
import { across, type PlotScale, spanOf, upward } from "./scale.ts";
import type { Tone } from "./tone.ts";

type LineChartProps = {
  /** The chart in words, for a visitor who cannot see it. */
  label: string;
  series: readonly Series[];
  formatX: FormatTick;
  /** From one edge of the plot to the other, if not from the first point to the last. */
  xSpan?: readonly [number, number];
  /** Where the base is labeled, if not at round numbers. */
  xTicks?: readonly number[] | undefined;
  formatY: FormatTick;
  /** About how many values the axis has, if not one for each 64 pixels. */
  yTickCount?: number;
  /** What the values of the axis are counted in, unless they say so. */
  unit?: string | undefined;
  /** How a value is read out, after the title of its place. */
  formatReading: (y: number) => string;
  readingTitle: (x: number) => string;
  /** The value that lines are read against. It is always in view. */
  base?: number;
  /** What to write where a line ends; its name by default. */
  endLabel?: (series: Series) => string;
  /** Points worth a word. */
  marks?: readonly (MarkedPoint | undefined)[];
  /** Names in the plot, where there is nothing else, instead of beside it where the lines end. */
  names?: readonly (MarkedPoint & { tone: Tone })[];
  plotHeight?: 208 | 320;
  /** As high as a square in its column. */
  square?: boolean;
  /** Curved between their points, for what is known to be smooth. */
  smooth?: boolean;
};

type MarkedPoint = Point & { text: string };

/** Columns of text that a chart is in, in pixels: phones 320, 360, 390 and 430 wide, tablets and wide screens. */
const columns = [280, phoneColumn, 350, 390, 560, 680, 772];

/** Lines over a common base, named where they end. */
export function LineChart(props: LineChartProps) {
  const { series, formatX, formatY, base = 0, endLabel = nameOf, plotHeight = 320 } = props;
  const { names, square = false } = props;
  const marks = (props.marks ?? []).filter((mark) => mark !== undefined);
  const points = series.flatMap((one) => one.points);
  const { xSpan = spanOf(points.map((point) => point.x)) } = props;
  const x = across(xSpan);
  const { scale: y, ticks: yTicks } = axisOf(
    upward(spanOf([base, ...points.map((point) => point.y)])),
    props.yTickCount ?? Math.round(plotHeight / 64),
  );
  const placeOf = (point: Point): Place => [x(point.x), y(point.y)];
  const { xTicks = x.ticks(6) } = props;
  const xTexts = tickTexts(xTicks, formatX);
  const beside = {
    left: tickTexts(yTicks, formatY),
    // With its names in the plot it has half of the last label of the base there.
    right: names ? ["%"] : series.map(endLabel),
  };
  const corners = clearCorners(
    marks.map((mark) => ({ name: mark.text, at: placeOf(mark) })),
    { lines: series.map(({ points }) => points.map(placeOf)) },
    columns.map((column) => {
      const width = plotWidthIn(column, beside);
      return { width, height: square ? squareHeightIn(column) : plotHeight };
    }),
    markCorners,
  );

  return (
    <Frame
      label={props.label}
      plotHeight={plotHeight}
      square={square}
      unit={props.unit}
      readings={readLines(series, { x, y }, props.readingTitle, props.formatReading)}
      {...beside}
      base={xTicks.map((tick, index) => ({ at: x(tick), text: xTexts[index] ?? "" }))}
    >
      <ValueAxis scale={y} ticks={yTicks} format={formatY} base={base} />
      {!yTicks.includes(base) && <Rule from={[0, y(base)]} to={[100, y(base)]} tone="ink" />}
      {series.map(({ name, points, tone, strong, dashed }) => (
        <Line
          key={name}
          points={points.map(placeOf)}
          tone={tone}
          width={strong ? 2.5 : 1.75}
          dashes={dashed ? "6 4" : undefined}
          smooth={props.smooth}
        />
      ))}
      {names?.map((name) => (
        <Label key={name.text} at={placeOf(name)} anchor="start" tone={name.tone}>
          {name.text}
        </Label>
      )) ?? (
        <EndLabels
          plotHeight={plotHeight}
          ends={series.map((one) => ({
            ...{ name: one.name, text: endLabel(one), tone: one.tone },
            at: endOf(one.points.map((point) => y(point.y))),
          }))}
        />
      )}
      {marks.map((mark, index) => (
        <g key={mark.text}>
          <CornerLabel at={placeOf(mark)} tone="ink" corner={corners[index] as Corner}>
            {mark.text}
          </CornerLabel>
          <Dot at={placeOf(mark)} radius={4} hollow="paper" tone="ink" />
        </g>
      ))}
    </Frame>
  );
}

const nameOf = ({ name }: Series) => name;

/** A little of the place before the last, so that of two lines that meet there the upper one is named above. */
function endOf(places: readonly number[]) {
  return (places.at(-1) ?? 0) + (places.at(-2) ?? 0) / 1000;
}

/** Round values around those of the lines: more of them where few would leave a quarter of the plot empty. */
function axisOf(exact: PlotScale, count: number) {
  const [low, high] = exact.domain;
  const isFilled = ({ domain: [from, to] }: PlotScale) => (high - low) / (to - from) > 0.77;
  const ticks = isFilled(exact.nice(count)) ? count : count + 3;
  const scale = exact.nice(ticks);
  return { scale, ticks: scale.ticks(ticks) };
}
