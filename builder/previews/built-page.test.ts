import { expect, test } from "vitest";
import { cardChart, pageWords } from "./built-page.ts";

test("a page's words are read as its reader sees them", () => {
  const html = `<meta property="og:title" content="Fees &amp; carry"/><meta property="og:description" content="&quot;2 &lt; 20&quot;, the owner&#x27;s rule"/>`;
  expect(pageWords(html)).toEqual({
    title: "Fees & carry",
    description: `"2 < 20", the owner's rule`,
  });
});

test("a page without a title stops the build", () => {
  expect(() => pageWords("<title>Only this</title>")).toThrow("og:title");
});

const listing = `<article aria-labelledby="card-one" class="x"><svg id="a"><svg></svg></svg><h3 id="card-one">One</h3><svg id="icon"></svg></article><article aria-labelledby="card-two"><h3 id="card-two">Two</h3><svg id="icon"></svg></article>`;

test("a project's chart is what its card shows above the title", () => {
  expect(cardChart(listing, "one")).toBe('<svg id="a"><svg></svg></svg>');
});

test("a card without a chart gives none, not the next icon", () => {
  expect(cardChart(listing, "two")).toBeNull();
});

test("a listing without the card stops the build", () => {
  expect(() => cardChart(listing, "three")).toThrow("no card of three");
});
