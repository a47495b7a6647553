import { expect, test } from "vitest";
import { withoutScripts } from "./script-free.ts";

test("a page without its scripts keeps everything else", () => {
  const html = `<link rel="stylesheet" href="/a.css"/><script>let a = "<p>";
</script><p>Text</p><script type="module" async="" src="/a.js"></script><noscript>Read on.</noscript>`;
  expect(withoutScripts(html)).toBe(
    `<link rel="stylesheet" href="/a.css"/><p>Text</p><noscript>Read on.</noscript>`,
  );
});

test("nothing is loaded ahead for scripts that are gone", () => {
  expect(withoutScripts(`<link rel="modulepreload" href="/a.js"/><p>Text</p>`)).toBe("<p>Text</p>");
});

test("the policy allows no script that is gone", () => {
  expect(
    withoutScripts(
      `<meta content="script-src 'self' 'sha256-a+/=' 'sha256-b='; style-src 'self' 'sha256-c='"/>`,
    ),
  ).toBe(`<meta content="script-src 'self'; style-src 'self' 'sha256-c='"/>`);
});
