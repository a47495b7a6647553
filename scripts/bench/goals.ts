import { existsSync } from "node:fs";
import type { BenchFigures, LighthouseCategory, RouteFigures } from "./figures.ts";
import { kilobytes } from "./units.ts";

/** A performance goal, how close the worst page comes, and every page that misses it. */
export type Goal = { goal: string; worst: string; gaps: string[] };

/** Pages that carry a calculating model or screenshots, and so more than text. */
function isMoreThanText(name: string) {
  const slug = name.split("/").at(-1) ?? "";
  return slug === "ctrl-alt-chart" || existsSync(`app/features/models/${slug}/model.tsx`);
}

const categories: LighthouseCategory[] = ["performance", "accessibility", "best-practices", "seo"];

export function goalsOf({ routes, modelSteps }: BenchFigures): Goal[] {
  const textPages = routes.filter(({ name }) => !isMoreThanText(name));
  return [
    ...categories.map((category) =>
      forPages(routes, {
        goal: `Lighthouse, ${category}: 100 on every page`,
        // Higher is better here, and worse everywhere else.
        value: ({ lighthouse }) => 100 - lighthouse.scores[category],
        isMet: (lost) => lost === 0,
        write: (lost) => String(100 - lost),
      }),
    ),
    forPages(routes, {
      goal: "largest paint at most 10% later than without script",
      value: paintRatio,
      isMet: (ratio) => ratio <= 1.1,
      write: (ratio) => `${ratio.toFixed(2)}×`,
    }),
    forPages(routes, {
      goal: "total blocking time under 50 ms",
      value: ({ lighthouse }) => lighthouse.blockingMs,
      isMet: (ms) => ms < 50,
      write: (ms) => `${Math.round(ms)} ms`,
    }),
    forPages(routes, {
      goal: "layout shift 0, to the third decimal",
      value: ({ lighthouse }) => lighthouse.layoutShift,
      isMet: (shift) => shift < 0.0005,
      write: (shift) => shift.toFixed(4),
    }),
    forPages(textPages, {
      goal: "first visit to a text page at most 200 KB",
      value: ({ weight }) => kilobytes(weight.bytes),
      isMet: (size) => size <= 200,
      write: (size) => `${size.toFixed(1)} KB`,
    }),
    forPages(textPages, {
      goal: "of that at most 90 KB before the script starts",
      value: ({ weight }) => kilobytes(weight.bytesBeforeScript),
      isMet: (size) => size <= 90,
      write: (size) => `${size.toFixed(1)} KB`,
    }),
    forPages(routes, {
      goal: "no request to another origin",
      value: ({ weight }) => weight.requestsToOthers,
      isMet: (requests) => requests === 0,
      write: String,
    }),
    forPages(
      modelSteps.map(({ route, medianMs }) => ({ name: route, medianMs })),
      {
        goal: "step of a model at most 50 ms at 4× slowdown, median",
        value: ({ medianMs }) => medianMs,
        isMet: (ms) => ms <= 50,
        write: (ms) => `${ms} ms`,
      },
    ),
  ];
}

export function paintRatio({ lighthouse, scriptFreePaintMs }: RouteFigures) {
  return lighthouse.largestPaintMs / scriptFreePaintMs;
}

function forPages<Page extends { name: string }>(
  pages: readonly Page[],
  {
    goal,
    value,
    isMet,
    write,
  }: {
    goal: string;
    value: (page: Page) => number;
    isMet: (value: number) => boolean;
    write: (value: number) => string;
  },
): Goal {
  const worstFirst = pages.toSorted((a, b) => value(b) - value(a));
  const say = (page: Page) => `${write(value(page))} on \`${page.name}\``;
  const [worst] = worstFirst;
  return {
    goal,
    worst: worst ? say(worst) : "not measured",
    gaps: worstFirst.filter((page) => !isMet(value(page))).map(say),
  };
}
