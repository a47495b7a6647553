import { type PointerEvent, useState } from "react";
import { haloed } from "./label.tsx";
import { Dot, Rule } from "./marks.tsx";
import type { PlotScale } from "./scale.ts";
import type { Series } from "./series.ts";
import { toneClass } from "./tone.ts";

type ReadingProps = {
  series: readonly Series[];
  at: number;
  x: PlotScale;
  y: PlotScale;
  readingTitle: (x: number) => string;
  formatReading: (y: number) => string;
};

/** The values above one place of the base, while the pointer is there. */
export function Reading({ series, at, x, y, readingTitle, formatReading }: ReadingProps) {
  const values = series.flatMap(({ name, tone, points }) => {
    const point = points.find((point) => point.x === at);
    return point ? [{ name, tone, y: point.y }] : [];
  });
  return (
    <>
      <Rule from={[x(at), 0]} to={[x(at), 100]} tone="edge" dashes="2 3" />
      {values.map((value) => (
        <Dot key={value.name} at={[x(at), y(value.y)]} radius={3.5} tone={value.tone} />
      ))}
      <text className={`text-ink ${haloed}`}>
        <tspan x="10" y="14">
          {readingTitle(at)}
        </tspan>
        {values.map((value, index) => (
          <tspan
            key={value.name}
            x="10"
            y={14 + 18 * (index + 1)}
            fill="currentColor"
            className={toneClass(value.tone)}
          >
            {value.name} {formatReading(value.y)}
          </tspan>
        ))}
      </text>
    </>
  );
}

/** The place on the base nearest to the pointer, or `null` while it is elsewhere. */
export function useReading(series: readonly Series[], x: PlotScale) {
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
