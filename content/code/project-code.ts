import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export type CodeLanguage = "python" | "vb" | "sql" | "typescript";

/** A file of a project's download. */
export type ArchivedFile = {
  /** Its place in the download. */
  name: string;
  content: Uint8Array;
};

/** Code is also shown on the project's page. */
export type CodeFile = ArchivedFile & { language: CodeLanguage | null };

const languages: Record<string, CodeLanguage> = {
  ".py": "python",
  ".bas": "vb",
  ".sql": "sql",
  ".ts": "typescript",
};

/**
 * The files of a project: those in `content/code/<slug>`, and those that it shares with a model or a data set, at
 * their place in the repository. Empty where there is no such folder. Folders and hidden files are left out:
 * Python and the Finder put theirs beside the code.
 */
export function projectFiles(
  slug: string,
  shared: readonly string[] = [],
  root = "content/code",
): CodeFile[] {
  const folder = path.join(root, slug);
  if (!existsSync(folder)) return [];
  const own = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map(({ name }) => name)
    .toSorted();
  return [
    ...own.map((name) => fileOf(name, path.join(folder, name))),
    ...shared.map((file) => fileOf(file, file)),
  ];
}

export function textOf({ content }: Pick<CodeFile, "content">) {
  return new TextDecoder().decode(content);
}

function fileOf(name: string, file: string): CodeFile {
  return {
    name,
    content: new Uint8Array(readFileSync(file)),
    language: languages[path.extname(name)] ?? null,
  };
}
