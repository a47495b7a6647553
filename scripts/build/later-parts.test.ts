import { expect, test } from "vitest";
import { markLaterParts } from "./later-parts.ts";

const words = (count: number) => "words and ".repeat(count / 2);
const paragraph = (id: string) => `<p id="${id}">${words(100)}</p>`;
const names = [..."abcdefghij"];
const next = ["d", "e", "f", "g"];
const far = ["h", "i", "j"];
const article = (content: string) => `<body><main class="grow"><div>${content}</div></main></body>`;

function marked(html: string, mark = " data-later") {
  const matches = markLaterParts(html, "index.html").matchAll(
    new RegExp(` id="(\\w+)"${mark}`, "g"),
  );
  return [...matches].map(([, id]) => id);
}

test("what is below the first screen of a phone is marked with a guess of its height", () => {
  const html = article(names.map(paragraph).join(""));
  expect(marked(html, " data-next data-later")).toEqual(next);
  expect(marked(html)).toEqual(far);
  const changed = markLaterParts(html, "index.html");
  // 500 characters on a phone are 12 lines of 1.75 rem. In steps of 4 rem, which take fewer bytes.
  expect(changed).toContain('<p id="h" data-later="24">');
  expect(changed.replaceAll(/( data-next)? data-later="\d+"/g, "")).toBe(html);
});

test("a page of a few screens is laid out in one go, and does without the script for the rest", () => {
  const html = article(next.map(paragraph).join(""));
  const script = "<script>(function layOutLaterParts() {})();</script>";
  expect(markLaterParts(script + html, "index.html")).toBe(`<script></script>${html}`);
  const long = article(names.map(paragraph).join(""));
  expect(markLaterParts(script + long, "index.html")).toContain(script);
});

test("a large part is divided, but not one in which only the whole can wait", () => {
  const before = names.map(paragraph).join("");
  const inside = (html: string) => marked(article(before + html)).slice(far.length);
  const list = `<div id="list">${'<ul id="half"><li><b>x</b></li></ul>'.repeat(80)}</div>`;
  const rows = "<tr><td>1</td><td>2</td></tr>".repeat(100);
  const table = `<div id="table"><table id="rows"><tbody>${rows}</tbody></table></div>`;
  const program = `<figure id="program"><p id="title">x</p><pre id="code">${"<b>x</b>".repeat(200)}</pre></figure>`;
  const prose = `<div id="prose">${'<p id="text">x</p>'.repeat(150)}</div>`;
  expect(inside(list)).toEqual(Array(80).fill("half"));
  expect(inside(table)).toEqual(["table"]);
  expect(inside(program)).toEqual(["title", "code"]);
  expect(inside(prose)).toEqual(Array(150).fill("text"));
});

test("a section is marked as a whole, and its parts for when it is laid out", () => {
  const section = (content: string) => `<section id="section">${content}</section>`;
  const before = names.map(paragraph).join("");
  const large = section('<p id="text">x</p>'.repeat(61));
  expect(marked(article(before + large)).slice(far.length)).toEqual([
    "section",
    ...Array(61).fill("text"),
  ]);
  const small = section('<p id="text">x</p>'.repeat(60));
  expect(marked(article(before + small)).slice(far.length)).toEqual(["section"]);
});

test("what is not laid out with the page neither counts nor is marked", () => {
  const hidden = `<dialog><p id="x">${words(5000)}</p></dialog><script>${words(5000)}</script><br>`;
  expect(marked(article(hidden + names.map(paragraph).join("") + hidden))).toEqual(far);
});

test.each([
  ["no main element", "<body></body>", "no <main>"],
  ["elements that overlap", "<main><div><p></div></p></main>", "</div> closes <p>"],
])("a page with %s stops the build", (_, html, problem) => {
  expect(() => markLaterParts(html, "index.html")).toThrow(`index.html: ${problem}`);
});
