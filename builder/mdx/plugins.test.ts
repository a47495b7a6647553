import { readdirSync, readFileSync } from "node:fs";
import mdx from "@mdx-js/rollup";
import { expect, test } from "vitest";
import { mdxOptions } from "./options.ts";

async function compile(text: string) {
  const { transform } = mdx({ ...mdxOptions, jsx: true });
  const result = await transform(text, "text.mdx");
  if (typeof result !== "object") throw new Error("MDX compiled nothing.");
  return String(result.code);
}

function onOneLine(code: string) {
  return code.replaceAll(/\s+/g, " ");
}

test("headings are exported in order with the ids they carry, deeper ones left out", async () => {
  const code = await compile("## First\n\n### Deeper\n\n## The `LAG` function\n\n## First");
  expect(onOneLine(code)).toContain(
    'handle = { headings: [{ id: "first", text: "First" }, { id: "the-lag-function", text: "The LAG function" }, { id: "first-1", text: "First" }] }',
  );
});

test("a text without headings exports an empty list", async () => {
  const code = await compile("Content is being prepared...");
  expect(onOneLine(code)).toContain("handle = { headings: [] }");
});

test("a heading is a link to itself, and nothing else is in it", async () => {
  expect(await compile("## The rules")).toMatch(
    /<_components\.h2 id="the-rules"><_components\.a href="#the-rules" className="heading-link">\{"The rules"\}<\/_components\.a><\/_components\.h2>/,
  );
});

test("a heading that holds a link already stays as it is", async () => {
  expect(await compile("## See [this](/about)")).not.toContain("heading-link");
});

