import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { insertEntry, writeTogether } from "./edit-files.ts";
import { formatSource } from "./make-page.ts";

const entry = { slug: "new", title: 'A "quoted" title', tags: ["One"] };

const written = `  {
    slug: "new",
    title: 'A "quoted" title',
    tags: ["One"],
  },`;

function inserted(source: string) {
  return formatSource("content/articles.ts", insertEntry(source, "articles", entry));
}

describe("insertEntry", () => {
  test("puts the entry first, laid out as the formatter would", () => {
    const old = `  { slug: "old" },\n];\n`;
    const opening = "export const articles: readonly Article[] = [";
    expect(inserted(`${opening}\n${old}`)).toBe(`${opening}\n${written}\n${old}`);
  });

  test("fills an empty list", () => {
    expect(inserted("export const articles = [] as const;\n")).toBe(
      `export const articles = [\n${written}\n] as const;\n`,
    );
  });

  test.each([
    ["not there", "export const posts = [];"],
    ["there twice", "export const articles = [];\n// export const articles = [\n"],
  ])("says so when the list is %s", (_, source) => {
    expect(() => insertEntry(source, "articles", entry)).toThrow(
      /^content\/articles\.ts does not contain "export const articles: … = \[" exactly once/,
    );
  });
});

let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "write-together-"));
  await writeFile(path.join(folder, "list.ts"), "before");
});

afterEach(() => rm(folder, { recursive: true }));

function change(name: string, text: string) {
  return { file: path.join(folder, name), text };
}

async function list() {
  return readFile(path.join(folder, "list.ts"), "utf8");
}

test("all files are written, and nothing beside them", async () => {
  await writeTogether([change("page.mdx", "page")], change("list.ts", "after"));
  expect(await readdir(folder)).toEqual(["list.ts", "page.mdx"]);
  expect(await list()).toBe("after");
});

test("a file that cannot be written leaves all as it was", async () => {
  const created = [change("page.mdx", "page"), change("no/x.ts", "x")];
  await expect(writeTogether(created, change("list.ts", "after"))).rejects.toThrow("ENOENT");
  expect(await readdir(folder)).toEqual(["list.ts"]);
  expect(await list()).toBe("before");
});

test("a file that is there already is left alone", async () => {
  await writeFile(path.join(folder, "page.mdx"), "mine");
  const writing = writeTogether([change("page.mdx", "page")], change("list.ts", "after"));
  await expect(writing).rejects.toThrow("EEXIST");
  expect(await readFile(path.join(folder, "page.mdx"), "utf8")).toBe("mine");
  expect(await list()).toBe("before");
});

test("a list that cannot be replaced leaves all as it was", async () => {
  await mkdir(path.join(folder, "taken.ts"));
  await writeFile(path.join(folder, "taken.ts/inside"), "");
  const writing = writeTogether([change("page.mdx", "page")], change("taken.ts", "x"));
  await expect(writing).rejects.toThrow();
  expect(await readdir(folder)).toEqual(["list.ts", "taken.ts"]);
});
