import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { pagesWithCode } from "./pages-with-code.ts";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "pages-with-code-"));
  mkdirSync(path.join(folder, "solar"));
  writeFileSync(path.join(folder, "solar/model.tsx"), "");
  mkdirSync(path.join(folder, "kit"));
  writeFileSync(path.join(folder, "kit/use-model.ts"), "");
});

afterEach(() => rmSync(folder, { recursive: true }));

function found(...slugs: string[]) {
  return pagesWithCode({ folder, file: "model.tsx", kind: "project", slugs });
}

describe("pagesWithCode", () => {
  test("are the folders that hold the file", () => {
    expect([...found("solar", "bonds")]).toEqual(["solar"]);
  });

  test("stop the build in one line when a folder is named after no page", () => {
    expect(() => found("bonds")).toThrow(
      /solar\/model\.tsx belongs to no page: there is no project page with the slug "solar"; [^\n]+$/,
    );
  });
});
