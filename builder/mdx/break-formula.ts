import { elementOf, type TreeNode, textOf } from "./tree.ts";

/**
 * Splits a formula where it may break onto a new line, which browsers do not do by themselves: before a relation or an
 * operator that is in no fraction or parentheses, and after the comma between two statements. Each part is a formula of
 * its own, because only Chromium wraps what is inside one, and the first carries the TeX of the whole.
 */
export function breakFormula(math: TreeNode): TreeNode {
  const [semantics] = math.children ?? [];
  const [row, ...annotations] = semantics?.children ?? [];
  if (semantics?.tagName !== "semantics" || row?.tagName !== "mrow") return math;
  const statements = statementsOf(row.children ?? []).map(partsOf);
  return elementOf(
    "span",
    { className: "statements" },
    ...statements.map((parts, statement) =>
      elementOf(
        "span",
        { className: "statement" },
        ...parts.map((part, index) => {
          const isFirst = statement === 0 && index === 0;
          return {
            ...math,
            properties: { displaystyle: "true" },
            children: isFirst ? [{ ...semantics, children: [part, ...annotations] }] : [part],
          };
        }),
      ),
    ),
  );
}

/** `a = b,` and `c = d` are two. */
function statementsOf(elements: readonly TreeNode[]) {
  return groups(elements, (element, before, beforeThat) => {
    const follows = before?.tagName === "mspace" && beforeThat && textOf(beforeThat) === ",";
    return Boolean(follows) && element.tagName !== "mspace";
  });
}

function partsOf(statement: readonly TreeNode[]) {
  // The stylesheet sets the space before the next statement.
  const shown = statement.at(-1)?.tagName === "mspace" ? statement.slice(0, -1) : statement;
  // A line must not end within a product where it could end between two terms.
  const isSum = shown.some((element) => isOperator(element, sums));
  const signs = isSum ? terms : termsAndFactors;
  return groups(shown, (element) => isOperator(element, signs)).map(([first, ...others]) =>
    elementOf("mrow", {}, ...(first ? [asInfix(first), ...others] : others)),
  );
}

const relations = "=≈≤≥<>≠";
const sums = "+−";
const terms = relations + sums;
const termsAndFactors = `${terms}×`;

function isOperator(element: TreeNode, signs: string) {
  const isSign = element.properties?.form === "prefix";
  return element.tagName === "mo" && !isSign && signs.includes(textOf(element));
}

/**
 * The first operator of a row would be taken for a minus sign, as in `−3`, and set without a space. What the stylesheet
 * adds between two parts is added after it, too, so that it has as much on both sides.
 */
function asInfix(element: TreeNode): TreeNode {
  if (!isOperator(element, termsAndFactors)) return element;
  const isRelation = isOperator(element, relations);
  const spaces = isRelation
    ? { lspace: "0.28em", rspace: "0.38em" }
    : { lspace: "0.22em", rspace: "0.32em" };
  return { ...element, properties: { ...element.properties, ...spaces, form: "infix" } };
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
