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

type Part = "group" | "title" | "reference" | "text";

/** The stylesheet changes how these are displayed, which in some browsers takes their meaning away. */
const roles: Partial<Record<string, string>> = {
  table: "table",
  thead: "rowgroup",
  tbody: "rowgroup",
  tr: "row",
  th: "columnheader",
  td: "cell",
};

/**
 * Marks the cells of a table for the stylesheet, which shows each row as a record on a phone. A first
 * column that repeats itself is the group of its rows; the next one is the title, the last one the text,
 * and those between are references.
 */
function describeRecords(table: TreeNode) {
  for (const element of [table, ...elementsIn(table)])
    set(element, "role", roles[element.tagName ?? ""]);
  const rows = elementsIn(table).filter(isRowOfCells);
  const groups = rows.map((row) => textOf(cellsOf(row)[0] ?? row));
  const isGrouped = groups.some((group, index) => group === groups[index - 1]);
  for (const [index, row] of rows.entries()) {
    if (isGrouped && groups[index] !== groups[index - 1]) set(row, "dataOpensGroup", true);
    const cells = cellsOf(row);
    for (const [column, cell] of cells.entries()) {
      const part = partOf(column - (isGrouped ? 1 : 0), column === cells.length - 1);
      set(cell, "dataPart", part);
      if (part === "title") makeRowHeader(cell);
    }
  }
}

function partOf(column: number, isLast: boolean): Part {
  if (column < 0) return "group";
  if (column === 0) return "title";
  return isLast ? "text" : "reference";
}

function makeRowHeader(cell: TreeNode) {
  cell.tagName = "th";
  set(cell, "scope", "row");
  set(cell, "role", "rowheader");
}

function isRowOfCells(element: TreeNode) {
  return element.tagName === "tr" && cellsOf(element).length > 0;
}

function cellsOf(row: TreeNode) {
  return elementsIn(row).filter(({ tagName }) => tagName === "td");
}

function set(element: TreeNode, name: string, value: unknown) {
  element.properties = { ...element.properties, [name]: value };
}
