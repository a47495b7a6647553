import { Bar, Dot, Rule } from "./marks.tsx";
import type { Place } from "./place.ts";
import type { Readings, ReadValue } from "./readable.tsx";
import { type Bands, edgesOf, middleOf, type PlotScale } from "./scale.ts";
import type { Tone } from "./tone.ts";

/** Readings of lines, wherever one of them has a value. */
export function readLines(
  series: readonly Series[],
  scales: { x: PlotScale; y: PlotScale },
  titleOf: (x: number) => string,
  format: (y: number) => string,
): Readings {
  const { x, y } = scales;
  const all = series.flatMap(({ points }) => points.map((point) => point.x));
  const places = [...new Set(all)].sort((a, b) => a - b);
  return {
    along: "x",
    places: places.map((place) => [x(place), 50]),
    read: (index) => {
      const at = places[index] ?? 0;
      const values = series.flatMap(({ name, tone, points }) => {
        const point = points.find((point) => point.x === at);
        return point ? [{ name, tone, y: point.y, text: format(point.y) }] : [];
      });
      const mark = (
        <>
          <Rule from={[x(at), 0]} to={[x(at), 100]} tone="edge" dashes="2 3" />
          {values.map((value) => (
            <Dot key={value.name} at={[x(at), y(value.y)]} radius={3.5} tone={value.tone} />
          ))}
        </>
      );
      return { title: titleOf(at), values, mark };
    },
  };
}

type BandValues = { title?: string; values: readonly ReadValue[] };

/** Readings of columns (`along` x) or rows (`along` y), one for each name. */
export function readBands(
  bands: Bands,
  along: "x" | "y",
  valuesOf: (name: string, index: number) => BandValues,
): Readings {
  const names = [...bands.starts.keys()];
  return {
    along,
    places: names.map((name) => [middleOf(bands, name), middleOf(bands, name)]),
    read: (index) => {
      const name = names[index] ?? "";
      const [edges, whole] = [edgesOf(bands, name), [0, 100] as const];
      const place = along === "x" ? { x: edges, y: whole } : { x: whole, y: edges };
      return {
        title: name,
        mark: <Bar {...place} tone="ink" opacity={0.1} />,
        ...valuesOf(name, index),
      };
    },
  };
}

/** Readings of dots. */
export function readDots(
  dots: readonly { at: Place; title: string; values: readonly ReadValue[] }[],
): Readings {
  return {
    along: "both",
    places: dots.map(({ at }) => at),
    read: (index) => {
      const { at, title, values } = dots[index] ?? { at: [0, 0], title: "", values: [] };
      return { title, values, mark: <Dot at={at} radius={10} tone="ink" opacity={0.2} /> };
    },
  };
}

export type Point = { x: number; y: number };

export type Series = {
  name: string;
  points: readonly Point[];
  tone: Tone;
  dashed?: boolean;
  /** The one the page is about. */
  strong?: boolean;
};
