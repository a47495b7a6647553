import { fromHtml } from "hast-util-from-html";
import type { TreeNode } from "./tree.ts";

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
