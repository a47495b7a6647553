import { fromHtml } from "hast-util-from-html";

/** The parts of MDX's syntax tree that our plugins read and write. */
export type TreeNode = {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: TreeNode[];
  data?: Record<string, unknown>;
  position?: { start: { offset?: number; line?: number }; end: { offset?: number } };
  /** Of a heading in Markdown: 2 for `##`. */
  depth?: number;
  /** Of a list. */
  ordered?: boolean;
  /** Of a picture. */
  alt?: string | null;
  title?: string | null;
  /** Of a link. */
  url?: string;
  /** What follows the opening `$$` of a formula, or the language of a code block. */
  meta?: string | null;
  /** Of a code block. */
  lang?: string | null;
  /** Of a component. */
  name?: string | null;
  attributes?: { type?: string; name?: string; value?: unknown }[];
};

/** Every element below a node, in document order, including those inside our own components. */
export function elementsIn(node: TreeNode): TreeNode[] {
  return (node.children ?? []).flatMap((child) =>
    child.tagName ? [child, ...elementsIn(child)] : elementsIn(child),
  );
}

export function elementOf(
  tagName: string,
  properties: Record<string, unknown>,
  ...children: TreeNode[]
): TreeNode {
  return { type: "element", tagName, properties, children };
}

/** A node and every one below it, in document order. */
export function nodesIn(node: TreeNode): TreeNode[] {
  return [node, ...(node.children ?? []).flatMap(nodesIn)];
}

export function textOf(node: TreeNode): string {
  return node.value ?? (node.children ?? []).map(textOf).join("");
}

type HtmlNode = ReturnType<typeof fromHtml>["children"][number];

/** Markup as a part of MDX's tree: elements and text, without comments. */
export function htmlTree(html: string): TreeNode[] {
  return fromHtml(html, { fragment: true }).children.flatMap(treeOf);
}

function treeOf(node: HtmlNode): TreeNode | [] {
  if (node.type === "text") return { type: "text", value: node.value };
  if (node.type !== "element") return [];
  const { tagName, properties, children } = node;
  return elementOf(tagName, properties, ...children.flatMap(treeOf));
}

/** `name={value}` on a component. */
export function expressionAttribute(name: string, value: unknown) {
  const body = [{ type: "ExpressionStatement", expression: expression(value) }];
  const estree = { type: "Program", sourceType: "module", comments: [], body };
  return {
    type: "mdxJsxAttribute",
    name,
    value: { type: "mdxJsxAttributeValueExpression", value: "", data: { estree } },
  };
}

/** A value as the syntax tree of an expression, which is how MDX takes data. */
export function expression(value: unknown): object {
  if (Array.isArray(value)) {
    return { type: "ArrayExpression", elements: value.map(expression) };
  }
  if (typeof value === "object" && value !== null) {
    return { type: "ObjectExpression", properties: Object.entries(value).map(property) };
  }
  return { type: "Literal", value };
}

function property([key, value]: [string, unknown]) {
  return {
    type: "Property",
    kind: "init",
    method: false,
    shorthand: false,
    computed: false,
    key: { type: "Identifier", name: key },
    value: expression(value),
  };
}
