import { spawnSync } from "node:child_process";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { articles } from "#content/articles.ts";
import { freePort } from "#server/test-site-server.ts";
import { copyRepository, removeCopy, runIn } from "#tools/repository-copy.ts";
import { firstOf, thoroughly } from "#tools/test-depth.ts";

const list = "content/articles.ts";
const [article] = articles;
const text = `content/articles/${article?.slug}.mdx`;
const lastGoodBuild = "the last good build";
let copy = "";

beforeAll(async () => {
  copy = await copyRepository("mistakes");
  await mkdir(path.join(copy, "build"));
  await writeFile(path.join(copy, "build/index.html"), lastGoodBuild);
  // The texts without a mistake are short, because reading them all takes longer than all else here.
  for (const folder of ["content/articles", "content/projects"]) {
    const texts = (await readdir(folder)).filter((name) => name.endsWith(".mdx"));
    for (const name of texts) await writeFile(path.join(copy, folder, name), "Text.\n");
  }
}, 60_000);

afterAll(() => removeCopy(copy));

/** What the owner sees after changing a file and running a script. */
async function outputAfter(script: string, file: string, change: (source: string) => string) {
  const place = path.join(copy, file);
  const source = await readFile(place, "utf8");
  await writeFile(place, change(source));
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ["builder/preflight.js", `builder/${script}.ts`],
    { cwd: copy, encoding: "utf8", env: { ...process.env, PORT: String(await freePort()) } },
  );
  await writeFile(place, source);
  expect(await readFile(path.join(copy, "build/index.html"), "utf8")).toBe(lastGoodBuild);
  return { status, output: stdout + stderr };
}

test.each(firstOf(["build", "start", "check"]))(
  "npm run %s names a missing comma first, alone",
  async (script) => {
    const { status, output } = await outputAfter(script, list, (source) =>
      source.replace(/(slug: "[^"]+"),/, "$1"),
    );
    expect(status).toBe(1);
    expect(output).toMatch(/^content\/articles\.ts:\d+: a comma is missing; [^\n]+\n$/);
  },
);

// Elements of an empty list have no type of their own, which once made every use of them an error.
test.each(
  thoroughly([["articles", "books", "projects", "article-categories", "project-categories"]]),
)(
  "the whole site passes the type check with empty lists",
  async (...lists) => {
    const places = lists.map((name) => path.join(copy, `content/${name}.ts`));
    const sources = await Promise.all(places.map((place) => readFile(place, "utf8")));
    for (const [index, place] of places.entries()) {
      const source = sources[index] ?? "";
      const emptied = source.replace(/(?<== \[)\n.*?\n(?=\])/s, "");
      expect(emptied).not.toBe(source);
      await writeFile(place, emptied);
    }
    const output = await runIn(copy, "npx tsc --noEmit || true");
    for (const [index, place] of places.entries()) await writeFile(place, sources[index] ?? "");
    expect(output).not.toMatch(/error TS/);
  },
  180_000,
);

// The compiler finds these as it finds the comma above.
test.each<[string, RegExp, string, string]>(
  thoroughly([
    [
      "a wrong category",
      /category: "\w+"/,
      'category: "Gossip"',
      '"Gossip" is not allowed here; use one of',
    ],
    ["an unknown field", /readTime:/, 'mood: "good",\n    readTime:', 'there is no field "mood"'],
    ["a date that does not exist", /date: "[^"]+"/, 'date: "2024-02-30"', "does not exist"],
  ]),
)("%s stops the build with one line", async (_, field, mistake, said) => {
  const { status, output } = await outputAfter("build", list, (source) =>
    source.replace(field, mistake),
  );
  const lines = output.split("\n").filter((line) => line && !/ … /.test(line));
  expect(status).toBe(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^content\/articles\.ts:\d+: /);
  expect(lines[0]).toContain(said);
});

// For npm test, builder/content/text-problems.test.ts makes the same mistakes without a build.
test.each(thoroughly(["build", "check"]))(
  "every mistake in a text is a line of npm run %s",
  async (script) => {
    const mistakes = [
      "$\\frac{a}{$",
      "<Sidenote />",
      "![](../images/none.png)",
      "[x](htp://a.example)",
      '<LineChart data="../data/none.csv" x="year" y="sales" alt="Sales" />',
      "As shown [@nobody1900].",
      '```mermaid alt="A diagram"\nflowchrt LR\n```',
    ];
    const { status, output } = await outputAfter(script, text, () => mistakes.join("\n\n"));
    const lines = output.split("\n").filter((line) => line && !/ … /.test(line));
    expect(status).toBe(1);
    expect(lines.map((line) => line.slice(0, text.length + 3))).toEqual(
      [1, 3, 5, 7, 9, 11, 14].map((line) => `${text}:${line}:`.slice(0, text.length + 3)),
    );
  },
);
