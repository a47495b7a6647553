import { readFile } from "node:fs/promises";
import path from "node:path";

/**
 * Throws with a line for each link in a text to a place that its page does not have. Only the built
 * pages know all of their places, so this runs on them.
 */
export async function checkAnchors(site: string, texts: ReadonlyMap<string, string>) {
  const problems: string[] = [];
  for (const [file, source] of texts) {
    for (const { href, line } of anchorLinks(source)) {
      const [page = "", anchor = ""] = href.split("#");
      const html = await builtPage(site, page.replace(/\?.*/, "") || addressOf(file));
      if (html === null || html.includes(`id="${anchor}"`)) continue;
      problems.push(
        `${file}:${line}: "${href}" leads to no place on its page; use one of ${places(html)}.`,
      );
    }
  }
  if (problems.length > 0) throw new Error(problems.join("\n"));
}

function builtPage(site: string, address: string) {
  return readFile(path.join(site, address, "index.html"), "utf8").catch(() => null);
}

/** `content/articles/one.mdx` is shown at `/blogs/one`. */
function addressOf(file: string) {
  return file
    .replace("content/articles/", "/blogs/")
    .replace("content/", "/")
    .replace(/\.(mdx|ipynb)$/, "");
}

function anchorLinks(source: string) {
  const withoutCode = source.replaceAll(/^```[\s\S]*?^```/gm, (code) =>
    code.replaceAll(/[^\n]/g, ""),
  );
  return withoutCode.split("\n").flatMap((text, index) => {
    const links = text.matchAll(
      /\]\(((?:\/[^)\s]*)?#[^)\s]+)\)|(?:href|to)="((?:\/[^"]*)?#[^"]+)"/g,
    );
    return [...links].map(([, markdown, attribute]) => ({
      href: markdown ?? attribute ?? "",
      line: index + 1,
    }));
  });
}

/** The headings of a page, which is where a link usually leads. Ids that React generates are left out. */
function places(html: string) {
  const ids = [...html.matchAll(/<h[2-4][^>]* id="(?!_R_)([^"]+)"/g)].map(([, id]) => `#${id}`);
  return ids.slice(0, 12).join(", ");
}
