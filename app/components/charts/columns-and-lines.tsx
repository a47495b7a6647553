import { EndLabels, type FormatTick, tickTexts, ValueAxis } from "./axis.tsx";
import { Frame } from "./frame.tsx";
import { Label } from "./label.tsx";
import { Dot, Line, Rule } from "./marks.tsx";
import type { Place } from "./place.ts";
import { readBands } from "./readings.tsx";
import { bands, edgesOf, middleOf, type PlotScale, spanOf, upward } from "./scale.ts";
import { StackedBars, stack } from "./stack.tsx";
import type { Tone } from "./tone.ts";

/** One value for each column. */
type Values = { name: string; tone: Tone; values: readonly number[] };

type ColumnsAndLinesProps = {
  /** The chart in words, for a visitor who cannot see it. */
  label: string;
  /** What each column is called, below it and where it is read. */
  columns: readonly { name: string; title: string }[];
  parts: readonly (Values & { opacity?: number | undefined })[];
  lines: readonly (Values & { dashed?: boolean | undefined; stepped?: boolean | undefined })[];
  /** Above the end of the first line. */
  note?: string | undefined;
  unit: string;
  formatTick: FormatTick;
  formatReading: (value: number) => string;
};

const plotHeight = 288;

/** Columns of stacked parts, and lines over them, one stepped along their tops: all are named beside the last column. */
export function ColumnsAndLines(props: ColumnsAndLinesProps) {
  const { label, columns, parts, lines, note, unit, formatTick, formatReading } = props;
  const names = columns.map(({ name }) => name);
  const stacks = columns.map((_, index) =>
    stack(parts.map(({ values, ...part }) => ({ ...part, value: values[index] ?? 0 }))),
  );
  const x = bands(names, { gap: 0.3 });
  const y = upward(
    spanOf([0, ...stacks.flat().map(({ to }) => to), ...lines.flatMap(({ values }) => values)]),
  ).nice(5);
  const ticks = y.ticks(5);
  const pointsOf = ({ values }: Values): Place[] =>
    names.map((name, index) => [middleOf(x, name), y(values[index] ?? 0)]);
  const stepsOf = ({ values }: Values): Place[] =>
    names.flatMap((name, index) =>
      edgesOf(x, name).map((edge) => [edge, y(values[index] ?? 0)] as const),
    );
  const ends = lines.map((line) => pointsOf(line).at(-1) ?? ([100, 0] as const));
  const named = [
    ...lines.map(({ name, tone }, index) => ({ name, tone, at: ends[index]?.[1] ?? 0 })),
    // A single part needs no name: the chart is about it.
    ...(parts.length + lines.length > 1 ? namesOfParts(parts, stacks.at(-1) ?? [], y) : []),
  ];
  const words = named.flatMap(({ name }) => name.split(" "));
  const longest = Math.max(...words.map(({ length }) => length));
  return (
    <Frame
      label={label}
      plotHeight={plotHeight}
      unit={unit}
      readings={readBands(x, "x", (_, index) => ({
        title: columns[index]?.title ?? "",
        values: [...lines, ...parts].map(({ name, tone, values }) => ({
          ...{ name: name.toLowerCase(), tone, text: formatReading(values[index] ?? 0) },
        })),
      }))}
      left={tickTexts(ticks, formatTick)}
      right={words}
      base={names.map((name) => ({ at: middleOf(x, name), text: name }))}
      above
    >
      <ValueAxis scale={y} ticks={ticks} format={formatTick} />
      {stacks.map((stacked, index) => (
        <StackedBars key={names[index]} parts={stacked} x={edgesOf(x, names[index] ?? "")} y={y} />
      ))}
      {/* Before the lines, and after the bars, whose edges would cut it. */}
      <Rule from={[0, y(0)]} to={[100, y(0)]} tone="ink" />
      {lines.map((line, index) =>
        line.stepped ? (
          <Line key={line.name} points={stepsOf(line)} tone={line.tone} width={1.5} />
        ) : (
          <g key={line.name}>
            <Line points={pointsOf(line)} tone="paper" width={6} />
            <Line
              points={pointsOf(line)}
              tone={line.tone}
              width={2.5}
              dashes={line.dashed ? "6 4" : undefined}
            />
            <Dot at={ends[index] ?? [100, 0]} radius={4} hollow="paper" tone={line.tone} />
          </g>
        ),
      )}
      <EndLabels
        plotHeight={plotHeight}
        ends={named.map((end) => ({
          ...end,
          // No wider than the longest word, which leaves more of a phone to the plot.
          text: wrapped(end.name, longest),
        }))}
      />
      {note !== undefined && (
        <Label at={[100, ends[0]?.[1] ?? 0]} place={-10} anchor="end" tone="ink" halo>
          {note}
        </Label>
      )}
    </Frame>
  );
}

/** As few lines as the words take at this width. */
function wrapped(name: string, width: number) {
  return name.split(" ").reduce((text, word) => {
    const line = text.split("\n").at(-1) ?? "";
    return `${text}${line.length + 1 + word.length <= width ? " " : "\n"}${word}`;
  });
}

/** In the middle of a part in the last column; a part that is not in it needs no name there. */
function namesOfParts(
  parts: ColumnsAndLinesProps["parts"],
  last: readonly { from: number; to: number }[],
  y: PlotScale,
) {
  return parts.flatMap(({ name, tone, opacity }, index) => {
    const { from, to } = last[index] ?? { from: 0, to: 0 };
    if (from === to) return [];
    // The name of a pale part would be too pale to read.
    const ends = {
      tone: opacity === undefined ? tone : ("muted" as const),
      at: y((from + to) / 2),
    };
    return [{ name, ...ends }];
  });
}
