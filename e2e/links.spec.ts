import { expect, test } from "@playwright/test";
import { pages } from "./pages.ts";

test("every internal link leads to a page, and every anchor to a place on it", async ({
  request,
  baseURL,
}) => {
  const html = new Map<string, string>();
  async function fetchPage(url: string) {
    const known = html.get(url);
    if (known !== undefined) return known;
    const answer = await request.get(url);
    const text = answer.ok() ? await answer.text() : "";
    html.set(url, text);
    return text;
  }

  const broken: string[] = [];
  for (const page of pages) {
    const from = new URL(page, baseURL ?? "");
    for (const [, href = ""] of (await fetchPage(from.href)).matchAll(/<a [^>]*href="([^"]*)"/g)) {
      const link = new URL(href.replaceAll("&amp;", "&"), from);
      if (link.origin !== from.origin) continue;
      const target = await fetchPage(link.origin + link.pathname);
      const anchor = decodeURIComponent(link.hash.slice(1));
      if (!target) broken.push(`${from.pathname}: ${href}`);
      else if (anchor && !target.includes(`id="${anchor}"`))
        broken.push(`${from.pathname}: ${href}`);
    }
  }
  // Cards whose page is not registered: they lead to the not-found page, which explains.
  const unregistered =
    /projects\/(tic-tac-toe-vba|lbo-financial-model|candlestick-sma-chart|sudoku-python)$/;
  expect(broken.filter((link) => !unregistered.test(link))).toEqual([]);
  expect(broken.filter((link) => unregistered.test(link)).length).toBeGreaterThan(0);
});
