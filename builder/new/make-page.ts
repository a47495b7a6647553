import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { toolFile } from "../process/run.ts";
import { type Change, insertEntry, writeTogether } from "./edit-files.ts";
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
  const name = kind === "article" ? "articles" : "projects";
  const text = `content/${name}/${slug}.mdx`;
  const code = proposed?.files ?? (kind === "model" ? starterModel(slug, request.title) : []);
  for (const file of [text, ...code.map(({ file }) => file)]) {
    if (existsSync(file)) {
      throw new Error(`${file} already exists; use another title, or remove the file.`);
    }
  }
  const created: Change[] = [
    { file: text, text: kind === "article" ? starterArticleText : starterProjectText },
    ...code.map(({ file, text }) => ({
      file,
      text: typeof text === "string" && !file.endsWith(".py") ? formatSource(file, text) : text,
    })),
  ];
  const entry =
    kind === "article" ? starterArticle(request, today) : starterProject(request, today);
  const file = `content/${name}.ts`;
  const list = insertEntry(await readFile(file, "utf8"), name, entry);
  for (const { file } of code) await mkdir(path.dirname(file), { recursive: true });
  await writeTogether(created, { file, text: formatSource(file, list) });
  const { guesses = [], warnings = [] } = proposed ?? {};
  return { files: [...created.map(({ file }) => file), file], guesses, warnings };
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
