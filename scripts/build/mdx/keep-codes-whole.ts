import type { TreeNode } from "./tree.ts";

/** `2021-07-19`, `2022-Q1`, `W-8BEN-E`, `C-634/21`, `240.17a-14`: a date or code with hyphens. */
const withHyphens =
  /\b(?:\d{4}-(?:\d{2}(?:-\d{2})?|Q\d)|[A-Z]+-\d[\w/]*(?:-[A-Z\d]+)*|\d[\w.]*-\d+)\b/;

/** `3(c)(7)`, `no. 4`, `Regulation S-P`: a place in a law. */
const inLaw = /\b\d+[a-z]?(?:\(\w+\)){2,}|\b[Nn]os?\. \d+\b|\bRegulation [A-Z](?:-[A-Z])?\b/;

const code = new RegExp(`${withHyphens.source}|${inLaw.source}`, "g");

/**
 * Keeps dates and codes on one line: browsers break at any hyphen and between parentheses, and half a
 * date or section at the end of a line reads as another one. A non-breaking hyphen would do too, but not survive being copied.
 */
export function keepCodesWhole() {
  return (tree: TreeNode) => wrapCodes(tree);
}

function wrapCodes(node: TreeNode) {
  if (/^(pre|code|svg)$/.test(node.tagName ?? "")) return;
  const { children = [] } = node;
  for (const child of children) wrapCodes(child);
  if (children.length > 0) {
    node.children = children.flatMap((child) => (child.type === "text" ? split(child) : child));
  }
}

function split(node: TreeNode): TreeNode[] {
  const text = node.value ?? "";
  const parts: TreeNode[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(code)) {
    if (index > end) parts.push({ type: "text", value: text.slice(end, index) });
    parts.push({
      type: "element",
      tagName: "span",
      properties: { className: "unbroken" },
      children: [{ type: "text", value: found }],
    });
    end = index + found.length;
  }
  if (end < text.length) parts.push({ type: "text", value: text.slice(end) });
  return parts;
}
