import { compile } from "@mdx-js/mdx";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import { expect, test } from "vitest";
import { plainProse } from "./plain-prose.ts";

/** The text that MDX makes of a source, as its JavaScript holds it. */
async function compiled(source: string) {
  const file = await compile(plainProse(source), { remarkPlugins: [remarkGfm, remarkMath] });
  return String(file);
}

const prose: [name: string, source: string, shown: string][] = [
  ["braces", "The set {a, b} is small.", '"The set {a, b} is small."'],
  ["an open brace", "A lone { and a lone }.", '"A lone { and a lone }."'],
  ["a margin below a number", "A margin <5% is thin.", '"A margin <5% is thin."'],
  ["a comparison", "If a < b and c <d then stop.", '"If a < b and c <d then stop."'],
  ["something that looks like HTML", "a <b and c> d", '"a <b and c> d"'],
  ["a generic type", "A List<String> of names.", '"A List<String> of names."'],
  ["an arrow", "a <- b <= c <> d", '"a <- b <= c <> d"'],
  ["a word that MDX reads as code", "export taxes rose.", '"export taxes rose."'],
  ["another one", "import duties fell.", '"import duties fell."'],
  ["a line break", "one<br>two", '_jsx("br", {})'],
  ["an address", "See <https://example.com/a>.", 'href: "https://example.com/a"'],
  ["an e-mail address", "Write to <a.b@example.com>.", 'href: "mailto:a.b@example.com"'],
];

test.each(prose)("%s in prose is text", async (_, source, shown) => {
  expect((await compiled(source)).replaceAll('\\"', '"')).toContain(shown);
});

test("an HTML comment is left out, and the lines below keep their numbers", async () => {
  const source = "One.\n\n<!-- todo:\n{later} -->\n\nTwo.";
  expect(plainProse(source).split("\n")).toHaveLength(source.split("\n").length);
  expect(await compiled(source)).not.toContain("later");
});

const untouched: [name: string, source: string][] = [
  ["a fenced block", "```python\nprint(f'{a:<5}') # <!-- kept -->\n```"],
  ["a fence inside a list", "- one\n\n  ```js\n  if (a <b) { c() }\n  ```"],
  ["code in a line", "Use `{a: 1}` and `x <5`."],
  ["a formula in a line", "$\\frac{a}{b} < 5$ holds."],
  ["a formula of its own", "$$name\n\\frac{a}{b} < 5\n$$"],
  ["a component and its attributes", '<Card title="a < b" n={{ a: 1 }}>\n\ntext\n\n</Card>'],
  ["a component in a line", "- <Note>the inputs</Note>"],
  ["a deep attribute", "<Film sources={{ all: [{ at: { hour: 1 } }] }} />"],
  ["a string as an expression", '<Formula>{"P = {x}"}</Formula>'],
  ["a comment of MDX", "{/* a note {to self} */}"],
  ["an import", 'import { A } from "./a.tsx";\nimport b from "./b.vtt?url";'],
  ["HTML that is closed", "H<sub>2</sub>O"],
];

test.each(untouched)("%s stays as it is", async (_, source) => {
  expect(plainProse(source)).toBe(source);
  await compiled(source);
});
