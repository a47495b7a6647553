import { expect, test } from "vitest";
import { textProblems } from "./text-problems.ts";

const context = {
  pagePaths: ["/", "/blogs", "/blogs/one"],
  images: new Set(["chart.png"]),
  components: ["Note", "Card", "LineChart"],
};

function problemsOf(text: string) {
  return textProblems("content/articles/one.mdx", `First.\n\n${text}\n`, context);
}

const mistakes: [name: string, text: string, line: string][] = [
  ["TeX that is not valid", "It is $\\frac{a}{$ now.", "not valid TeX"],
  ["TeX with an unknown command", "$$\n\\fraction{a}{b}\n$$", "not valid TeX"],
  [
    "a component that does not exist",
    "<Sidenote>x</Sidenote>",
    "use one of Note, Card, LineChart.",
  ],
  ["a component that is not closed", "<Note>\n\ntext", "closing tag"],
  ["a picture that does not exist", "![A chart](../images/none.png)", "add the file or correct"],
  ["a picture without alt text", "![](../images/chart.png)", "write ![what it shows](…)."],
  ["a picture in another place", "![A chart](chart.png)", "write ../images/name.png."],
  ["a link to no page", "[x](/blogz)", 'perhaps "/blogs" is meant.'],
  ["a slip in an address", "[x](http//example.com)", "write https://… for another site"],
  ["one slash in an address", "[x](https:/example.com)", "write https://… for another site"],
  ["an address without a protocol", "[x](www.example.com)", "write https://… for another site"],
  ["a link to a file of the repository", "[x](../data/x.csv)", "write https://… for another site"],
  ["a host without a dot", "[x](https://example)", "write https://… for another site"],
  ["a footnote without a text", "A claim.[^1]", "add a line that begins with [^1]:."],
  ["a chart without alt text", '<LineChart data="../data/x.csv" x="a" y="b" />', "no alt text"],
  ["a second title", "# Title", "begin headings with ##."],
];

test.each(mistakes)("%s is one line with the file, the line and the fix", (_, text, fix) => {
  const problems = problemsOf(text);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^content\/articles\/one\.mdx:[345]: \S/);
  expect(problems[0]).toContain(fix);
  expect(problems[0]).not.toMatch(/\n|node_modules/);
});

test("every mistake in a text is a line, in their order", () => {
  const text = [
    "$\\frac{a}{$",
    "<Sidenote />",
    "![](../images/none.png)",
    "[x](htp://a.example)",
    '<LineChart data="../data/none.csv" x="year" y="sales" alt="Sales" />',
    '```mermaid alt="A diagram"\nflowchrt LR\n```',
  ].join("\n\n");
  const lines = textProblems("content/articles/one.mdx", text, context).map(
    (problem) => problem.split(":")[1],
  );
  expect(lines).toEqual(["1", "3", "5", "7", "9", "12"]);
});

test("frontmatter is told where its fields go", () => {
  const text = "---\ntitle: One\ndate: 2024-01-01\n---\n\nText.";
  expect(textProblems("content/articles/one.mdx", text, context)).toEqual([
    "content/articles/one.mdx:1: frontmatter would be shown as text; move its fields to content/articles.ts.",
  ]);
});

const valid: [name: string, text: string][] = [
  ["prose with braces and comparisons", "The set {a, b}, a margin <5% <!-- todo -->"],
  ["amounts", "From $5 to $10, or $5{,}000."],
  ["a footnote", "A claim.[^1]\n\n[^1]: Its source."],
  ["links", "[a](/blogs/one#x) [b](#y) [c](https://example.com/a?b#c) [d](mailto:a@b.example)"],
  ["a picture", "![A chart](../images/chart.png)"],
  ["a rule at the start of a paragraph", "---\n\ntext: more"],
  ["a link inside code", "```md\n[x](/nowhere) # Title\n```"],
];

test.each(valid)("%s pass", (_, text) => {
  expect(problemsOf(text)).toEqual([]);
});
