import type { CodeLine, QueryStep, WorkedQuery } from "#app/features/sql/query.ts";
import { expressionAttribute } from "./estree.ts";
import type { QueryData } from "./read-queries.ts";
import { type TreeNode, textOf } from "./tree.ts";

type TextFile = { data: Record<string, unknown> };

/** Replaces the code block of each query by a `SqlQuery`, with its highlighted lines and its steps. */
export function placeQueries() {
  return (tree: TreeNode, { data }: TextFile) => {
    const queries = data.queries as ReadonlyMap<string, QueryData>;
    if (queries.size === 0) return;
    const queryOf = ({ tagName, properties }: TreeNode) =>
      tagName === "pre" ? queries.get(String(properties?.dataQuery ?? "")) : undefined;
    function place(node: TreeNode) {
      node.children = (node.children ?? []).map((child, index, siblings) => {
        // The highlighter leaves each block in a root of its own.
        const block = child.type === "root" ? child.children?.[0] : child;
        const query = block && queryOf(block);
        if (query) {
          markRepeatedResult(query.steps, siblings.slice(index + 1));
          return component(String(block.properties?.dataQuery), query, block);
        }
        place(child);
        return child;
      });
    }
    place(tree);
  };
}

function component(
  id: string,
  { database, title, takes, steps }: QueryData,
  pre: TreeNode,
): TreeNode {
  const section = String(pre.properties?.dataSection ?? "");
  const [code] = pre.children ?? [];
  const query: WorkedQuery = {
    id,
    database,
    title,
    section,
    ...(takes && { takes }),
    lines: codeLines(code?.children ?? []),
    steps,
  };
  return {
    type: "mdxJsxFlowElement",
    name: "SqlQuery",
    attributes: [expressionAttribute("query", query)],
    children: [],
  };
}

/** Highlighted code, cut into its lines: a step highlights some of them. */
function codeLines(tokens: readonly TreeNode[]): CodeLine[] {
  const lines: (string | [string, string])[][] = [[]];
  for (const token of tokens) {
    const colour = String(token.properties?.className ?? "").replace(/^code-token-/, "");
    for (const [index, text] of textOf(token).split("\n").entries()) {
      if (index > 0) lines.push([]);
      if (text) lines.at(-1)?.push(colour ? [colour, text] : text);
    }
  }
  while (lines.at(-1)?.length === 0) lines.pop();
  return lines;
}

/**
 * A query whose last step shows its whole result may be followed at once by the same rows as a table of the text.
 * The page shows them once: the table is marked with what its caption adds (`remark`). It stays in the text for the
 * feed, which has no steps, and for the test that compares it with what PostgreSQL gives.
 */
export function markRepeatedResult(
  steps: readonly QueryStep[],
  following: readonly TreeNode[],
): void {
  const result = steps.at(-1);
  if (!result || result.rows.length < result.rowCount) return;
  const next = following.find(({ type, value }) => type !== "text" || value?.trim());
  if (next?.name !== "ResultTable") return;
  const caption = next.attributes?.find(({ name }) => name === "caption")?.value;
  const [, remark] = /^(?:All \d+ rows|The only row)\.\s*(.*)$/.exec(String(caption)) ?? [];
  if (remark === undefined) return;
  next.attributes?.push({ type: "mdxJsxAttribute", name: "remark", value: remark });
}
