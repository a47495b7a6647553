import { formulaTree } from "./formula-tree.ts";
import { elementOf, elementsIn, type TreeNode, textOf } from "./tree.ts";

/** Turns the formulas that remark-math found into MathML, each on a line of its own into a `DisplayFormula`. */
export function setFormulas() {
  return (tree: TreeNode) => {
    let section = "";
    /** How many unnumbered ones the section has had so far. */
    let unnumbered = 0;
    typesetIn(tree);

    function typesetIn(node: TreeNode) {
      if (node.tagName === "h2") {
        section = textOf(node);
        unnumbered = 0;
      }
      node.children = (node.children ?? []).map((child) => {
        if (isFormula(child, "math-inline")) return formulaTree(textOf(child), "inline");
        const [code] = child.children ?? [];
        if (child.tagName === "pre" && code && isFormula(code, "math-display")) {
          const hasNumber = Boolean(child.properties?.dataNumber);
          if (!hasNumber) unnumbered++;
          // Each is a region of the page, whose name must be its own.
          const place =
            !hasNumber && unnumbered > 1 && section ? `${section}, ${unnumbered}` : section;
          return displayFormula(child, formulaTree(textOf(code), "display"), place);
        }
        typesetIn(child);
        return child;
      });
    }
  };
}

function isFormula({ tagName, properties }: TreeNode, kind: string) {
  const names = properties?.className;
  return tagName === "code" && Array.isArray(names) && names.includes(kind);
}

function displayFormula({ properties }: TreeNode, math: TreeNode, section: string): TreeNode {
  const { id, dataNumber } = properties ?? {};
  const attributes = { id, number: dataNumber, section };
  return {
    type: "mdxJsxFlowElement",
    name: "DisplayFormula",
    attributes: Object.entries(attributes)
      .filter(([, value]) => value)
      .map(([name, value]) => ({ type: "mdxJsxAttribute", name, value: String(value) })),
    children: [math],
  };
}

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
      entry.children = [elementOf("span", { className: "symbol" }, symbol), ...meaning];
    }
  };
}
