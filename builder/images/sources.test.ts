import { describe, expect, test } from "vitest";
import { findBookNames, findSource, screenshotNames } from "./sources.ts";

describe("findSource", () => {
  test("a dropped-in photograph wins over the drawing", () => {
    expect(findSource(["portrait.svg", "portrait.jpg"], "portrait")).toBe("portrait.jpg");
  });

  test("the drawing is the source when there is no photograph, whatever variants are next to it", () => {
    expect(findSource(["portrait-680.jpg", "portrait.svg"], "portrait")).toBe("portrait.svg");
  });

  test("a name without a file has no source", () => {
    expect(findSource(["icon.svg"], "portrait")).toBeUndefined();
  });
});

describe("findBookNames", () => {
  test("sources are listed once, in order, and their rendered variants are left out", () => {
    const files = ["book-b.svg", "book-a.jpg", "book-a.svg", "book-a-200.webp", "icon.svg"];
    expect(findBookNames(files, [200, 400])).toEqual(["book-a", "book-b"]);
  });
});

describe("screenshotNames", () => {
  test("pictures are named without their extension; cards without a page have none", () => {
    const detail = {
      opening: { problem: "", work: "", result: "" },
      completed: "2024-01",
      duration: "1 week",
      challenges: [],
      features: [],
      technologies: [],
      screenshots: [{ caption: "Here", picture: { file: "a-sheet.png", alt: "A sheet" } }],
    } as const;
    expect(screenshotNames([{ detail }, { detail: null }])).toEqual(["a-sheet"]);
  });
});
