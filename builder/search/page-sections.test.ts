import { expect, test } from "vitest";
import { pageSections } from "./page-sections.ts";

function page(main: string) {
  return `<!doctype html><html><body><nav>Home</nav><main>${main}</main></body></html>`;
}

test("a page is cut at the headings that have an anchor", () => {
  const html = page(
    '<h1>Bonds</h1><p>What they pay.</p><h2 id="price">Price</h2><p>Par.</p><h3>Aside</h3><p>More.</p>',
  );
  expect(pageSections(html)).toEqual([
    { anchor: "", heading: "", text: "What they pay." },
    { anchor: "price", heading: "Price", text: "Par. Aside · More." },
  ]);
});

test("a heading inside other elements begins a section that goes on after them", () => {
  const html = page(
    '<p>Before.</p><section><div><h2 id="a">A</h2></div><p>In A.</p></section><p>Still A.</p>',
  );
  expect(pageSections(html)).toEqual([
    { anchor: "", heading: "", text: "Before." },
    { anchor: "a", heading: "A", text: "In A. Still A." },
  ]);
});

test("items and cells are separated by a dot, sentences by a blank, pieces of a word by nothing", () => {
  const html = page(
    "<p>Net present<em>ed</em>:</p><ul><li>one</li><li><p>two</p></li></ul><p>Both. </p><p>None.</p>",
  );
  expect(pageSections(html)[0]?.text).toBe("Net presented: one · two · Both. None.");
});

test("a term has a colon before what it explains", () => {
  const html = page("<dl><dt>The problem</dt><dd>The agreement says who is paid.</dd></dl>");
  expect(pageSections(html)[0]?.text).toBe("The problem: The agreement says who is paid.");
});

test("a word that may be hyphenated is indexed in one piece", () => {
  const html = page("<p>The Fonds\u00adrisiko\u00adgesetz.</p>");
  expect(pageSections(html)[0]?.text).toBe("The Fondsrisikogesetz.");
});

test("controls, drawings and what is marked are left out", () => {
  const html = page(
    '<p>Kept.</p><button>Copy</button><svg><text>12</text></svg><dialog>Soon</dialog><p data-search="skip">Tags</p><span aria-hidden="true">→</span><section class="footnotes"><p>Source</p></section>',
  );
  expect(pageSections(html)[0]?.text).toBe("Kept.");
});

test("headings, captions and tables are kept", () => {
  const html = page(
    "<h3>Growth</h3><table><caption>By year</caption><tr><th>Year</th><td>1</td></tr></table><figure><svg></svg><figcaption>Fig. 1</figcaption></figure>",
  );
  expect(pageSections(html)[0]?.text).toBe("Growth · By year · Year · 1 · Fig. 1");
});

test("no text of a control is kept: its label, its description, its table, a link that looks like a button", () => {
  const html = page(
    `<p>Kept.</p>
    <fieldset><legend>Scenario</legend><label>Base<input type="radio"></label></fieldset>
    <label for="a" id="b">Cost</label><input id="a" aria-describedby="c"><p id="c">From 1 to 1,000</p>
    <table><tr><th>Year</th><td><input></td></tr></table>
    <output>12</output><p role="status">Calculated</p>
    <div><a href="/contact">Get the project copy</a></div><details><summary>Show all</summary></details>`,
  );
  expect(pageSections(html)[0]?.text).toBe("Kept.");
});

test("an id that React made up is not an anchor", () => {
  expect(pageSections(page('<h2 id="_R_1_">Dialog</h2>'))).toEqual([
    { anchor: "", heading: "", text: "Dialog" },
  ]);
});

test("a page without a main part stops the build", () => {
  expect(() => pageSections("<p>Nothing</p>")).toThrow("<main>");
});

test("what React puts between two pieces of a text does not part them", () => {
  expect(pageSections(page("<p>Graham<!-- -->, <!-- -->1949</p>"))[0]?.text).toBe("Graham, 1949");
});
