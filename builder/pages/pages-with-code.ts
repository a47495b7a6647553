import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

type Place = {
  /** Contains one folder for each page that has more than its text. */
  folder: string;
  /** What such a folder must hold to count. */
  file: string;
  /** What the pages are: `project`, `article`. */
  kind: string;
  slugs: readonly string[];
};

/**
 * The pages with their own code, found by the location of the file. A folder that is not named after a page
 * would silently never be shown, so it stops the build.
 */
export function pagesWithCode({ folder, file, kind, slugs }: Place): ReadonlySet<string> {
  const found = readdirSync(folder).filter((name) => existsSync(path.join(folder, name, file)));
  const stray = found.find((name) => !slugs.includes(name));
  if (stray) {
    throw new Error(
      `${folder}/${stray}/${file} belongs to no page: there is no ${kind} page with the slug "${stray}"; rename or remove the folder, or add the page to content/${kind}s.ts.`,
    );
  }
  return new Set(found);
}
