import { LineChart } from "#app/components/charts/line-chart.tsx";
import type { Series } from "#app/components/charts/series.ts";
import { Figure } from "#app/components/ui/figure.tsx";
import { formatNumber } from "#app/lib/format/number.ts";
import type { SheetModel, ShownFigures } from "#workings/sheet-spec.ts";
import { positionName } from "./sheet-tables.tsx";
import { cellText } from "./workings/cell-text.ts";

/** The chart of the workbook, as lines along the years of the case. */
export function SheetChart<In>({
  sheet,
  figures,
}: {
  sheet: SheetModel<In>;
  figures: ShownFigures;
}) {
  const { chart, page, tables } = sheet;
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
      points: positions.map((x) => ({ x, y: Number(figures.at(name, x)) })),
      strong: name === strong,
      dashed: name !== first.name,
    }),
  );
  const unit = figures.describe(first.name);
  const along = `by ${table.axis.label.toLowerCase()}`;
  const currency = /^[€$£]/.exec(unit.unit)?.[0];
  const nameAt = (x: number) => positionName(table.axis, figures, x);
  const title = page?.chart?.title(figures) ?? chart.title;
  return (
    <section aria-labelledby="chart" className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <h2 id="chart" className="text-h2">
        {title}
      </h2>
      <Figure
        caption={page?.chart?.caption ?? `Fig. 1 – the table ${table.title} has every figure`}
      >
        <LineChart
          label={page?.chart?.summary(figures) ?? summaryOf(series)}
          series={series}
          formatX={(x) => (table.axis.names ? nameAt(x) : formatNumber(x))}
          unit={[currency, along].filter(Boolean).join(", ")}
          formatY={formatTick}
          readingTitle={(x) => (table.axis.names ? nameAt(x) : `${table.axis.label} ${x}`)}
          formatReading={(y) => cellText(unit, y)}
          mark={page?.chart?.mark?.(figures)}
        />
      </Figure>
    </section>
  );
}

/** `25k`, `1.5M`; the unit is above the axis. */
export function formatTick(amount: number) {
  const size = Math.abs(amount);
  if (size < 1e3) return formatNumber(amount, { atMost: 2 });
  const [scale, sign] = size < 1e6 ? [1e3, "k"] : [1e6, "M"];
  return formatNumber(amount / scale, { atMost: 1 }) + sign;
}

function summaryOf(series: readonly Series[]) {
  return series
    .map(({ name, points }) => {
      const [from, to] = [points[0], points.at(-1)];
      return `${name} goes from ${formatNumber(from?.y ?? 0)} to ${formatNumber(to?.y ?? 0)}`;
    })
    .join("; ");
}
