import { elementsIn, type TreeNode } from "./tree.ts";

/**
 * Puts the symbol that each entry of a `<Symbols>` list begins with into an element of its own, whose width the
 * stylesheet sets: Firefox and WebKit ignore the width of a formula.
 */
export function alignSymbols() {
  return function align(tree: TreeNode) {
    if (tree.name !== "Symbols") {
      for (const child of tree.children ?? []) align(child);
      return;
    }
    for (const entry of elementsIn(tree).filter(({ tagName }) => tagName === "li")) {
      const [symbol, ...meaning] = entry.children ?? [];
      if (symbol?.tagName !== "math") continue;
      entry.children = [
        {
          type: "element",
          tagName: "span",
          properties: { className: "symbol" },
          children: [symbol],
        },
        ...meaning,
      ];
    }
  };
}
