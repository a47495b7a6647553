import type { BenchFigures, PageFigures, RouteFigures } from "./figures.ts";
import { goalsOf, paintRatio } from "./goals.ts";
import { markdownTable } from "./markdown-table.ts";
import { kilobytes, seconds } from "./units.ts";

/** The record of a run as a page of Markdown, beside the picture. */
export function writeReport(figures: BenchFigures) {
  const { date, machine, runs } = figures;
  return `# Benchmark

Measured ${date} by \`npm run bench\` on ${machine.processor}, ${machine.cores} cores, ${machine.memoryGb} GB, with Node ${machine.node} and Chromium ${machine.browser}, under a load of ${machine.loadBefore.toFixed(1)} before the run. Times depend on that machine; ratios between columns of one run describe the site.

![Largest paint and weight of every page](bench.svg)

## Goals

${goalTable(figures)}

## Speed

Lighthouse on its simulated phone and network, the median of ${runs} ${runs === 1 ? "run" : "runs"} for each figure. *Without script* is the same page from the same server with every script removed: the lower limit.

${speedTable(figures)}
${lostPoints(figures)}
## Weight and start

First visit with an empty cache, headers included, in KB of 1024 bytes. *Before script* is what was requested before the first script. *Hydrated* is when React has taken over with the processor slowed 4×: from the start of the visit if nobody touches the page, and from the first key press if no script was requested before it.

${weightTable(figures)}

## Steps of the models

One input of each model, moved a step by key with the processor slowed 4×: from the key to the painted frame, as the browser counts it, in steps of 8 ms.

${stepTable(figures)}

## The rest

${otherFigures(figures)}
`;
}

function goalTable(figures: BenchFigures) {
  const rows = goalsOf(figures).map(({ goal, worst, gaps }) => [
    goal,
    gaps.length === 0 ? "met" : "**missed**",
    gaps.length === 0 ? worst : gaps.join(", "),
  ]);
  return markdownTable(["goal", "", "nearest to the limit, or beyond it"], rows);
}

function speedTable({ routes, other }: BenchFigures) {
  const headings = [
    "page",
    "performance >",
    "accessibility >",
    "best practices >",
    "SEO >",
    "largest paint, s >",
    "without script, s >",
    "ratio >",
    "blocking, ms >",
    "shift >",
    "interactive, s >",
  ];
  const row = ({ name, lighthouse }: PageFigures, limit: string[]) => [
    name,
    ...Object.values(lighthouse.scores).map(String),
    seconds(lighthouse.largestPaintMs),
    ...limit,
    lighthouse.blockingMs.toFixed(0),
    lighthouse.layoutShift.toFixed(4),
    seconds(lighthouse.interactiveMs),
  ];
  const limitOf = (route: RouteFigures) => [
    seconds(route.scriptFreePaintMs),
    paintRatio(route).toFixed(2),
  ];
  return markdownTable(headings, [
    ...routes.map((route) => row(route, limitOf(route))),
    ...(other ? [row(other, ["", ""])] : []),
  ]);
}

function lostPoints({ routes, other }: BenchFigures) {
  const pages = [...routes, ...(other ? [other] : [])];
  const lines = pages
    .filter(({ lighthouse }) => lighthouse.lostOn.length > 0)
    .map(({ name, lighthouse }) => `- ${name}: ${lighthouse.lostOn.join(", ")}\n`);
  return lines.length > 0 ? `\nAudits that took points in a run:\n\n${lines.join("")}` : "";
}

function weightTable({ routes, other }: BenchFigures) {
  const headings = [
    "page",
    "all, KB >",
    "before script, KB >",
    "requests >",
    "to other origins >",
    "hydrated untouched, s >",
    "after a key, s >",
  ];
  const row = ({ name, weight }: PageFigures, hydrated: string[]) => [
    name,
    kilobytes(weight.bytes).toFixed(1),
    kilobytes(weight.bytesBeforeScript).toFixed(1),
    String(weight.requests),
    String(weight.requestsToOthers),
    ...hydrated,
  ];
  const hydratedOf = ({ hydration }: RouteFigures) => [
    seconds(hydration.untouchedMs),
    seconds(hydration.afterKeyMs),
  ];
  return markdownTable(headings, [
    ...routes.map((route) => row(route, hydratedOf(route))),
    ...(other ? [row(other, ["", ""])] : []),
  ]);
}

function stepTable({ modelSteps }: BenchFigures) {
  return markdownTable(
    ["page", "median, ms >", "first, ms >", "worst, ms >", "steps >"],
    modelSteps.map(({ route, ...figures }) => [
      route,
      ...[figures.medianMs, figures.firstMs, figures.worstMs, figures.steps].map(String),
    ]),
  );
}

function otherFigures({ buildSeconds, requestsPerSecond }: BenchFigures) {
  const { ours, scriptFree } = requestsPerSecond;
  const again = `${buildSeconds.again.toFixed(1)} s`;
  return markdownTable(
    ["what", "figure"],
    [
      [
        "build of the site",
        buildSeconds.fresh === null
          ? again
          : `${buildSeconds.fresh.toFixed(1)} s from empty caches, ${again} again`,
      ],
      [
        "home page by our server, Brotli, kept-alive connections",
        `${ours.toFixed(0)} requests a second, ${scriptFree.toFixed(0)} without script: ${(ours / scriptFree).toFixed(2)}`,
      ],
    ],
  );
}
