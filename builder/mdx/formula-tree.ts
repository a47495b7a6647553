import temml from "temml";
import { breakFormula } from "./break-formula.ts";
import { elementOf, elementsIn, htmlTree, type TreeNode, textOf } from "./tree.ts";

/** TeX as MathML, with the TeX beside it for whoever copies it. */
export function formulaTree(tex: string, mode: "inline" | "display"): TreeNode {
  const [markup] = htmlTree(mathMarkup(tex, mode));
  if (markup?.type !== "element") throw new Error(`The formula '${tex}' gave no MathML.`);
  const math = withEvenSigns(withEvenOperators(markup));
  for (const element of [math, ...elementsIn(math)]) {
    element.properties = allowedProperties(element, tex);
    wrapSmallerParts(element);
  }
  return mode === "display" ? breakFormula(math) : math;
}

function mathMarkup(tex: string, mode: "inline" | "display") {
  try {
    return temml.renderToString(tex, {
      displayMode: mode === "display",
      annotate: true,
      throwOnError: true,
      strict: true,
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The formula '${tex}' is not valid TeX: ${reason}`, { cause: error });
  }
}

/** Elements whose parts may be set smaller, and which of them. */
const smallerFrom: Readonly<Record<string, number>> = {
  mfrac: 0,
  msub: 1,
  msup: 1,
  msubsup: 1,
  munder: 1,
  mover: 1,
  munderover: 1,
};

/** Firefox does not scale down an element that has a `font-family` of its own; a row around it has none. */
function wrapSmallerParts(element: TreeNode) {
  const from = smallerFrom[element.tagName ?? ""];
  if (from === undefined) return;
  element.children = (element.children ?? []).map((part, index) => {
    const isLeaf = /^(mi|mn|mtext)$/.test(part.tagName ?? "");
    if (index < from || !isLeaf) return part;
    return elementOf("mrow", {}, part);
  });
}

/** What our stylesheet says instead of Temml's inline styles, which the policy forbids. */
const replacedStyles = [
  /^display:(block|inline) math;?$/,
  /^(padding-(left|right):0em;?)+$/,
  /^math-depth:0;?$/,
];

function allowedProperties(element: TreeNode, tex: string) {
  const { style, className, ...rest } = element.properties ?? {};
  if (style && !replacedStyles.some((known) => known.test(String(style)))) {
    throw new Error(
      `The formula '${tex}' needs the inline style '${style}', which this site's policy forbids. Write it without colors, sizes or boxes.`,
    );
  }
  if (isVariable(element)) return { ...rest, className: "variable" };
  // How the columns of aligned lines are set; its other class names mean nothing to our stylesheet.
  const side =
    Array.isArray(className) && className.find((name) => /^tml-(left|right)$/.test(name));
  return side ? { ...rest, className: side } : rest;
}

/** A single Latin letter is set in the italic of the text font; Greek ones come from the font for mathematics. */
function isVariable(element: TreeNode) {
  const isNormal = element.properties?.mathvariant === "normal";
  return element.tagName === "mi" && !isNormal && /^[A-Za-z]$/.test(textOf(element));
}

/**
 * Gives every operator the space that browsers give it anyway. MathML counts `mtext` as space, so Temml adds spaces
 * of its own around an operator between two words; beside one without them the difference shows. As names (`mi`),
 * words do not count as space, and the operators between them need none added.
 */
function withEvenOperators(node: TreeNode): TreeNode {
  const children = (node.children ?? []).map(withEvenOperators);
  if (node.tagName === "mtext" && /\p{L}/u.test(textOf(node))) {
    return { ...node, tagName: "mi", properties: { ...node.properties, mathvariant: "normal" } };
  }
  const [before, operator, after] = children;
  // Firefox would hang the subscript of a padded name a fifth of a letter too low.
  if (node.tagName === "mpadded" && before?.tagName === "mi" && children.length === 1) {
    return { ...before, properties: { ...before.properties, mathvariant: "normal" } };
  }
  if (
    node.tagName === "mrow" &&
    children.length === 3 &&
    before?.tagName === "mspace" &&
    operator?.tagName === "mo" &&
    after?.tagName === "mspace"
  ) {
    return { ...operator, properties: { form: "infix", ...operator.properties } };
  }
  return node.children ? { ...node, children } : node;
}

/** Evens out the signs of a formula, which browsers render inconsistently. */
function withEvenSigns(node: TreeNode): TreeNode {
  const children = (node.children ?? []).map(withEvenSigns);
  if (node.tagName === "mfrac") {
    // At the thickness that the font gives, bars are one pixel or two, depending on where they fall.
    return { ...node, properties: { ...node.properties, linethickness: "1px" }, children };
  }
  if (node.tagName === "mrow") {
    // A bar has no space of its own at its ends, as letters have, and a minus sign would join it; TeX adds as much.
    const space = () => elementOf("mspace", { width: "0.12em" });
    const spaced = children.flatMap((child) =>
      child.tagName === "mfrac" ? [space(), child, space()] : [child],
    );
    return { ...node, children: spaced };
  }
  if (node.tagName === "msqrt") {
    // The sign is higher than a letter, and would reach below the line by the difference.
    const strut = elementOf("mspace", { width: "0", height: "0.8em", depth: "0.2em" });
    return { ...node, children: [...children, strut] };
  }
  return node.children ? { ...node, children } : node;
}
