import { extent } from "d3-array";
import { scaleLinear } from "d3-scale";
import { line } from "d3-shape";
import { type PointerEvent, useState } from "react";
import { BaseAxis, type PlotScale, percent, ValueAxis } from "./axis.tsx";
import { spreadLabels } from "./spread-labels.ts";
import { type Tone, toneText } from "./tone.ts";

export type Point = { x: number; y: number };

export type Series = {
  name: string;
  points: readonly Point[];
  tone: Tone;
  dashed?: boolean;
  /** The one the page is about. */
  strong?: boolean;
};

type LineChartProps = {
  /** What a person who cannot see the chart needs to know. */
  label: string;
  series: readonly Series[];
  formatX: (x: number) => string;
  formatY: (y: number) => string;
  /** How a value under the pointer is read out; `formatX` names its place. */
  formatReading: (y: number) => string;
  readingTitle: (x: number) => string;
  /** A point worth a word. */
  mark?: (Point & { text: string }) | undefined;
};

/** Height of the plot (`h-80`): lines of text need 16 of its 320 pixels. */
const labelGap = (16 / 320) * 100;

/** Lines over a common base, always with zero in view, named where they end. */
export function LineChart(props: LineChartProps) {
  const { label, series, formatX, formatY, mark } = props;
  const points = series.flatMap((one) => one.points);
  const x = scaleLinear(extentWith(points.map((point) => point.x)), [0, 100]);
  const y = scaleLinear(extentWith([0, ...points.map((point) => point.y)]), [100, 0]).nice(5);
  const reading = useReading(series, x);

  return (
    <div className="pt-3 pr-11 pb-8 pl-12">
      <svg
        role="img"
        aria-label={label}
        className="block h-80 w-full touch-pan-y print:h-64 overflow-visible"
        {...reading.handlers}
      >
        {/* Something to point at between the lines. */}
        <rect width="100%" height="100%" className="fill-transparent" />
        <ValueAxis scale={y} ticks={y.ticks(5)} format={formatY} />
        <BaseAxis scale={x} ticks={x.ticks(6)} format={formatX} />
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="overflow-visible"
        >
          {series.map((one) => (
            <Path key={one.name} series={one} x={x} y={y} />
          ))}
        </svg>
        <EndLabels series={series} y={y} />
        {reading.at === null && mark && <Mark mark={mark} x={x} y={y} />}
        {reading.at !== null && <Reading {...props} at={reading.at} x={x} y={y} />}
      </svg>
    </div>
  );
}

function extentWith(values: readonly number[]): [number, number] {
  const [low = 0, high = 1] = extent(values);
  return low === high ? [low, low + 1] : [low, high];
}

type Scales = { x: PlotScale; y: PlotScale };

function Path({ series, x, y }: { series: Series } & Scales) {
  const path = line<Point>(
    (point) => x(point.x),
    (point) => y(point.y),
  ).digits(2);
  return (
    <path
      d={path(series.points) ?? ""}
      fill="none"
      stroke="currentColor"
      strokeWidth={series.strong ? 2.5 : 1.75}
      strokeDasharray={series.dashed ? "6 4" : undefined}
      vectorEffect="non-scaling-stroke"
      className={toneText[series.tone]}
    />
  );
}

function EndLabels({ series, y }: { series: readonly Series[]; y: PlotScale }) {
  const places = spreadLabels(
    series.map((one) => y(one.points.at(-1)?.y ?? 0)),
    labelGap,
  );
  return series.map((one, index) => (
    <text
      key={one.name}
      x="100%"
      y={percent(places[index] ?? 0)}
      dx="8"
      dy="0.32em"
      className={`fill-current font-mono text-label ${toneText[one.tone]}`}
    >
      {one.name}
    </text>
  ));
}

const haloed = "stroke-paper [paint-order:stroke] [stroke-width:5px] [stroke-linejoin:round]";

function Mark({ mark, x, y }: { mark: Point & { text: string } } & Scales) {
  const left = x(mark.x) < 60;
  return (
    <g>
      <circle
        cx={percent(x(mark.x))}
        cy={percent(y(mark.y))}
        r="4"
        className="fill-paper stroke-ink [stroke-width:1.5px]"
      />
      <text
        x={percent(x(mark.x))}
        y={percent(y(mark.y))}
        dx={left ? 8 : -8}
        dy="1.6em"
        textAnchor={left ? "start" : "end"}
        className={`figures fill-ink font-mono text-label ${haloed}`}
      >
        {mark.text}
      </text>
    </g>
  );
}

/** The values above one place of the base, while the pointer is there. */
function Reading({
  series,
  at,
  x,
  y,
  readingTitle,
  formatReading,
}: LineChartProps & Scales & { at: number }) {
  const values = series.flatMap((one) => {
    const point = one.points.find((point) => point.x === at);
    return point ? [{ name: one.name, tone: one.tone, y: point.y }] : [];
  });
  return (
    <g>
      <line
        x1={percent(x(at))}
        x2={percent(x(at))}
        y1="0"
        y2="100%"
        className="stroke-edge [stroke-dasharray:2_3]"
      />
      {values.map((value) => (
        <circle
          key={value.name}
          cx={percent(x(at))}
          cy={percent(y(value.y))}
          r="3.5"
          className={`fill-current ${toneText[value.tone]}`}
        />
      ))}
      <text className={`figures fill-ink font-mono text-label ${haloed}`}>
        <tspan x="10" y="14">
          {readingTitle(at)}
        </tspan>
        {values.map((value, index) => (
          <tspan
            key={value.name}
            x="10"
            y={14 + 18 * (index + 1)}
            className={`fill-current ${toneText[value.tone]}`}
          >
            {value.name} {formatReading(value.y)}
          </tspan>
        ))}
      </text>
    </g>
  );
}

/** The place on the base nearest to the pointer, or `null` while it is elsewhere. */
function useReading(series: readonly Series[], x: PlotScale) {
  const [at, setAt] = useState<number | null>(null);
  const places = series[0]?.points.map((point) => point.x) ?? [];

  function read(event: PointerEvent<SVGSVGElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const pointed = x.invert(((event.clientX - left) / width) * 100);
    const nearest = places.toSorted((a, b) => Math.abs(a - pointed) - Math.abs(b - pointed))[0];
    setAt(nearest ?? null);
  }

  const shown = at !== null && places.includes(at) ? at : null;
  const handlers = {
    onPointerMove: read,
    onPointerDown: read,
    onPointerLeave: () => setAt(null),
    onPointerCancel: () => setAt(null),
  };
  return { at: shown, handlers };
}
