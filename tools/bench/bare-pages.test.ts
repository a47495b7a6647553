import { expect, test } from "vitest";
import { barePage } from "./bare-pages.ts";

test("a page without its scripts keeps everything else", () => {
  const html = `<link rel="stylesheet" href="/a.css"/><script>let a = "<p>";
</script><p>Text</p><script type="module" async="" src="/a.js"></script><noscript>Read on.</noscript>`;
  expect(barePage(html)).toBe(
    `<link rel="stylesheet" href="/a.css"/><p>Text</p><noscript>Read on.</noscript>`,
  );
});

test("pictures are not loaded, and keep their places", () => {
  const picture = `<picture><source type="image/avif" srcSet="/a.avif 1x"/><img src="/a.png" srcSet="/a.png 2x" width="2" height="1"/></picture>`;
  expect(barePage(picture)).toBe(`<picture><img width="2" height="1"/></picture>`);
});

test("the policy allows no script that is gone", () => {
  expect(
    barePage(
      `<meta content="script-src 'self' 'sha256-a+/=' 'sha256-b='; style-src 'self' 'sha256-c='"/>`,
    ),
  ).toBe(`<meta content="script-src 'self'; style-src 'self' 'sha256-c='"/>`);
});
