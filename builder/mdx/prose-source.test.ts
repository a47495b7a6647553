import { mkdtemp, readFile, stat, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { compileOnce, preparedText, writePictures } from "./prose-source.ts";

test("a text saved on Windows is prepared like any other", async () => {
  const text = 'Words.\n\n```sql query="one"\nSELECT 1;\n```\n\nMore.\n';
  const prepared = await preparedText(text, "text.mdx");
  expect(prepared).toContain("/sql/sql-query.tsx");
  expect(await preparedText(text.replaceAll("\n", "\r\n"), "text.mdx")).toBe(prepared);
});

test("a picture of a notebook is written once, however often its text is read", async () => {
  const folder = path.join(await mkdtemp(path.join(tmpdir(), "notebook-")), "pictures");
  const pictures = new Map([["hash.png", Buffer.from("a picture")]]);
  const file = path.join(folder, "hash.png");
  await writePictures(pictures, folder);
  expect(await readFile(file, "utf8")).toBe("a picture");
  await utimes(file, 1, 1);
  await writePictures(pictures, folder);
  expect((await stat(file)).mtimeMs).toBe(1000);
});

function compiler() {
  const sources: string[] = [];
  const { compile, forget } = compileOnce(async (source) => {
    sources.push(source);
    return { code: `compiled ${source}` };
  });
  return { compile, forget, sources };
}

test("a text is compiled once for the browser and the server", async () => {
  const { compile, sources } = compiler();
  const results = [await compile("one", "a.mdx"), await compile("one", "a.mdx")];
  expect(results).toEqual([{ code: "compiled one" }, { code: "compiled one" }]);
  expect(sources).toEqual(["one"]);
});

test("another text, or the same in another file, is compiled by itself", async () => {
  const { compile, sources } = compiler();
  await compile("one", "a.mdx");
  await compile("two", "a.mdx");
  await compile("one", "b.mdx");
  expect(sources).toEqual(["one", "two", "one"]);
});

test("a text is compiled again once its data may have changed", async () => {
  const { compile, forget, sources } = compiler();
  await compile("one", "a.mdx");
  forget();
  await compile("one", "a.mdx");
  expect(sources).toEqual(["one", "one"]);
});
