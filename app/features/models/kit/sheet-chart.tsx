import { ColumnsAndLines } from "#app/components/charts/columns-and-lines.tsx";
import { Legend } from "#app/components/charts/legend.tsx";
import { LineChart } from "#app/components/charts/line-chart.tsx";
import { Line } from "#app/components/charts/marks.tsx";
import type { Series } from "#app/components/charts/readings.tsx";
import { Figure } from "#app/components/ui/figure.tsx";
import { formatNumber } from "#app/lib/format/number.ts";
import type { ChartPart, SheetModel, ShownFigures } from "#workings/sheet-spec.ts";
import { positionName } from "./sheet-tables.tsx";
import { cellText } from "./workings/cell-text.ts";

type ChartProps<In> = { sheet: SheetModel<In>; figures: ShownFigures };

/** The chart of a sheet under its finding: the columns of its page, or else the chart of the workbook, as lines. */
export function SheetChart<In>({ sheet, figures }: ChartProps<In>) {
  const { chart, page } = sheet;
  const ownChart = chart.kind === "column" ? NamedColumns : SheetLines;
  const Chart = page?.chart?.columns ? SheetColumns : page?.chart ? SheetLines : ownChart;
  return (
    <section aria-labelledby="chart" className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <h2 id="chart" className="text-h2">
        {page?.chart?.title(figures) ?? chart.title}
      </h2>
      <Chart sheet={sheet} figures={figures} />
    </section>
  );
}

function SheetColumns<In>({ sheet: { page, tables }, figures }: ChartProps<In>) {
  const { columns, caption, summary } = page?.chart ?? {};
  const table = columns && tables[columns.table];
  if (!columns || !table) return null;
  const { axis } = table;
  const start = columns.from === undefined ? 0 : axis.positions.indexOf(columns.from);
  const positions = axis.positions.slice(start);
  const drawn = ({ name, tone, opacity, dashed, stepped, sum, sign }: ChartPart) => ({
    ...{ name, tone, opacity, dashed, stepped },
    values: positions.map((position) =>
      sum.reduce((total, line) => total + (sign ?? 1) * figures.numberAt(line, position), 0),
    ),
  });
  const like = columns.parts[0]?.sum[0] ?? "";
  return (
    <Figure caption={caption}>
      <ColumnsAndLines
        label={summary?.(figures) ?? ""}
        columns={positions.map((position) => {
          const name = positionName(axis, figures, position);
          return { name, title: Number(name) > 0 ? `${axis.label} ${name}` : name };
        })}
        parts={columns.parts.map(drawn)}
        lines={columns.lines.map(drawn)}
        note={columns.note?.(figures)}
        unit={columns.unit}
        formatTick={formatTick}
        formatReading={(value) => figures.write(like, value)}
      />
    </Figure>
  );
}

/** A column for each name, as of shareholders: no line leads from one to the next. */
function NamedColumns<In>({ sheet: { chart, tables }, figures }: ChartProps<In>) {
  const [first] = chart.lines;
  const table = Object.values(tables).find(({ lines }) => first && first.name in lines);
  if (!table || !first) return null;
  const unit = figures.describe(first.name);
  const names = table.axis.positions.map((at) => positionName(table.axis, figures, at));
  const values = table.axis.positions.map((at) => Number(figures.at(first.name, at)));
  const largest = values.indexOf(Math.max(...values));
  return (
    <Figure caption={`Fig. 1 – the table ${table.title} has every figure`}>
      <ColumnsAndLines
        label={`${unit.label} of ${names.length}; the most, ${cellText(unit, values[largest] ?? 0)}, is ${names[largest]}`}
        columns={names.map((name) => ({ name, title: name }))}
        parts={[{ name: unit.label, tone: first.tone, values }]}
        lines={[]}
        unit={/^[€$£]/.exec(unit.unit)?.[0] ?? ""}
        formatTick={formatTick}
        formatReading={(value) => cellText(unit, value)}
      />
    </Figure>
  );
}

function SheetLines<In>({ sheet: { chart, page, tables }, figures }: ChartProps<In>) {
  const [first] = chart.lines;
  const table = Object.values(tables).find(({ lines }) => first && first.name in lines);
  if (!table || !first) return null;
  const last = chart.until === undefined ? Infinity : figures.number(chart.until);
  const positions = table.axis.positions.map(Number).filter((position) => position <= last);
  const strong = page?.chart?.strong?.(figures) ?? first.name;
  const series = chart.lines.map(
    ({ name, tone, label }): Series => ({
      name: label ?? figures.describe(name).label,
      tone,
      // After the last payment, a schedule of a workbook is empty texts.
      points: positions.flatMap((x) => {
        const y = figures.at(name, x);
        return y === "" ? [] : [{ x, y: Number(y) }];
      }),
      strong: name === strong,
      dashed: name !== first.name,
    }),
  );
  const unit = figures.describe(first.name);
  const along = `by ${table.axis.label.toLowerCase()}`;
  const currency = /^[€$£]/.exec(unit.unit)?.[0];
  const areLong = series.some(({ name }) => name.length > longestEndLabel);
  const nameAt = (x: number) => positionName(table.axis, figures, x);
  return (
    <Figure caption={page?.chart?.caption ?? `Fig. 1 – the table ${table.title} has every figure`}>
      <LineChart
        label={page?.chart?.summary(figures) ?? summaryOf(series)}
        series={series}
        xTicks={positions.length <= maxPositionsAsTicks ? positions : undefined}
        // A year has no separator of thousands.
        formatX={(x) => (table.axis.names ? nameAt(x) : String(x))}
        unit={[currency, along].filter(Boolean).join(", ")}
        formatY={formatTick}
        readingTitle={(x) => (table.axis.names ? nameAt(x) : `${table.axis.label} ${x}`)}
        formatReading={(y) => cellText(unit, y)}
        marks={[page?.chart?.mark?.(figures)]}
        {...(areLong && { endLabel: () => "" })}
      />
      {areLong && (
        <Legend
          label="Lines"
          entries={series.map(({ name, tone, strong, dashed }) => ({
            name,
            mark: (
              <Line
                points={[
                  [0, 50],
                  [100, 50],
                ]}
                tone={tone}
                width={strong ? 2.5 : 1.75}
                dashes={dashed ? "6 4" : undefined}
              />
            ),
          }))}
        />
      )}
    </Figure>
  );
}

/** A phone has no room for more letters beside a line. */
const longestEndLabel = 15;

/** Up to this many, each has a tick; round numbers in between would be halves, and there is no year 2026.5. */
const maxPositionsAsTicks = 6;

/** `25k`, `1.5M`, all values of an axis alike; the unit is above it. */
function formatTick(amount: number, ticks: readonly number[]) {
  const size = Math.max(...ticks.map(Math.abs));
  if (amount === 0 || size < 1e3) return formatNumber(amount, { atMost: 2 });
  const [scale, sign] = size < 1e6 ? [1e3, "k"] : [1e6, "M"];
  return formatNumber(amount / scale, { atMost: 2 }) + sign;
}

function summaryOf(series: readonly Series[]) {
  return series
    .map(({ name, points }) => {
      const [from, to] = [points[0], points.at(-1)];
      return `${name} goes from ${formatNumber(from?.y ?? 0)} to ${formatNumber(to?.y ?? 0)}`;
    })
    .join("; ");
}
