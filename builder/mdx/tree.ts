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
  return { type: "element", tagName, properties, children: children.flatMap(treeOf) };
}
