import { elementOf, elementsIn, expression, type TreeNode, textOf } from "./tree.ts";

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

/**
 * Makes each heading a link to itself, so that visitors can share a section. The whole heading is the
 * link: a symbol next to it would be read out as part of the heading's name.
 */
export function linkHeadings() {
  return (tree: TreeNode) => {
    for (const heading of elementsIn(tree)) {
      if (!/^h[2-4]$/.test(heading.tagName ?? "") || !heading.properties?.id) continue;
      if (elementsIn(heading).some(({ tagName }) => tagName === "a")) continue;
      const properties = { href: `#${heading.properties.id}`, className: "heading-link" };
      heading.children = [elementOf("a", properties, ...(heading.children ?? []))];
    }
  };
}

/**
 * Puts each heading of the second level, with what follows it, into a section. On a phone the browser
 * lays out a section when it comes near the screen (`app/styles/prose.css`).
 */
export function wrapSections() {
  return (tree: TreeNode) => {
    const children: TreeNode[] = [];
    let section: TreeNode | undefined;
    for (const node of tree.children ?? []) {
      if (node.tagName === "h2") {
        section = elementOf("section", {});
        children.push(section);
      }
      // Imports and exports belong to the file, and the footnotes are already a section.
      const isOutside = node.type === "mdxjsEsm" || node.tagName === "section";
      (isOutside ? children : (section?.children ?? children)).push(node);
    }
    tree.children = children;
  };
}
