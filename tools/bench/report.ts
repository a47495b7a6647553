import type { BenchFigures, PageFigures } from "./figures.ts";
import { kilobytes, seconds } from "./figures.ts";
import { goalsOf } from "./goals.ts";

/** The record of a run as a page of Markdown, beside the picture. */
export function writeReport(figures: BenchFigures) {
  const { date, machine, runs } = figures;
  return `# Benchmark

Measured ${date} by \`npm run bench\` on ${machine.processor}, ${machine.cores} cores, ${machine.memoryGb} GB, with Node ${machine.node} and Chromium ${machine.browser}, under a load of ${machine.loadBefore.toFixed(1)} before the run. Times depend on that machine; ratios between columns of one run describe the site.

## Goals

${goalTable(figures)}

## Speed

The median of ${runs} ${runs === 1 ? "run" : "runs"} for each figure. Paints, blocking and shift are measured with the network and processor of Lighthouse’s phone applied to the browser: a round trip of 150 ms, which makes 562.5 ms for each request, 1,638.4 kbit/s, and a slowed processor. The scores are those of one run of Lighthouse with the same phone simulated. *Index* is Lighthouse’s measure of the processor before it is slowed. Lighthouse slows it 4×, which makes a mid-range phone of a machine with an index of 1,500 to 2,000; on a slower machine it is slowed less in proportion, as [its documentation](https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md) advises, so that the phone stays the same.

${speedTable(figures)}

## Weight

First visit with an empty cache, headers included, in KB of 1024 bytes, if nobody touches the page. Its script is loaded, but does not run. *Before script* is what was requested before the first script.

${weightTable(figures)}

## Steps of the models

One input of each model, moved a step by key with the processor slowed as for its page: from the key to the painted frame, as the browser counts it, in steps of 8 ms.

${stepTable(figures)}

## Build

The build of the site took ${figures.buildSeconds.toFixed(1)} s.
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
    "first paint, s >",
    "largest paint, s >",
    "blocking, ms >",
    "shift >",
    "index >",
    "slowed, × >",
    "performance >",
    "accessibility >",
    "best practices >",
    "SEO >",
  ];
  const row = ({ name, applied, scores }: PageFigures) => [
    name,
    seconds(applied.firstPaintMs),
    seconds(applied.largestPaintMs),
    applied.blockingMs.toFixed(0),
    applied.layoutShift.toFixed(4),
    applied.benchmarkIndex.toFixed(0),
    applied.slowdown.toFixed(1),
    ...Object.values(scores).map(String),
  ];
  return markdownTable(headings, [...routes, ...others].map(row));
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

/** A table in Markdown. A heading that ends in `>` aligns its column to the right, for figures. */
function markdownTable(headings: readonly string[], rows: readonly (readonly string[])[]) {
  const titles = headings.map((heading) => heading.replace(/ ?>$/, ""));
  const alignments = headings.map((heading) => (heading.endsWith(">") ? "---:" : "---"));
  return [titles, alignments, ...rows].map(line).join("\n");
}

function line(cells: readonly string[]) {
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
}
