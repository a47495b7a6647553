import { appendFile, readFile } from "node:fs/promises";
import path from "node:path";

/** At the root of the site; Vite writes the licenses of all packages into it whose code is in a script of a page. */
export const licensesFile = "licenses.txt";

/** Packages that are part of the site in another form: fonts, styles and the worker that runs PostgreSQL. */
const others = [
  "@electric-sql/pglite",
  "@fontsource-variable/geist",
  "@fontsource-variable/geist-mono",
  "@fontsource-variable/newsreader",
  "@fontsource/stix-two-math",
  "tailwindcss",
];

export async function addLicenses(site: string) {
  for (const name of others) {
    const folder = path.join("node_modules", name);
    const { version, license } = JSON.parse(
      await readFile(path.join(folder, "package.json"), "utf8"),
    );
    const text = await readFile(path.join(folder, "LICENSE"), "utf8");
    const entry = `\n## ${name} - ${version} (${license})\n\n${text.trim()}\n`;
    await appendFile(path.join(site, licensesFile), entry);
  }
}
