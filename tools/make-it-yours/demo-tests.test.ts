import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { projects } from "#content/projects.ts";
import { publishedArticles } from "#content/published.ts";

test("the guide names every browser test that needs a page of the demo, and none that is not there", () => {
  const guide = readFileSync("docs/make-it-yours.md", "utf8");
  const named = [...guide.matchAll(/`(e2e\/[\w./-]+)`/g)].map(([, name = ""]) => name);
  expect(named.filter((name) => !existsSync(name))).toEqual([]);
  const slugs = [...projects, ...publishedArticles].map(({ slug }) => slug);
  const demoPage = new RegExp(`[/"\`](${slugs.join("|")})\\b`);
  const demoTests = readdirSync("e2e", { recursive: true, encoding: "utf8" })
    .map((name) => `e2e/${name.replaceAll("\\", "/")}`)
    .filter((name) => name.endsWith(".ts") && demoPage.test(readFileSync(name, "utf8")));
  const isNamed = (test: string) =>
    named.some((name) => name === test || (name.endsWith("/") && test.startsWith(name)));
  expect(demoTests.length).toBeGreaterThan(20);
  expect(demoTests.filter((test) => !isNamed(test))).toEqual([]);
});
