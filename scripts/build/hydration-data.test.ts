import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { dataAddress } from "#app/start/defer-scripts.ts";
import { moveHydrationData } from "./hydration-data.ts";

let site = "";
beforeEach(async () => {
  site = await mkdtemp(path.join(tmpdir(), "data-"));
  await mkdir(path.join(site, "assets"));
});
afterEach(() => rm(site, { recursive: true }));

const stream = "window.__reactRouterContext.streamController";
const start = `<script>fetch("${dataAddress}")</script>`;
const page = `<p>Text</p>${start}<!--$--><script>${stream}.enqueue("[{\\"a\\":\\"\\u003c/script>\\"}]\\n");</script><!--$--><script>${stream}.close();</script><!--/$--><!--/$-->`;

test("the data of a page is in a file of its own, which the page's script asks for", async () => {
  const html = await moveHydrationData(site, "/folio/")(page, "index.html");
  const [file = ""] = await readdir(path.join(site, "assets"));
  expect(file).toMatch(/^data-[\w-]{8}\.txt$/);
  expect(html).toBe(
    `<p>Text</p><script>fetch("/folio/assets/${file}")</script><!--$--><!--$--><!--/$--><!--/$-->`,
  );
  expect(await readFile(path.join(site, "assets", file), "utf8")).toBe('[{"a":"</script>"}]\n');
});

test.each([
  ["no data", page.replace("enqueue", "push")],
  ["no end of the data", page.replace(".close()", ".end()")],
  ["no script that asks for it", page.replace(start, "")],
])("a page with %s stops the build", async (_, html) => {
  await expect(moveHydrationData(site, "/")(html, "index.html")).rejects.toThrow("index.html:");
});
