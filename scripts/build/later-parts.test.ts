import { expect, test } from "vitest";
import { markLaterParts } from "./later-parts.ts";

const words = (count: number) => "words and ".repeat(count / 2);
const paragraph = (id: string) => `<p id="${id}">${words(100)}</p>`;
const names = ["a", "b", "c", "d", "e", "f", "g", "h"];
const article = (content: string) => `<body><main class="grow"><div>${content}</div></main></body>`;

function marked(html: string) {
  return [...markLaterParts(html, "index.html").matchAll(/ id="(\w+)" data-later/g)].map(
    ([, id]) => id,
  );
}

test("what is below the first screens of a phone is marked with a guess of its height", () => {
  const html = markLaterParts(article(names.map(paragraph).join("")), "index.html");
  expect(marked(article(names.map(paragraph).join("")))).toEqual(["g", "h"]);
  // 500 characters on a phone are 12 lines of 1.75 rem.
  expect(html).toContain('<p id="h" data-later="21">');
  expect(html.replaceAll(/ data-later="\d+"/g, "")).toBe(article(names.map(paragraph).join("")));
});

test("a short page is left as it is", () => {
  const html = article(paragraph("a"));
  expect(markLaterParts(html, "index.html")).toBe(html);
});

test("a large part is divided, but a table is not", () => {
  const before = names.map(paragraph).join("");
  const row = "<tr><td>1</td><td>2</td></tr>";
  const list = `<section id="list">${'<ul id="half"><li><b>x</b></li></ul>'.repeat(80)}</section>`;
  const table = `<div id="table"><table id="rows"><tbody>${row.repeat(100)}</tbody></table></div>`;
  expect(marked(article(before + list)).slice(2)).toEqual(Array(80).fill("half"));
  expect(marked(article(before + table)).slice(2)).toEqual(["table"]);
});

test("what is not laid out with the page neither counts nor is marked", () => {
  const hidden = `<dialog><p id="x">${words(5000)}</p></dialog><script>${words(5000)}</script><br>`;
  expect(marked(article(hidden + names.map(paragraph).join("") + hidden))).toEqual(["g", "h"]);
});

test.each([
  ["no main element", "<body></body>", "no <main>"],
  ["elements that overlap", "<main><div><p></div></p></main>", "</div> closes <p>"],
])("a page with %s stops the build", (_, html, problem) => {
  expect(() => markLaterParts(html, "index.html")).toThrow(`index.html: ${problem}`);
});
