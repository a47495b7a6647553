import type { CodeLine, DownloadFile, QueryStep, WorkedQuery } from "#app/features/sql/query.ts";
import { projectPath } from "../process/files.ts";
import { dataFiles } from "../sql/data-files.ts";
import { extractQueries } from "../sql/queries-in-text.ts";
import { databaseOf, QueryMistake, resultOf, withWords } from "../sql/run-queries.ts";
import { expressionAttribute, type TreeNode, textOf } from "./tree.ts";

/** What `place-queries.ts` needs to know about a query, by its id. */
type QueryData = {
  database: string;
  title: string;
  takes: string | undefined;
  steps: QueryStep[];
};

type TextWithQueries = { path?: string; data: Record<string, unknown> };

/** Works out the steps of each query of a text, and leaves them with the file for `placeQueries`. */
export function readQueries() {
  return async (tree: TreeNode, file: TextWithQueries) => {
    const { queries, setUps, downloads } = extractQueries(tree);
    const name = projectPath(file.path ?? "the text");
    const found = new Map<string, QueryData>();
    for (const query of queries) {
      const { id, database, title, takes } = query;
      try {
        const { steps } = await resultOf(query, databaseOf(query, setUps, name), name);
        found.set(id, { database, title, takes, steps: withWords(query, steps) });
      } catch (error) {
        if (!(error instanceof QueryMistake)) throw error;
        throw new Error(`${name}:${error.line}: ${error.message}.`, { cause: error });
      }
    }
    for (const { node, ...place } of downloads) {
      const files = dataFiles(databaseOf(place, setUps, name));
      const offered: DownloadFile[] = files.map(({ name, content }) => ({
        path: `data/${name}`,
        bytes: content.length,
      }));
      node.attributes?.push(expressionAttribute("files", offered));
    }
    file.data.queries = found;
  };
}

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
    const color = String(token.properties?.className ?? "").replace(/^code-token-/, "");
    for (const [index, text] of textOf(token).split("\n").entries()) {
      if (index > 0) lines.push([]);
      if (text) lines.at(-1)?.push(color ? [color, text] : text);
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
