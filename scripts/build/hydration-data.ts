import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { dataAddress } from "#app/start/defer-scripts.ts";
import type { PageStep } from "./finish-pages.ts";

const data =
  /<script>window\.__reactRouterContext\.streamController\.enqueue\((".*?")\);<\/script>/;
const end = "<script>window.__reactRouterContext.streamController.close();</script>";

/**
 * Moves the data with which React takes over a page into a file, which is fetched with the script: nothing shown
 * before needs it, and it repeats the text of the page.
 */
export function moveHydrationData(site: string, basePath: string): PageStep {
  return async (html, page) => {
    const [script, literal] = data.exec(html) ?? [];
    if (!script || !literal || !html.includes(end) || !html.includes(dataAddress)) {
      throw new Error(`${page}: the framework puts its data elsewhere; adapt hydration-data.ts.`);
    }
    // The framework escapes no more than JSON allows.
    const text: string = JSON.parse(literal);
    const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
    const file = `assets/data-${hash}.txt`;
    await writeFile(path.join(site, file), text);
    return html
      .replace(script, "")
      .replace(end, "")
      .replace(dataAddress, () => basePath + file);
  };
}
