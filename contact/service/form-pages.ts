import { readFile } from "node:fs/promises";
import path from "node:path";
import { notSentId } from "#contracts/contact-page.ts";
import type { FileList } from "#contracts/file-list.ts";
import type { FormPages } from "./form-response.ts";

/** The contact page of the build, or nothing where it was built for EmailJS and posts no forms here. */
export async function readFormPages(
  siteFolder: string,
  { basePath, owner, files }: FileList,
): Promise<FormPages | undefined> {
  const page = files["/contact"];
  if (!page) return undefined;
  const html = await readFile(path.join(siteFolder, page.file), "utf8");
  if (!html.includes(`id="${notSentId}"`)) return undefined;
  return { contactPage: async () => html, contactPagePath: `${basePath}contact`, owner };
}
