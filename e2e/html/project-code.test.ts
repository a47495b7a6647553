import { readFileSync } from "node:fs";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { projectFiles } from "#content/code/project-code.ts";
import { projectsWithPage } from "#content/pages.ts";
import type { Project } from "#content/types.ts";
import { mainOf, named, textsOf } from "./built-page.ts";
import { ask } from "./built-site.ts";

const projects: readonly Project[] = projectsWithPage;
const withCode = projects.flatMap(({ slug, detail }) => {
  const files = projectFiles(slug, detail?.sharedCode);
  return files.length > 0 ? [{ slug, files }] : [];
});

/** Much faster than `toEqual`, which compares megabytes number by number. */
function expectBytes(found: Uint8Array | undefined, wanted: Uint8Array | undefined, name: string) {
  if (!found || !wanted) throw new Error(`${name} is missing.`);
  expect(Buffer.compare(found, wanted), name).toBe(0);
}

describe.each(withCode)("the code of $slug", ({ slug, files }) => {
  // What generated the data is in the archive alone.
  const code = files.filter(({ language }) => language !== null && language !== "typescript");

  test("is listed on the page, and can be read as plain text without script", async () => {
    const section = named(await mainOf(`projects/${slug}`), "section", "The code");
    expect(textsOf(section, "summary > span:first-child")).toEqual(code.map(({ name }) => name));
    for (const [index, link] of [...section.querySelectorAll("details a")].entries()) {
      const answer = await ask(link.getAttribute("href")?.slice(1) ?? "");
      expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
      expectBytes(
        new Uint8Array(await answer.arrayBuffer()),
        code[index]?.content,
        link.textContent,
      );
    }
  });

  test("is one archive with its data, the licence and how to run it", async () => {
    const section = named(await mainOf(`projects/${slug}`), "section", "The code");
    const link = named(section, "a", /\.zip/).getAttribute("href") ?? "";
    const answer = await ask(link.slice(1));
    expect(answer.headers.get("content-type")).toBe("application/zip");
    const entries = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    for (const { name, content } of files) {
      expectBytes(entries[`${slug}/${name}`], content, name);
    }
    expect(strFromU8(entries[`${slug}/LICENSE`] ?? new Uint8Array())).toBe(
      readFileSync("LICENSE", "utf8"),
    );
  });
});
