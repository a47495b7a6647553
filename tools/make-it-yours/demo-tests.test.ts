import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { articles } from "#content/articles.ts";
import { projects } from "#content/projects.ts";

test("a browser test that names an article or project stands beside it, or in content/demo", () => {
  const slugs = [...projects, ...articles].map(({ slug }) => slug);
  const named = new RegExp(`[/"\`](${slugs.join("|")})\\b`);
  const naming = readdirSync("e2e", { recursive: true, encoding: "utf8" })
    // The site at a sub-path is that of a second owner, whose pages it names.
    .filter((name) => name.endsWith(".ts") && name !== "sub-path.spec.ts")
    .filter((name) => named.test(readFileSync(`e2e/${name}`, "utf8")));
  expect(naming).toEqual([]);
});