test("a heading of the second level and what follows it are a section", async () => {
  const code = await compile(
    "Before[^1]\n\n## First\n\nOne\n\n### Deeper\n\n## Second\n\nTwo\n\n[^1]: A note.",
  );
  const outline = onOneLine(code).matchAll(
    /<_components\.(section|h2|h3)|<\/_components\.(section)|\{"(Before|One|Two|A note\.)/g,
  );
  expect([...outline].map(([, opened, closed, text]) => opened ?? text ?? `/${closed}`)).toEqual([
    "Before",
    ...["section", "h2", "One", "h3", "/section"],
    ...["section", "h2", "Two", "/section"],
    ...["section", "h2", "A note.", "/section"],
  ]);
});

test("a table knows which section it is in, also inside a component", async () => {
  const table = "| a | b |\n|---|---|\n| 1 | 2 |";
  const code = await compile(`## Growth\n\n<Box>\n\n${table}\n\n</Box>\n\n## Value\n\n${table}`);
  expect([...code.matchAll(/data-section="(\w+)"/g)].map(([, name]) => name)).toEqual([
    "Growth",
    "Value",
  ]);
});

test("only a table with sentences in a cell is marked as one of sentences", async () => {
  const table = (cell: string) => `| a | b |\n|---|---|\n| 1 | ${cell} |`;
  expect(await compile(table("2"))).not.toContain("data-sentences");
  expect(await compile(table("word ".repeat(40)))).toContain("data-sentences");
});

test("a table of sentences is marked as records, in groups where its first column repeats", async () => {
  const sentence = "word ".repeat(40).trim();
  const rows = ["USA | Rule A", "USA | Rule B", "Germany | Rule C"];
  const code = await compile(
    `| Country | Rule | Reference | Duty |\n|---|---|---|---|\n${rows.map((row) => `| ${row} | § 1 | ${sentence} |`).join("\n")}`,
  );
  expect(
    [...code.matchAll(/<_components\.tr role="row"( data-opens-group)?/g)].map(([, opens]) =>
      Boolean(opens),
    ),
  ).toEqual([false, true, false, true]);
  expect(code).toContain('<_components.td role="cell" data-part="group">{"USA"}');
  expect(code).toContain(
    '<_components.th role="rowheader" data-part="title" scope="row">{"Rule A"}',
  );
  expect(code).toContain('data-part="reference">{"§ 1"}');
  expect(code).toContain(`data-part="text">{"${sentence}"}`);
});

test("records without a group begin with their title", async () => {
  const code = await compile(`| a | b |\n|---|---|\n| 1 | ${"word ".repeat(40)} |\n| 2 | 3 |`);
  expect(code).not.toContain("data-opens-group");
  expect(code).toContain('data-part="title" scope="row">{"1"}');
});

test("code keeps every letter, and an element only where there is a color", async () => {
  const query = "SELECT name,\n       MAX(price) -- dear\nFROM   products;";
  const code = await compile(`\`\`\`sql\n${query}\n\`\`\``);
  const block = /<_components\.code>(.*)<\/_components\.code>/.exec(code)?.[1] ?? "";
  const texts = [...block.matchAll(/\{("(?:[^"\\]|\\.)*")\}/g)].map(([, text = '""']) =>
    JSON.parse(text),
  );
  expect(texts.join("")).toBe(query);
  const elements = [...block.matchAll(/className="([^"]+)"/g)].map(([, name]) => name);
  expect(elements).toEqual([
    "code-token-keyword",
    "code-token-function",
    "code-token-comment",
    "code-token-keyword",
  ]);
});

test("only a block of twenty lines or more is marked as long", async () => {
  const block = (lines: number) => `\`\`\`text\n${"line\n".repeat(lines)}\`\`\``;
  expect(await compile(block(19))).not.toContain("data-long");
  expect(await compile(block(20))).toContain("data-long");
});

test("quotes and apostrophes are typographic in prose, headings, tables and components", async () => {
  const text = `## It's "quoted"\n\nThe vendor's *"slide"*.\n\n| a |\n|---|\n| "b" |\n\n<Box>\n\nSay 'no'.\n\n</Box>`;
  const code = await compile(text);
  for (const words of ["It’s “quoted”", "The vendor’s ", "“slide”", "“b”", "Say ‘no’."]) {
    expect(code).toContain(words);
  }
});

test("code keeps its straight quotes, and dots and hyphens stay as typed", async () => {
  const code = await compile("Use `WHERE status = 'x'`...\n\n```text\nsay \"yes\" -- now\n```");
  expect(code).toContain("WHERE status = 'x'");
  expect(code).toContain('say \\"yes\\" -- now');
  expect(code).toContain('"..."');
});

test("SQL is highlighted inside an array, as outside it", async () => {
  const code = await compile("```sql\nSELECT ARRAY[CASE WHEN a THEN 'pace' END]\n```");
  for (const [kind, text] of [
    ["keyword", "CASE"],
    ["string-expression", "'pace'"],
  ]) {
    expect(code).toMatch(new RegExp(`code-token-${kind}"[^<]*${text}`));
  }
});

test.each([
  "2021-07-19",
  "2022-06",
  "2022-Q1",
  "W-8BEN-E",
  "C-634/21",
  "FIN-2026-R001",
  "240.17a-14",
  "3(c)(7)",
  "no. 4",
  "Regulation S-P",
  "−€1,200",
  "+€17.0m",
])("the date, code or amount %s stays on one line", async (whole) => {
  const code = await compile(`See ${whole}, please.`);
  expect(code).toContain(
    `{"See "}<_components.span className="unbroken">{"${whole}"}</_components.span>{", please."}`,
  );
});

test("ordinary hyphens may break, and code is left alone", async () => {
  expect(await compile("A 25-year, rent-free, 50/30/20 mid-month plan.")).not.toContain("unbroken");
  expect(await compile("Say no. Regulation of 10(1) funds.")).not.toContain("unbroken");
  expect(await compile("`2021-07-19`")).not.toContain("unbroken");
  expect(await compile("```text\n2021-07-19\n```")).not.toContain("unbroken");
});

test("footnotes are a section named Notes, and each leads back to its place", async () => {
  const code = await compile("A claim.[^1]\n\n[^1]: Its source.");
  expect(onOneLine(code)).toContain('headings: [{ id: "footnote-label", text: "Notes" }]');
  expect(code).toContain('href="#fn-1" id="fnref-1"');
  expect(code).toContain('aria-label="Back to the text of note 1"');
});

test("marked, added and removed lines have elements of their own, and every letter stays", async () => {
  const code = await compile("```text {1} +{3} -{2}\none\ntwo\nthree\nfour\n```");
  const block = /<_components\.code>(.*)<\/_components\.code>/.exec(code)?.[1] ?? "";
  expect(
    [...block.matchAll(/className="line-(\w+)">\{"(\w+)\\n"\}/g)].map(([, ...parts]) => parts),
  ).toEqual([
    ["marked", "one"],
    ["removed", "two"],
    ["added", "three"],
  ]);
  expect(block).toContain('{"four"}');
});

test.each([
  ["function", "SELECT CEIL(3.2)", "CEIL"],
  ["function", "SELECT array_agg(name)", "array_agg"],
  ["keyword", "SELECT date + INTERVAL '1 day'", "INTERVAL"],
  ["keyword", "SELECT a FROM b WHERE c IN (1)", "IN"],
])("SQL has the color of a %s: %s", async (kind, sql, word) => {
  const code = await compile(`\`\`\`sql\n${sql}\n\`\`\``);
  expect(code).toMatch(new RegExp(`code-token-${kind}"[^<]*"[^"]*${word}`));
});

const number = /^(?:[−-]?€?\d[\d,.]*\s?[%×mk]?|–)$/;
const texts = readdirSync("content", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".mdx"))
  .map((name) => [name, readFileSync(`content/${name}`, "utf8")] as const);

test("a column of numbers in a text is aligned right, unless it names the rows", () => {
  const columns = texts.flatMap(([name, text]) =>
    tablesIn(text).flatMap(([head = [], alignments = [], ...rows]) =>
      head
        .map((title, index) => ({
          place: `${name}: ${title}`,
          isRight: alignments[index]?.endsWith("-:"),
          cells: rows.map((row) => row[index] ?? ""),
        }))
        .slice(1),
    ),
  );
  const ofNumbers = columns.filter(({ cells }) => cells.every((cell) => number.test(cell)));
  expect(columns.length).toBeGreaterThan(0);
  expect(ofNumbers.filter(({ isRight }) => !isRight).map(({ place }) => place)).toEqual([]);
});

/** The rows of each table of a text, with its head and the line of hyphens below it. */
function tablesIn(text: string) {
  return [...text.matchAll(/^(?:\|.*\|\n)+/gm)].map(([table]) =>
    table
      .trim()
      .split("\n")
      .map((line) =>
        line
          .split("|")
          .slice(1, -1)
          .map((cell) => cell.trim()),
      ),
  );
}
