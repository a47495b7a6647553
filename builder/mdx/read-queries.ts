import type { DownloadFile, QueryStep } from "#app/features/sql/query.ts";
import { projectPath } from "../process/slashes.ts";
import { dataFiles } from "../sql/data-files.ts";
import { takeQueries } from "../sql/queries-in-text.ts";
import { databaseOf, QueryMistake, resultOf, withWords } from "../sql/work-out-queries.ts";
import { expressionAttribute } from "./estree.ts";
import type { TreeNode } from "./tree.ts";

/** What `place-queries.ts` needs to know about a query, by its id. */
export type QueryData = {
  database: string;
  title: string;
  takes: string | undefined;
  steps: QueryStep[];
};

type TextFile = { path?: string; data: Record<string, unknown> };

/** Works out the steps of each query of a text, and leaves them with the file for `placeQueries`. */
export function readQueries() {
  return async (tree: TreeNode, file: TextFile) => {
    const { queries, setUps, downloads } = takeQueries(tree);
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
