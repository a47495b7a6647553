import { expect, test } from "vitest";
import { minifiedScript, minifyInlineScripts } from "./minify-inline-scripts.ts";

test("an inline script is minified", async () => {
  const code = '(function apply() {\n\tconst root = document.body;\n\troot.id = "top";\n})();';
  expect(await minifiedScript("index.html", code)).toBe(
    "(function(){let e=document.body;e.id=`top`})();",
  );
});

test("scripts that follow each other become one, and their elements stay", async () => {
  const html = "<script>a( 1 )</script><p></p><script>b( 2 )</script><script>c( 3 )</script>";
  expect(await minifyInlineScripts()(html, "index.html")).toBe(
    "<script>a(1);</script><p></p><script>b(2);\nc(3);</script><script></script>",
  );
});

test("what would change where the script ends stops the build", async () => {
  await expect(minifiedScript("index.html", 'log("\\u003c!--")')).rejects.toThrow(
    "index.html: an inline script cannot be minified: <!--",
  );
});
