import { type TreeNode, textOf } from "./tree.ts";

/**
 * Divides a formula where it may go on in a new line, which browsers do not do by themselves: before a relation or
 * an operator that is in no fraction or parentheses, and after the comma between two statements. The stylesheet lays
 * the parts out as a line that wraps.
 */
export function breakFormula(math: TreeNode): TreeNode {
  const [semantics] = math.children ?? [];
  const [row, ...annotations] = semantics?.children ?? [];
  if (semantics?.tagName !== "semantics" || row?.tagName !== "mrow") return math;
  const statements: TreeNode = {
    ...row,
    properties: { ...row.properties, className: "statements" },
    children: statementsOf(row.children ?? []).map((parts) => rowOf(partsOf(parts), "statement")),
  };
  return {
    ...math,
    properties: { ...math.properties, className: "breaks" },
    children: [{ ...semantics, children: [statements, ...annotations] }],
  };
}

/** `a = b,` and `c = d` are two. */
function statementsOf(elements: readonly TreeNode[]) {
  return groups(elements, (element, before, beforeThat) => {
    const follows = before?.tagName === "mspace" && beforeThat && textOf(beforeThat) === ",";
    return Boolean(follows) && element.tagName !== "mspace";
  });
}

function partsOf(statement: readonly TreeNode[]) {
  const last = statement.at(-1);
  // The space towards the next statement must not make this one too long for its line.
  const gap = last?.tagName === "mspace" ? last : null;
  const shown = gap ? statement.slice(0, -1) : statement;
  // A line must not end within a product where it could end between two terms.
  const isSum = shown.some((element) => isOperator(element, sums));
  const signs = isSum ? terms : termsAndFactors;
  const parts = groups(shown, (element) => isOperator(element, signs)).map(([first, ...others]) =>
    rowOf(first ? [asInfix(first), ...others] : others),
  );
  return gap ? [...parts, gap] : parts;
}

const relations = "=≈≤≥<>≠";
const sums = "+−";
const terms = relations + sums;
const termsAndFactors = `${terms}×`;

function isOperator(element: TreeNode, signs: string) {
  const isSign = element.properties?.form === "prefix";
  return element.tagName === "mo" && !isSign && signs.includes(textOf(element));
}

/** The first operator of a row would be taken for a sign, as in `−3`, and stay close to what follows. */
function asInfix(element: TreeNode): TreeNode {
  if (!isOperator(element, termsAndFactors)) return element;
  return { ...element, properties: { ...element.properties, form: "infix" } };
}

function groups(
  elements: readonly TreeNode[],
  startsGroup: (element: TreeNode, before?: TreeNode, beforeThat?: TreeNode) => boolean,
) {
  const found: TreeNode[][] = [];
  elements.forEach((element, index) => {
    const current = found.at(-1);
    if (!current || startsGroup(element, elements[index - 1], elements[index - 2])) {
      found.push([element]);
    } else {
      current.push(element);
    }
  });
  return found;
}

function rowOf(children: TreeNode[], className?: string): TreeNode {
  return {
    type: "element",
    tagName: "mrow",
    properties: className ? { className } : {},
    children,
  };
}
