import { chartRequest, isChart } from "../charts/chart-request.ts";
import { diagramOf, isDiagram } from "../mdx/place-diagrams.ts";
import type { TreeNode } from "../mdx/tree.ts";
import { isNotebook } from "../notebook-articles/notebook-text.ts";
import { ContentMistake } from "./content-mistake.ts";

/** What is wrong with a chart or a diagram, or with the file it takes its content from. */
export function elementProblem(node: TreeNode, place: string, file: string): string[] {
  try {
    if (isChart(node)) chartRequest(node);
    if (isDiagram(node)) diagramOf(node, file, 1);
    return [];
  } catch (error) {
    if (!(error instanceof ContentMistake)) throw error;
    // The lines of a notebook mean nothing to its writer: `place` is its cell.
    const isHere = error.place === undefined || (isNotebook(file) && error.place.startsWith(file));
    return [`${isHere ? place : error.place}: ${error.message}.`];
  }
}
