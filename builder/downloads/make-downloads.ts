import { isTextOfWaiting } from "#content/published.ts";
import { readContent } from "../content/check-content.ts";
import type { BuildSettings } from "../settings.ts";
import { makeDataFiles } from "../sql/data-files.ts";
import { makeCode } from "./code/make-code.ts";
import { makeModelWorkbooks } from "./make-model-workbooks.ts";
import { makeNotebooks } from "./notebooks/make-notebooks.ts";
import { makeResume } from "./resume/make-resume.ts";

/** Writes the files of the site that are made from the content alone and need none of its pages. */
export async function makeDownloads(folder: string, settings: BuildSettings) {
  await makeDataFiles(folder, await publishedTexts());
  await makeResume(folder, settings);
  await makeModelWorkbooks(folder, settings);
  await makeNotebooks(folder, settings);
  await makeCode(folder);
}

async function publishedTexts() {
  const { texts } = await readContent();
  return new Map([...texts].filter(([file]) => !isTextOfWaiting(file)));
}
