import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export type CodeLanguage = "python" | "vb" | "sql";

/** A file of a project's download; code is also shown on its page. */
export type CodeFile = {
  /** Its place in the download. */
  name: string;
  text: string;
  language: CodeLanguage | null;
};

const languages: Record<string, CodeLanguage> = { ".py": "python", ".bas": "vb", ".sql": "sql" };

/**
 * What a project can be downloaded as: the files of `content/code/<slug>`, and those that it shares with a
 * model, at their place in the repository. Empty where there is no such folder.
 */
export function projectFiles(slug: string, shared: readonly string[] = []): CodeFile[] {
  const folder = `content/code/${slug}`;
  if (!existsSync(folder)) return [];
  const own = readdirSync(folder).toSorted();
  return [
    ...own.map((name) => fileOf(name, path.join(folder, name))),
    ...shared.map((file) => fileOf(file, file)),
  ];
}

function fileOf(name: string, file: string): CodeFile {
  return {
    name,
    text: readFileSync(file, "utf8"),
    language: languages[path.extname(name)] ?? null,
  };
}
