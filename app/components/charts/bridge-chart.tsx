import { Frame } from "./frame.tsx";
import { Label } from "./label.tsx";
import { Bar, Rule } from "./marks.tsx";
import { readBands } from "./readings.tsx";
import { bands, edgesOf, middleOf, spanOf, upward } from "./scale.ts";
import type { Tone } from "./tone.ts";

type BridgeChartProps = {
  /** The chart in words, for a visitor who cannot see it. */
  label: string;
  start: { name: string; value: number };
  changes: readonly { name: string; change: number }[];
  endName: string;
  formatTotal: (value: number) => string;
  formatChange: (change: number) => string;
  /** What the values are counted in, unless they say so. */
  unit?: string;
};

/** From one total to another by the changes between them, each starting where the last one ended. */
export function BridgeChart(props: BridgeChartProps) {
  const columns = columnsOf(props);
  const x = bands(
    columns.map(({ name }) => name),
    { gap: 0.28 },
  );
  const y = upward(spanOf(columns.flatMap(({ from, to }) => [from, to])));
  return (
    <Frame
      label={props.label}
      plotHeight={208}
      unit={props.unit}
      readings={readBands(x, "x", (_, index) => valuesOf(columns[index], props.formatTotal))}
      base={columns.map(({ name }) => ({ at: middleOf(x, name), text: name }))}
      above
    >
      {columns.map(({ name, from, to, text, tone }, index) => {
        const next = columns[index + 1];
        return (
          <g key={name}>
            <Bar x={edgesOf(x, name)} y={[y(from), y(to)]} tone={tone} />
            {next && (
              <Rule
                // Where nothing changes, the line takes the place of the bar.
                from={[edgesOf(x, name)[from === to ? 0 : 1], y(to)]}
                to={[edgesOf(x, next.name)[0], y(to)]}
                tone="edge"
              />
            )}
            <Label at={[middleOf(x, name), y(Math.max(from, to))]} place="above" tone="ink">
              {text}
            </Label>
          </g>
        );
      })}
      <Rule from={[0, y(0)]} to={[100, y(0)]} tone="ink" />
    </Frame>
  );
}

/** A total as it is; a change with the level it leads to. */
function valuesOf(column: Column | undefined, formatTotal: (value: number) => string) {
  if (!column) return { values: [] };
  const { text, tone, from, to } = column;
  return {
    values:
      from === 0
        ? [{ text }]
        : [
            { text, tone },
            { name: "to", text: formatTotal(to) },
          ],
  };
}

type Column = { name: string; from: number; to: number; text: string; tone: Tone };

function columnsOf(props: BridgeChartProps): Column[] {
  const { start, changes, endName, formatTotal, formatChange } = props;
  const steps = bridge(start.value, changes);
  const end = steps.at(-1)?.to ?? start.value;
  const total = (name: string, value: number): Column => {
    return { name, from: 0, to: value, text: formatTotal(value), tone: "ink" };
  };
  return [
    total(start.name, start.value),
    ...steps.map(({ name, change, from, to }): Column => {
      return { name, from, to, text: formatChange(change), tone: change < 0 ? "red" : "accent" };
    }),
    total(endName, end),
  ];
}

type BridgeStep<Change> = Change & { from: number; to: number };

/** Changes one after the other, each starting at the level where the one before it ended. */
export function bridge<Change extends { change: number }>(
  start: number,
  changes: readonly Change[],
): BridgeStep<Change>[] {
  let level = start;
  return changes.map((one) => {
    const from = level;
    level += one.change;
    return { ...one, from, to: level };
  });
}
