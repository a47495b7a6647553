import { elementOf, elementsIn, htmlTree, type TreeNode, textOf } from "../mdx/tree.ts";

/** Language of a block whose HTML is shown, as far as it is a table. */
export const tableLanguage = "notebook-table";

const kept = new Set(
  "table caption thead tbody tfoot tr th td b strong i em code sub sup br".split(" "),
);
const keptProperties = ["colSpan", "rowSpan", "scope"];
const dropped = /^(script|style|template|iframe|object|svg|math|form|button|input)$/;

/** The tables in a program's HTML, with nothing in them that could run, load or look like part of the page. */
export function sanitizedTables(html: string): TreeNode[] {
  return elementsIn({ type: "root", children: htmlTree(html) })
    .filter(({ tagName }) => tagName === "table")
    .map((table) => {
      const [clean] = cleaned(table);
      return describeCells(clean ?? table);
    });
}

function cleaned(node: TreeNode): TreeNode[] {
  if (node.type === "text") return [{ type: "text", value: node.value ?? "" }];
  if (dropped.test(node.tagName ?? "")) return [];
  const children = (node.children ?? []).flatMap(cleaned);
  if (!kept.has(node.tagName ?? "")) return children;
  const properties = Object.fromEntries(
    Object.entries(node.properties ?? {}).filter(([name]) => keptProperties.includes(name)),
  );
  // White space between the parts of a table means nothing, and React warns of it.
  const parts = /^(table|thead|tbody|tfoot|tr)$/.test(node.tagName ?? "")
    ? children.filter(({ type }) => type !== "text")
    : children;
  return [elementOf(node.tagName ?? "", properties, ...parts)];
}

const number = /^[-−+]?[\d,.]*\d(%|e[-+]?\d+)?$/i;

/** Figures are set to the right, as in the other tables of the site, and headings say what they head. */
function describeCells(table: TreeNode) {
  const cells = elementsIn(table).filter(({ tagName }) => tagName === "td");
  for (const cell of cells) {
    if (number.test(textOf(cell).trim())) cell.properties = { ...cell.properties, align: "right" };
  }
  const hasNumbers = cells.some(({ properties }) => properties?.align);
  // The names of columns are above their figures; the first is that of the rows.
  const heads = elementsIn(table)
    .filter(({ tagName }) => tagName === "thead")
    .flatMap(elementsIn);
  for (const head of elementsIn(table).filter(({ tagName }) => tagName === "th")) {
    head.properties = { scope: heads.includes(head) ? "col" : "row", ...head.properties };
  }
  for (const row of heads.filter(({ tagName }) => tagName === "tr")) {
    for (const [index, head] of (row.children ?? []).entries()) {
      if (hasNumbers && index > 0) head.properties = { ...head.properties, align: "right" };
    }
  }
  return table;
}

/** Shows the tables that the cells of a notebook printed as HTML. */
export function placeTables() {
  return function placeIn(tree: TreeNode) {
    for (const node of tree.children ?? []) {
      if (node.type === "code" && node.lang === tableLanguage) {
        node.data = {
          hName: "div",
          hProperties: { className: "result-table" },
          hChildren: sanitizedTables(node.value ?? ""),
        };
        node.type = "notebookTable";
        delete node.value;
      }
      placeIn(node);
    }
  };
}
