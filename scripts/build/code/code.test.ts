import { strFromU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { vbaProblems } from "#content/articles/samples/vba-blocks.ts";
import { projectFiles } from "#content/code/project-code.ts";
import { projectsWithPage } from "#content/pages.ts";
import type { Project } from "#content/types.ts";
import { colouredCode } from "./coloured-code.ts";
import { archiveOf } from "./make-code.ts";

const projects: readonly Project[] = projectsWithPage;
const withCode = projects.flatMap(({ slug, detail }) => {
  const files = projectFiles(slug, detail?.sharedCode);
  return files.length > 0 ? [{ slug, files }] : [];
});

test("an archive holds every file and the licence, in a folder of the project", () => {
  const files = [
    { name: "a.py", text: "print('ä')\n", language: "python" as const },
    { name: "data/b.csv", text: "x\n1\n", language: null },
  ];
  const entries = unzipSync(archiveOf("game", files, "MIT"));
  expect(Object.keys(entries)).toEqual(["game/a.py", "game/data/b.csv", "game/LICENSE"]);
  expect(strFromU8(entries["game/a.py"] ?? new Uint8Array())).toBe("print('ä')\n");
});

test("an archive is the same at every build", () => {
  const files = [{ name: "a.py", text: "x = 1\n", language: "python" as const }];
  expect(archiveOf("game", files, "MIT")).toEqual(archiveOf("game", files, "MIT"));
});

test("coloured code is the code, with named colours", async () => {
  const code = 'def f():\n    return "x"  # why\n';
  const shown = await colouredCode(code, "python");
  expect(shown.map((line) => line.map(([text]) => text).join("")).join("\n")).toBe(code.trimEnd());
  const colours = new Set(shown.flat().flatMap(([, colour]) => colour ?? []));
  expect(colours).toContain("token-keyword");
  expect(colours).toContain("token-comment");
});

// An owner may have no project with code.
describe.skipIf(withCode.length === 0)("every project with code", () => {
  test.each(withCode)("$slug says how to run it, and has code to show", ({ files }) => {
    const readme = files.find(({ name }) => name === "README.md")?.text ?? "";
    expect(readme).toMatch(/^## How to (run|use) it$/m);
    expect(files.filter(({ language }) => language !== null)).not.toEqual([]);
  });

  test.each(withCode)("$slug: its VBA closes its blocks and declares its names", ({ files }) => {
    const problems = files
      .filter(({ language }) => language === "vb")
      .flatMap(({ name, text }) => vbaProblems(text).map((problem) => `${name}: ${problem}`));
    expect(problems).toEqual([]);
  });
});
