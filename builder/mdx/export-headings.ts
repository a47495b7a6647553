import { expression } from "./estree.ts";
import { elementsIn, type TreeNode, textOf } from "./tree.ts";

/**
 * Adds `export const handle = { headings: [{ id, text }, …] }` to each text, with its sections in order.
 * The page around it makes its table of contents from them, so no heading is written twice.
 */
export function exportHeadings() {
  return (tree: TreeNode) => {
    const headings = elementsIn(tree)
      .filter(({ tagName }) => tagName === "h2")
      .map((heading) => ({ id: String(heading.properties?.id), text: textOf(heading) }));
    tree.children?.unshift(exported("handle", { headings }));
  };
}

/** `export const <name> = <value>` as the syntax tree that MDX expects. */
function exported(name: string, value: object): TreeNode {
  const declaration = {
    type: "VariableDeclaration",
    kind: "const",
    declarations: [
      {
        type: "VariableDeclarator",
        id: { type: "Identifier", name },
        init: expression(value),
      },
    ],
  };
  const body = [
    { type: "ExportNamedDeclaration", declaration, specifiers: [], source: null, attributes: [] },
  ];
  return {
    type: "mdxjsEsm",
    value: "",
    data: { estree: { type: "Program", sourceType: "module", body, comments: [] } },
  };
}
