import { Line } from "#app/components/charts/marks.tsx";
import type { Place } from "#app/components/charts/place.ts";
import { across, spanOf } from "#app/components/charts/scale.ts";
import type { SheetModel, ShownFigures } from "#workings/sheet-spec.ts";
import { BaseLine, Strip, valueScale, Word } from "./strip.tsx";

/** The chart of a sheet in its opening case, for a card that has no drawing of its own. */
export function SheetCard<In>({
  sheet: { chart, page, tables },
  figures,
}: {
  sheet: SheetModel<In>;
  figures: ShownFigures;
}) {
  const names = chart.lines.map(({ name }) => name);
  const table = Object.values(tables).find(({ lines }) => names.some((name) => name in lines));
  const last = chart.until === undefined ? Infinity : figures.number(chart.until);
  const positions = (table?.axis.positions ?? []).filter((position) => !(Number(position) > last));
  const values = names.map((name) =>
    positions.map((position) => Number(figures.at(name, position))),
  );
  const x = across([0, Math.max(1, positions.length - 1)]);
  const y = valueScale(spanOf([0, ...values.flat()]));
  return (
    <Strip label={page?.chart?.summary(figures) ?? chart.title}>
      <BaseLine at={y(0)} />
      {values.map((line, index) => (
        <Line
          key={names[index]}
          points={line.map((value, at): Place => [x(at), y(value)])}
          {...(index > 0 && { width: 1.25, dashes: "3 3", tone: "muted" as const })}
        />
      ))}
      {!table?.axis.names && (
        <>
          <Word x={0}>{`${table?.axis.label.toLowerCase()} ${positions[0]}`}</Word>
          <Word x={100}>{String(positions.at(-1))}</Word>
        </>
      )}
    </Strip>
  );
}
