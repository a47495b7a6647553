import { readdirSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { renderResume } from "#builder/downloads/resume/render-resume.ts";
import { tokenColors } from "#builder/pages/token-colors.ts";
import { articles } from "#content/articles.ts";
import { projects } from "#content/projects.ts";
import { secondOwner } from "./second-owner.ts";
import { findTraces, readable, sentencesOf, tracesOf } from "./traces.ts";

const traces = tracesOf({ ...secondOwner, name: "Max Weber" });

describe("an owner is found", () => {
  test.each([
    ["by the whole name", "by MAX WEBER"],
    ["by the name in an address", "/photos/max-weber.jpg"],
    ["by the first name", "Max wrote this"],
    ["by the mail address", "mailto:Post@oberg-lindqvist.example"],
    ["by an employer", "worked at Skagern Rederi."],
    ["by a sentence", "They move, and so do their costs."],
    [
      "by a sentence over two lines",
      "I keep the accounts of\n  ships. They move, and so do their costs.",
    ],
  ])("%s", (_, text) => {
    expect(findTraces(text, traces)).not.toEqual([]);
  });

  test("but not in words that only hold the name", () => {
    expect(findTraces("Math.max(1, 2), Maxime, webers, Göteborg", traces)).toEqual([]);
  });
});

describe("what is readable in a file", () => {
  test("a PDF gives its text and its author", async () => {
    const pdf = await renderResume({
      owner: secondOwner,
      website: secondOwner.siteUrl,
      colors: await tokenColors(),
    });
    const { text } = await readable("resume.pdf", pdf);
    const found = findTraces(text, tracesOf(secondOwner));
    expect(found).toContain(secondOwner.name);
    expect(found).toContain("Skagern Rederi");
  });

  test.each(["png", "jpeg", "webp", "avif"] as const)("a %s gives its notes", async (format) => {
    const blank = sharp({ create: { width: 4, height: 4, channels: 3, background: "#fff" } });
    const signed = blank.withExif({ IFD0: { Artist: "Max Weber" } }).toFormat(format);
    const { text } = await readable(`photo.${format}`, await signed.toBuffer());
    expect(findTraces(text, traces)).toContain("Max Weber");
  });
});

test("the sentences of a page are those of its text, without headings, labels and controls", () => {
  const html = `<main>
    <h1>Books I like.</h1>
    <p>Four books that I lend out. They come
      back late.</p>
    <ul><li><h3>A title of a book.</h3><p>Few words.</p><p>What the book says, in short.</p></li></ul>
    <p>Read 4 <a href="/contact">more about it</a>.</p>
    <dialog><p>This dialog is not the text.</p></dialog>
    <form><p>This form is not the text.</p></form>
    <div role="status"><p>This message is not the text.</p></div>
  </main>`;
  expect(sentencesOf(html)).toEqual([
    "Four books that I lend out.",
    "They come back late.",
    "What the book says, in short.",
    "Read 4 more about it.",
  ]);
});

test("a browser test that names an article or project is beside it, or in content/demo", () => {
  const slugs = [...projects, ...articles].map(({ slug }) => slug);
  const named = new RegExp(`[/"\`](${slugs.join("|")})\\b`);
  const naming = readdirSync("e2e", { recursive: true, encoding: "utf8" })
    // The site at a sub-path is that of a second owner, whose pages it names.
    .filter((name) => name.endsWith(".ts") && name !== "sub-path.spec.ts")
    .filter((name) => named.test(readFileSync(`e2e/${name}`, "utf8")));
  expect(naming).toEqual([]);
});
