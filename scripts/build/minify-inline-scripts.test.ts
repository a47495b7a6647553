import { expect, test } from "vitest";
import { minifiedScript } from "./minify-inline-scripts.ts";

test("an inline script is minified", async () => {
  const code = '(function apply() {\n\tconst root = document.body;\n\troot.id = "top";\n})();';
  expect(await minifiedScript("index.html", code)).toBe(
    "(function(){let e=document.body;e.id=`top`})();",
  );
});

test("what would change where the script ends stops the build", async () => {
  await expect(minifiedScript("index.html", 'log("\\u003c!--")')).rejects.toThrow(
    "index.html: an inline script cannot be minified: <!--",
  );
});
