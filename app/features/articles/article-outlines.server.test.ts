import { expect, test } from "vitest";
import { sectionLengths } from "./article-outlines.server.tsx";

test("counts the words of each section, without its heading", () => {
  expect(
    sectionLengths("Two words.\n\n## A long heading\n\nOne, two, three.\n\n### Deeper\n\nfour"),
  ).toEqual([2, 6]);
});

test("a heading at once, or a section without words, adds nothing", () => {
  expect(sectionLengths("## First\n\none\n\n## Empty\n\n## Last\n\none two")).toEqual([1, 2]);
});

test("a text without words has no sections", () => {
  expect(sectionLengths("\n")).toEqual([]);
});
