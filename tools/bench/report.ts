import type { BenchFigures, PageFigures, RouteFigures } from "./figures.ts";
import { goalsOf, paintRatio } from "./goals.ts";
import { markdownTable } from "./markdown-table.ts";
import { kilobytes, seconds } from "./units.ts";

/** The record of a run as a page of Markdown, beside the picture. */
export function writeReport(figures: BenchFigures) {
  const { date, machine, runs } = figures;
  return `# Benchmark

Measured ${date} by \`npm run bench\` on ${machine.processor}, ${machine.cores} cores, ${machine.memoryGb} GB, with Node ${machine.node} and Chromium ${machine.browser}, under a load of ${machine.loadBefore.toFixed(1)} before the run. Times depend on that machine; ratios between columns of one run describe the site.

## Goals

${goalTable(figures)}

## Speed

Lighthouse on its simulated phone and network, the median of ${runs} ${runs === 1 ? "run" : "runs"} for each figure; accessibility, best practices and SEO, which do not vary, from one. *Bare* is the same page from the same server with its styles, but without script, pictures and fonts: the lower limit of the largest paint.

${speedTable(figures)}
${lostPoints(figures)}
With the same slow network and processor applied to the browser instead of simulated afterwards, in one run, beside the simulated figures above:

${appliedTable(figures)}

## Weight

First visit with an empty cache, headers included, in KB of 1024 bytes, if nobody touches the page: a page of text then loads no script. *Before script* is what was requested before the first script.

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

function speedTable({ routes, others }: BenchFigures) {
  const headings = [
    "page",
    "performance >",
    "accessibility >",
    "best practices >",
    "SEO >",
    "first paint, s >",
    "largest paint, s >",
    "bare, s >",
    "ratio >",
    "blocking, ms >",
    "shift >",
    "interactive, s >",
  ];
  const row = ({ name, lighthouse }: PageFigures, limit: string[]) => [
    name,
    ...Object.values(lighthouse.scores).map(String),
    seconds(lighthouse.firstPaintMs),
    seconds(lighthouse.largestPaintMs),
    ...limit,
    lighthouse.blockingMs.toFixed(0),
    lighthouse.layoutShift.toFixed(4),
    seconds(lighthouse.interactiveMs),
  ];
  const limitOf = (route: RouteFigures) => [
    seconds(route.barePaintMs),
    paintRatio(route).toFixed(2),
  ];
  return markdownTable(headings, [
    ...routes.map((route) => row(route, limitOf(route))),
    ...others.map((other) => row(other, ["", ""])),
  ]);
}

function appliedTable({ routes, others }: BenchFigures) {
  const rows = [...routes, ...others].flatMap(({ name, applied, lighthouse }) =>
    applied
      ? [
          [
            name,
            seconds(applied.firstMs),
            seconds(lighthouse.firstPaintMs),
            seconds(applied.largestMs),
            seconds(lighthouse.largestPaintMs),
          ],
        ]
      : [],
  );
  return markdownTable(
    ["page", "first paint, s >", "simulated >", "largest paint, s >", "simulated >"],
    rows,
  );
}

function lostPoints({ routes, others }: BenchFigures) {
  const lines = [...routes, ...others]
    .filter(({ lighthouse }) => lighthouse.lostOn.length > 0)
    .map(({ name, lighthouse }) => `- ${name}: ${lighthouse.lostOn.join(", ")}\n`);
  return lines.length > 0 ? `\nAudits that took points in a run:\n\n${lines.join("")}` : "";
}

function weightTable({ routes, others }: BenchFigures) {
  const headings = ["page", "all, KB >", "before script, KB >", "requests >", "to other origins >"];
  const row = ({ name, weight }: PageFigures) => [
    name,
    kilobytes(weight.bytes).toFixed(1),
    kilobytes(weight.bytesBeforeScript).toFixed(1),
    String(weight.requests),
    String(weight.requestsToOthers),
  ];
  return markdownTable(headings, [...routes, ...others].map(row));
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
  const { ours, nginx } = requestsPerSecond;
  const beside =
    nginx === null
      ? "nginx is not installed"
      : `${nginx.toFixed(0)} by nginx with one worker: ${(ours / nginx).toFixed(2)}`;
  return markdownTable(
    ["what", "figure"],
    [
      ["build of the site", `${buildSeconds.toFixed(1)} s`],
      [
        "home page by our server, gzip, kept-alive connections",
        `${ours.toFixed(0)} requests a second, ${beside}`,
      ],
    ],
  );
}
