import { expect, test } from "vitest";
import { minifyInlineScripts } from "./minify-inline-scripts.ts";

async function minified(code: string) {
  return minifyInlineScripts()(`<p></p><script>${code}</script><p></p>`, "index.html");
}

test("an inline script is minified", async () => {
  const code = '(function apply() {\n\tconst root = document.body;\n\troot.id = "top";\n})();';
  expect(await minified(code)).toBe(
    "<p></p><script>(function(){let e=document.body;e.id=`top`})();</script><p></p>",
  );
});

test("scripts that follow each other become one, without stopping each other, and their elements stay", async () => {
  const html = "<script>a( 1 )</script><p></p><script>b( 2 )</script><script>c( 3 )</script>";
  expect(await minifyInlineScripts()(html, "index.html")).toBe(
    "<script>a(1);</script><p></p><script>try{b(2);}catch(e){reportError(e)}try{c(3);}catch(e){reportError(e)}</script><script></script>",
  );
});

test("a script beside empty ones is left alone", async () => {
  const html = "<script>a(1);</script><script></script>";
  expect(await minifyInlineScripts()(html, "index.html")).toBe(html);
});

test("the data of a page keeps its escapes", async () => {
  const code = 'window.__reactRouterContext.streamController.enqueue("[\\u003c/script>]");';
  expect(await minified(code)).toBe(`<p></p><script>${code}</script><p></p>`);
});

test("what would change where the script ends stops the build", async () => {
  await expect(minified('log("\\u003c!--")')).rejects.toThrow(
    "index.html: an inline script cannot be minified: <!--",
  );
});
