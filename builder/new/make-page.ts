import { spawnSync } from "node:child_process";
import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { toolFile } from "../process/run.ts";
import { type Change, insertEntry, isThere, writeTogether } from "./edit-files.ts";
import { pageOfWorkbook } from "./from-workbook.ts";
import type { Request } from "./request.ts";
import { starterModel } from "./starter-model.ts";
import {
  starterArticle,
  starterArticleText,
  starterProject,
  starterProjectText,
} from "./starters.ts";

/** Makes the text and the entry of a page, all or nothing; returns the files, and what was guessed for them. */
export async function makePage(request: Request, today: string) {
  const { kind, slug } = request;
  const from = kind === "article" ? undefined : request.from;
  const proposed = from === undefined ? null : await pageOfWorkbook(from, request);
  const text = `content/${kind === "article" ? "articles" : "projects"}/${slug}.mdx`;
  const code = proposed?.files ?? (kind === "model" ? starterModel(slug, request.title) : []);
  for (const file of [text, ...code.map(({ file }) => file)]) {
    if (await isThere(file)) {
      throw new Error(`${file} already exists; use another title, or remove the file.`);
    }
  }
  const changes: Change[] =
    kind === "article"
      ? [
          { file: text, text: starterArticleText },
          await changed("content/articles.ts", (source) =>
            insertEntry(source, "articles", starterArticle(request, today)),
          ),
        ]
      : [
          { file: text, text: starterProjectText },
          ...code.map(({ file, text }) => ({
            file,
            text:
              typeof text === "string" && !file.endsWith(".py") ? formatSource(file, text) : text,
          })),
          await changed("content/projects.ts", (source) =>
            insertEntry(source, "projects", starterProject(request, today)),
          ),
        ];
  for (const { file } of code) await mkdir(path.dirname(file), { recursive: true });
  await writeTogether(changes);
  const { guesses = [], warnings = [] } = proposed ?? {};
  return { files: changes.map(({ file }) => file), guesses, warnings };
}

async function changed(file: string, change: (source: string) => string): Promise<Change> {
  return { file, text: formatSource(file, change(await readFile(file, "utf8"))) };
}

/** The text as the project's formatter would lay it out. `file` tells it the language. */
export function formatSource(file: string, text: string) {
  const { status, stdout, stderr, error } = spawnSync(
    process.execPath,
    [toolFile("biome"), "format", `--stdin-file-path=${file}`],
    { input: text, encoding: "utf8" },
  );
  if (status === 0) return stdout;
  throw new Error(
    `${file} could not be formatted, so nothing was changed: ${error?.message ?? stderr.trim()}`,
  );
}
