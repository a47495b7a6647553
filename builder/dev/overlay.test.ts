import { expect, test } from "vitest";
import { overlay, overlayPage } from "./overlay.ts";

const said = "content/articles.ts:12: date of one: it is <later> than today; write the day.\n";

test("the overlay has the file, the line and the fix, and no stack", () => {
  expect(overlay(said).err).toEqual({
    message: said.trim(),
    stack: "",
    plugin: "content",
    id: "content/articles.ts",
    loc: { file: "content/articles.ts", line: 12, column: 1 },
  });
});

test("a page opened meanwhile says the same, and waits for the fix", () => {
  const html = overlayPage(overlay(said), "/folio/");
  expect(html).toContain("content/articles.ts:12: date of one: it is &lt;later> than today");
  expect(html).toContain('src="/folio/@vite/client"');
});
