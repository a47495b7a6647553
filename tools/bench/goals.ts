import { existsSync } from "node:fs";
import { projects } from "#content/projects.ts";
import type { Project } from "#content/types.ts";
import type {
  AppliedFigures,
  BenchFigures,
  LighthouseCategory,
  LighthouseScores,
  PageFigures,
} from "./figures.ts";
import { kilobytes, seconds } from "./figures.ts";

/** A performance goal, how close the worst page comes, and every page that misses it. */
export type Goal = { goal: string; worst: string; gaps: string[] };

/** Pages with a model, or an article with components of its own. */
function isMoreThanText(name: string) {
  const slug = name.split("/").at(-1) ?? "";
  const project: Project | undefined = projects.find((one) => one.slug === slug);
  if (project?.model ?? project?.workbook) return true;
  return [`models/${slug}/model.tsx`, `articles/${slug}/components.ts`].some((file) =>
    existsSync(`app/features/${file}`),
  );
}

/** The lowest score that any page may have. */
const minScores: LighthouseScores = {
  performance: 98,
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
};

/** Times and shifts are measured in a browser that is really slowed down, not simulated. */
export function goalsOf({ routes, others, modelSteps }: BenchFigures): Goal[] {
  const [home, notHome] = [isHome, (page: PageFigures) => !isHome(page)];
  return [
    paintGoal(routes, "first paint at most 1.0 s", 1000, ({ firstPaintMs }) => firstPaintMs),
    ...[
      { pages: routes.filter(home), goal: "largest paint of Home at most 1.2 s", limitMs: 1200 },
      {
        pages: routes.filter(notHome),
        goal: "largest paint of other pages at most 1.1 s",
        limitMs: 1100,
      },
    ].map(({ pages, goal, limitMs }) =>
      paintGoal(pages, goal, limitMs, ({ largestPaintMs }) => largestPaintMs),
    ),
    ...others.map((other) => comparedWith(other, routes)),
    forPages(routes, {
      goal: "total blocking time under 100 ms",
      value: ({ applied }) => applied.blockingMs,
      isMet: (ms) => ms < 100,
      write: (ms) => `${Math.round(ms)} ms`,
    }),
    forPages(routes, {
      goal: "layout shift at most 0.01",
      value: ({ applied }) => applied.layoutShift,
      isMet: (shift) => shift <= 0.01,
      write: (shift) => shift.toFixed(4),
    }),
    ...(Object.entries(minScores) as [LighthouseCategory, number][]).map(([category, least]) =>
      forPages(routes, {
        goal: `Lighthouse, ${category}: ${least === 100 ? "100" : `at least ${least}`} on every page`,
        // For these, higher is better; for all others, lower is better.
        value: ({ scores }) => 100 - scores[category],
        isMet: (lost) => lost <= 100 - least,
        write: (lost) => String(100 - lost),
      }),
    ),
    forPages(
      routes.filter(({ name }) => !isMoreThanText(name)),
      {
        goal: "first visit to a text page at most 190 KB",
        value: ({ weight }) => kilobytes(weight.bytes),
        isMet: (size) => size <= 190,
        write: (size) => `${size.toFixed(1)} KB`,
      },
    ),
    forPages(routes, {
      goal: "no request to another origin",
      value: ({ weight }) => weight.requestsToOthers,
      isMet: (requests) => requests === 0,
      write: String,
    }),
    forPages(
      modelSteps.map(({ route, medianMs }) => ({ name: route, medianMs })),
      {
        goal: "step of a model at most 50 ms, median",
        value: ({ medianMs }) => medianMs,
        isMet: (ms) => ms <= 50,
        write: (ms) => `${ms} ms`,
      },
    ),
  ];
}

function isHome({ name }: PageFigures) {
  return name === "/";
}

function paintGoal(
  pages: readonly PageFigures[],
  goal: string,
  limitMs: number,
  paint: (applied: AppliedFigures) => number,
) {
  return forPages(pages, {
    goal,
    value: ({ applied }) => paint(applied),
    isMet: (ms) => ms <= limitMs,
    write: (ms) => `${seconds(ms)} s`,
  });
}

/** The home of another site is compared with ours, any other of its pages with each of our articles. */
function comparedWith(other: PageFigures, routes: readonly PageFigures[]) {
  const isOtherHome = new URL(other.name).pathname === "/";
  const alike = routes.filter((page) =>
    isOtherHome ? isHome(page) : page.name.startsWith("/blogs/"),
  );
  const { firstPaintMs, largestPaintMs } = other.applied;
  return forPages(alike, {
    goal: `first and largest paint not behind ${other.name} (${seconds(firstPaintMs)} s and ${seconds(largestPaintMs)} s)`,
    value: ({ applied }) =>
      Math.max(applied.firstPaintMs / firstPaintMs, applied.largestPaintMs / largestPaintMs),
    isMet: (ratio) => ratio <= 1,
    write: (ratio) => `${ratio.toFixed(2)}×`,
  });
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
