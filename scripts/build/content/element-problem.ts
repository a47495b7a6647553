import { chartRequest, isChart } from "../charts/chart-request.ts";
import { citationsIn } from "../mdx/place-citations.ts";
import { diagramOf, isDiagram } from "../mdx/place-diagrams.ts";
import type { TreeNode } from "../mdx/tree.ts";
import { isNotebook } from "../notebook-articles/notebook-text.ts";
import { sourceOf } from "../sources/citation.ts";
import { readSources } from "../sources/read-sources.ts";
import { ContentMistake } from "./content-mistake.ts";

/** What is wrong with a chart, a diagram or a citation, or with the file it takes its content from. */
export function elementProblem(node: TreeNode, place: string, file: string): string[] {
  try {
    if (isChart(node)) chartRequest(node);
    if (isDiagram(node)) diagramOf(node, file, 1);
    if (node.type === "text") checkCitations(node);
    return [];
  } catch (error) {
    if (!(error instanceof ContentMistake)) throw error;
    // The lines of a notebook mean nothing to its writer: `place` is its cell.
    const isHere = error.place === undefined || (isNotebook(file) && error.place.startsWith(file));
    return [`${isHere ? place : error.place}: ${error.message}.`];
  }
}

function checkCitations(node: TreeNode) {
  const cited = citationsIn(node).flat();
  if (cited.length === 0) return;
  const sources = readSources();
  for (const one of cited) sourceOf(one, sources);
}
