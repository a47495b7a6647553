import satori from "satori";
import { expect, test } from "vitest";
import { previewSize } from "#app/lib/meta/page-meta.ts";
import { contentFonts } from "../fonts/glyph-warning.ts";
import { tokenColors } from "../pages/token-colors.ts";
import type { Artwork, Preview } from "./preview.ts";
import { PreviewCard } from "./preview-card.tsx";

const [colors, fonts] = await Promise.all([tokenColors(), contentFonts()]);

const name = "María del Carmen Fernández-Villaverde de la Torre";
const project = "A workbook that compares the budget with the actual figures";
const article =
  "What closing the books of twelve funds in eleven countries taught me about the tenth working day";

const pixel =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

const cases: [name: string, title: string, artwork: Artwork][] = [
  ["a long name beside the portrait", name, { kind: "portrait", picture: pixel }],
  ["the long title of a project", project, { kind: "strip", svg: "" }],
  ["the long title of an article", article, { kind: "notes", notes: [] }],
];

test.each(cases)("%s is shown whole", async (_, title, artwork) => {
  const words = { label: "1000", lead: "Lead", signature: "Owner", website: "owner.example" };
  const preview: Preview = { ...words, title, color: "ink", artwork };
  const svg = await satori(<PreviewCard preview={preview} colors={colors} />, {
    ...previewSize,
    fonts: fonts.map(({ family, weight, data }) => ({ name: family, weight, data })),
    // Otherwise the words are drawn as outlines.
    embedFont: false,
  });
  const shown = [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text).join("");
  expect(shown.replaceAll(/\s/g, "")).toContain(title.replaceAll(" ", ""));
});
