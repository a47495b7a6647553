import { mkdir, mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { removePage } from "./remove-page.ts";

const list = (...slugs: string[]) =>
  `export const list = [\n${slugs.map((slug) => `  {\n    slug: "${slug}",\n    tags: [{ a: 1 }],\n  },\n`).join("")}];\n`;

async function someSite() {
  const root = await mkdtemp(path.join(tmpdir(), "remove-"));
  const files = {
    "content/articles.ts": list("ratios"),
    "content/articles/ratios.mdx": "",
    "content/projects.ts": list("solar", "solar-loan"),
    "content/projects/solar.mdx": "",
    "content/projects/solar.test.ts": "",
    "content/projects/solar.phone.spec.ts": "",
    "content/projects/solar-loan.mdx": "",
    "content/query-results/projects/solar.json": "",
    "content/code/solar/main.py": "",
    "content/demo/everything.test.ts": "",
    "app/features/articles/article-list.tsx": "",
    "app/features/models/solar/model.tsx": "",
    "app/features/projects/card-charts/solar.tsx": "",
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.join(root, path.dirname(file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
  return root;
}

test("a project goes with its text, tests, code, model page and chart, and the tests of the whole demo with it", async () => {
  const root = await someSite();
  expect(await removePage("solar", root)).toEqual([
    "its entry in content/projects.ts",
    "content/projects/solar.mdx",
    "content/projects/solar.phone.spec.ts",
    "content/projects/solar.test.ts",
    "content/query-results/projects/solar.json",
    "content/code/solar",
    "app/features/models/solar",
    "app/features/projects/card-charts/solar.tsx",
    "content/demo",
  ]);
  expect(await readFile(path.join(root, "content/projects.ts"), "utf8")).toBe(list("solar-loan"));
  expect(await readdir(path.join(root, "content/projects"))).toEqual(["solar-loan.mdx"]);
  expect(await readdir(path.join(root, "content"))).not.toContain("demo");
});

test("an article goes with its text", async () => {
  const root = await someSite();
  await removePage("ratios", root);
  expect(await readdir(path.join(root, "content/articles"))).toEqual([]);
  expect(await readFile(path.join(root, "content/articles.ts"), "utf8")).toBe(list());
});

test("a slug that no entry has removes nothing, and the message says where slugs are", async () => {
  const root = await someSite();
  await expect(removePage("lunar", root)).rejects.toThrow(
    '"lunar" is neither an article nor a project; take the slug from its entry in content/articles.ts',
  );
  expect(await readdir(path.join(root, "content"))).toContain("demo");
});
