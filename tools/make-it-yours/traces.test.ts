import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { renderResume } from "#builder/downloads/resume/render-resume.ts";
import { houseColours } from "#builder/pages/house-colours.ts";
import { readable } from "./readable.ts";
import { secondOwner } from "./second-owner.ts";
import { findTraces, tracesOf } from "./traces.ts";

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
      colours: await houseColours(),
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
