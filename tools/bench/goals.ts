import { existsSync } from "node:fs";
import type { BenchFigures, LighthouseCategory, PageFigures, RouteFigures } from "./figures.ts";
import { kilobytes, seconds } from "./units.ts";

/** A performance goal, how close the worst page comes, and every page that misses it. */
export type Goal = { goal: string; worst: string; gaps: string[] };

/** Pages that carry a calculating model or screenshots, and so more than text. */
function isMoreThanText(name: string) {
  const slug = name.split("/").at(-1) ?? "";
  return slug === "ctrl-alt-chart" || existsSync(`app/features/models/${slug}/model.tsx`);
}

const categories: LighthouseCategory[] = ["performance", "accessibility", "best-practices", "seo"];

/** How much slower than the bare page a page may be: 5%. */
const paintMargin = 1.05;

export function goalsOf({ routes, others, modelSteps, requestsPerSecond }: BenchFigures): Goal[] {
  const textPages = routes.filter(({ name }) => !isMoreThanText(name));
  return [
    ...categories.map((category) =>
      forPages(routes, {
        goal: `Lighthouse, ${category}: 100 on every page`,
        // For these, higher is better; for all others, lower is better.
        value: ({ lighthouse }) => 100 - lighthouse.scores[category],
        isMet: (lost) => lost === 0,
        write: (lost) => String(100 - lost),
      }),
    ),
    forPages(textPages, {
      goal: "first and largest paint of a text page at most 0.85 s",
      value: ({ lighthouse }) => Math.max(lighthouse.firstPaintMs, lighthouse.largestPaintMs),
      isMet: (ms) => ms <= 850,
      write: (ms) => `${seconds(ms)} s`,
    }),
    ...others.map((other) => comparedWith(other, routes)),
    forPages(routes, {
      goal: "largest paint at most 5% later than the bare page",
      value: paintRatio,
      isMet: (ratio) => ratio <= paintMargin,
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
      goal: "first visit to a text page at most 180 KB",
      value: ({ weight }) => kilobytes(weight.bytes),
      isMet: (size) => size <= 180,
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
    throughputGoal(requestsPerSecond),
  ];
}

/** The home of another site is compared with ours, any other of its pages with each of our articles. */
function comparedWith(other: PageFigures, routes: readonly RouteFigures[]) {
  const isHome = new URL(other.name).pathname === "/";
  const alike = routes.filter(({ name }) => (isHome ? name === "/" : name.startsWith("/blogs/")));
  const { firstPaintMs, largestPaintMs } = other.lighthouse;
  return forPages(alike, {
    goal: `first and largest paint ahead of ${other.name} (${seconds(firstPaintMs)} s and ${seconds(largestPaintMs)} s)`,
    value: ({ lighthouse }) =>
      Math.max(lighthouse.firstPaintMs / firstPaintMs, lighthouse.largestPaintMs / largestPaintMs),
    isMet: (ratio) => ratio < 1,
    write: (ratio) => `${ratio.toFixed(2)}×`,
  });
}

export function paintRatio({ lighthouse, barePaintMs }: RouteFigures) {
  return lighthouse.largestPaintMs / barePaintMs;
}

function throughputGoal({ ours, nginx }: BenchFigures["requestsPerSecond"]): Goal {
  const goal = "pages a second at least half those of nginx";
  if (nginx === null) return { goal, worst: "", gaps: ["not measured: nginx is not installed"] };
  const worst = `${(ours / nginx).toFixed(2)}× on the home page`;
  return { goal, worst, gaps: ours / nginx >= 0.5 ? [] : [worst] };
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
