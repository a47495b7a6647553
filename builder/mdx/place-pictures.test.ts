import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { compile } from "@mdx-js/mdx";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pictureFiles, placePictures } from "./place-pictures.ts";
import { plainProse } from "./plain-prose.ts";

let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "pictures-"));
  const picture = sharp({
    create: { width: 900, height: 300, channels: 3, background: "#2a5f8f" },
  });
  await picture.png().toFile(path.join(folder, "chart.png"));
});

afterAll(() => rm(folder, { recursive: true }));

test("a picture in prose gets its dimensions, its formats and a size for each screen", async () => {
  const files = await pictureFiles(path.join(folder, "chart.png"), { folder });
  expect(files).toMatchObject({ width: 900, height: 300 });
  expect(files.formats.map(({ type }) => type)).toEqual(["image/avif", "image/webp"]);
  for (const { variants } of files.formats) {
    expect(variants.map(({ width }) => width)).toEqual([400, 800]);
    for (const { file, width } of variants) {
      expect((await sharp(file).metadata()).width).toBe(width);
    }
  }
  expect((await sharp(files.fallback).metadata()).format).toBe("png");
});

test("in development a picture is shown as it is, because its sizes would take seconds", async () => {
  const file = path.join(folder, "chart.png");
  expect(await pictureFiles(file, { folder, isDev: true })).toEqual({
    width: 900,
    height: 300,
    formats: [],
    fallback: file,
  });
});

test("its words are kept, and the lines of the text keep their numbers", async () => {
  const source = 'First.\n\n![Sales "up" by {5}%](../images/chart.png "Sales, 2024")\n\nLast.\n';
  const placed = await placePictures(plainProse(source), folder);
  expect(placed.split("\n").slice(0, 5).join("\n")).toContain("Last.");
  const script = String(await compile(placed));
  expect(script).toContain('alt: "Sales \\"up\\" by {5}%"');
  expect(script).toContain('caption: "Sales, 2024"');
  expect(script).toContain("width: 900,");
  expect(script).toMatch(/from "\/.*\.avif\?url"/);
});

test("a picture in a code block stays code", async () => {
  const source = "```md\n![x](../images/chart.png)\n```\n";
  expect(await placePictures(source, folder)).toBe(source);
});
