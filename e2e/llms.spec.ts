import { expect, test } from "@playwright/test";
import { pagePaths } from "#content/pages.ts";
import { profile } from "#content/profile.ts";

test("llms.txt names the owner, sums up the site and links to every page of it", async ({
  request,
}) => {
  const answer = await request.get("llms.txt");
  expect(answer.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  const text = await answer.text();
  const [title, , summary] = text.split("\n");
  expect(title).toBe(`# ${profile.name}`);
  expect(summary).toBe(`> ${profile.headline} ${profile.tagline}`);
  const items = text.split("\n").filter((line) => line.startsWith("- "));
  const links = items.map((line) => /^- \[.+\]\((\S+)\): \S.+$/.exec(line)?.[1] ?? line);
  const addresses = pagePaths.map((path) => profile.siteUrl + path);
  expect(links).toEqual(expect.arrayContaining(addresses));
  for (const link of links) {
    expect((await request.get(new URL(link).pathname.slice(1))).status(), link).toBe(200);
  }
});
