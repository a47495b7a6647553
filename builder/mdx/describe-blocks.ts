import { describeRecords } from "./describe-records.ts";
import { elementsIn, type TreeNode, textOf } from "./tree.ts";

/** A cell longer than this is prose: its table is set in small type, and as records on a phone. */
const proseLength = 120;

/**
 * Gives tables and code blocks the heading of their section (`data-section`), because a scrolling region
 * needs a name, and marks tables of sentences (`data-sentences`), which are set differently from figures.
 */
export function describeBlocks() {
  return (tree: TreeNode) => {
    let section: string | undefined;
    let tables = 0;
    for (const element of elementsIn(tree)) {
      if (element.tagName === "h2" || element.tagName === "h3") {
        section = textOf(element);
        tables = 0;
      }
      if (element.tagName !== "table" && element.tagName !== "pre") continue;
      if (element.tagName === "table") tables++;
      // A second table is a region with a name of its own.
      const isLater = element.tagName === "table" && tables > 1 && section !== undefined;
      const dataSection = isLater ? `${section}, ${tables}` : section;
      element.properties = { ...element.properties, dataSection };
      if (!holdsSentences(element)) continue;
      element.properties.dataSentences = true;
      describeRecords(element);
    }
  };
}

function holdsSentences(table: TreeNode) {
  return elementsIn(table).some(
    (cell) => cell.tagName === "td" && textOf(cell).length > proseLength,
  );
}
