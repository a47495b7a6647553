import { elementsIn, type TreeNode, textOf } from "./tree.ts";

/** A cell longer than this is prose: its table needs room, and small type. */
const proseLength = 120;

/**
 * Tells tables and code blocks which section they are in (`data-section`), because a scrollable region
 * needs a name, and marks tables of sentences (`data-sentences`), which are styled differently from
 * tables of numbers.
 */
export function describeBlocks() {
  return (tree: TreeNode) => {
    let section: string | undefined;
    for (const element of elementsIn(tree)) {
      if (element.tagName === "h2") section = textOf(element);
      if (element.tagName !== "table" && element.tagName !== "pre") continue;
      element.properties = { ...element.properties, dataSection: section };
      if (holdsSentences(element)) element.properties.dataSentences = true;
    }
  };
}

function holdsSentences(table: TreeNode) {
  return elementsIn(table).some(
    (cell) => cell.tagName === "td" && textOf(cell).length > proseLength,
  );
}
