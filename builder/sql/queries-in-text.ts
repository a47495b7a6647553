import type { TreeNode } from "../mdx/tree.ts";

/** A query that an author wants to be stepped through and run, as it is written in a text. */
export type WrittenQuery = {
  id: string;
  database: string;
  title: string;
  sql: string;
  /** How long a slow query runs in a browser, in words: `3 seconds`. */
  takes: string | undefined;
  /** Line of the opening fence. */
  line: number;
  /** The explanations, and the line of their fence. */
  words: { block: string; line: number } | null;
};

/** ```` ```sql title="Set-up" creates="top-three" ````: code that makes a small database. */
export type SetUpBlock = { name: string; sql: string; line: number };

/** ```` ```python file="top-three.py" ````: code that is offered as a file too. */
export type CodeFile = { name: string; code: string; line: number };

/** `<DataFiles database="sales" />`: the place where the files of a database are offered. */
export type DownloadPlace = { database: string; line: number; node: TreeNode };

export type TextQueries = {
  queries: WrittenQuery[];
  setUps: SetUpBlock[];
  codeFiles: CodeFile[];
  downloads: DownloadPlace[];
};

/** Finds the queries of a text and all they need. The blocks of explanations are taken out of the text. */
export function extractQueries(tree: TreeNode): TextQueries {
  const queries: WrittenQuery[] = [];
  const setUps: SetUpBlock[] = [];
  const codeFiles: CodeFile[] = [];
  const downloads: DownloadPlace[] = [];
  function search(parent: TreeNode) {
    const { children = [] } = parent;
    parent.children = children.filter((node, index) => {
      search(node);
      if (node.name === "DataFiles") {
        const database = node.attributes?.find(({ name }) => name === "database")?.value;
        downloads.push({ database: String(database ?? ""), line: lineOf(node), node });
      }
      if (node.type !== "code") return true;
      const words = fenceWords(node.meta);
      const { value: sql = "" } = node;
      const line = lineOf(node);
      if (words.file) codeFiles.push({ name: words.file, code: sql, line });
      if (words.creates) setUps.push({ name: words.creates, sql, line });
      if (words.query && words.database) {
        const next = children[index + 1];
        const { query: id, database, title = "PostgreSQL", takes } = words;
        queries.push({ id, database, title, sql, line, takes, words: next ? wordsIn(next) : null });
      }
      return node.lang !== "steps";
    });
  }
  search(tree);
  return { queries, setUps, codeFiles, downloads };
}

function wordsIn(node: TreeNode) {
  return node.type === "code" && node.lang === "steps"
    ? { block: node.value ?? "", line: lineOf(node) }
    : null;
}

/** The `name="value"` pairs after the language of a fence. */
export function fenceWords(meta: string | null | undefined): Record<string, string | undefined> {
  return Object.fromEntries(
    [...(meta ?? "").matchAll(/(\w+)="([^"]*)"/g)].map(([, name = "", value]) => [name, value]),
  );
}

function lineOf({ position }: TreeNode) {
  return position?.start.line ?? 1;
}

/** Whether a text has a query to step through and run. */
export function runsQueries(source: string) {
  return /^```sql .*\bquery="/m.test(source);
}

/** Whether a text offers the files of a database. */
export function offersData(source: string) {
  return /^<DataFiles\b/m.test(source);
}

/** Whether a text offers its code as a file. */
export function offersCode(source: string) {
  return /^```\w+ .*\bfile="/m.test(source);
}
