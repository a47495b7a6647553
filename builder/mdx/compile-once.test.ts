import { expect, test } from "vitest";
import { compileOnce } from "./compile-once.ts";

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
