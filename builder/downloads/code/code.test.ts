import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { strFromU8, strToU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { projectFiles, textOf } from "#content/code/project-code.ts";
import { projectsWithPage } from "#content/derived/page-paths.ts";
import type { Project } from "#content/types.ts";
import { archiveOf, coloredCode } from "./make-code.ts";

const projects: readonly Project[] = projectsWithPage;
const withCode = projects.flatMap(({ slug, detail }) => {
  const files = projectFiles(slug, detail?.sharedCode);
  return files.length > 0 ? [{ slug, files }] : [];
});

test("an archive holds every file and the license, in a folder of the project", () => {
  const files = [
    { name: "a.py", content: strToU8("print('ä')\n"), language: "python" as const },
    { name: "data/b.xlsx", content: new Uint8Array([0x50, 0xff, 0xfe, 0]), language: null },
  ];
  const entries = unzipSync(archiveOf("game", files, "MIT"));
  expect(Object.keys(entries)).toEqual(["game/a.py", "game/data/b.xlsx", "game/LICENSE"]);
  expect(strFromU8(entries["game/a.py"] ?? new Uint8Array())).toBe("print('ä')\n");
  expect(entries["game/data/b.xlsx"]).toEqual(new Uint8Array([0x50, 0xff, 0xfe, 0]));
});

test("what Python and the Finder put beside the code is not in the download", async () => {
  const root = await mkdtemp(path.join(tmpdir(), "project-code-"));
  await mkdir(path.join(root, "game/__pycache__"), { recursive: true });
  for (const name of ["game.py", ".DS_Store", "__pycache__/game.pyc"])
    await writeFile(path.join(root, "game", name), "x");
  expect(projectFiles("game", [], root).map(({ name }) => name)).toEqual(["game.py"]);
  await rm(root, { recursive: true });
});

test("an archive is the same at every build", () => {
  const files = [{ name: "a.py", content: strToU8("x = 1\n"), language: "python" as const }];
  expect(archiveOf("game", files, "MIT")).toEqual(archiveOf("game", files, "MIT"));
});

test("colored code is the code, with named colors", async () => {
  const code = 'def f():\n    return "x"  # why\n';
  const shown = await coloredCode(code, "python");
  const pieces = shown.map((line) =>
    line.map((piece) =>
      typeof piece === "string" ? { text: piece } : { color: piece[0], text: piece[1] },
    ),
  );
  expect(pieces.map((line) => line.map(({ text }) => text).join("")).join("\n")).toBe(
    code.trimEnd(),
  );
  const colors = pieces.flat().map(({ color }) => color);
  expect(colors).toContain("keyword");
  expect(colors).toContain("comment");
});

// An owner may have no project with code. What is in the archives is run by e2e/html/project-code.test.ts.
describe.skipIf(withCode.length === 0)("every project with code", () => {
  test.each(withCode)("$slug says how to run it", ({ files }) => {
    const readme = files.find(({ name }) => name === "README.md");
    expect(readme && textOf(readme)).toMatch(/^## How to (run|use) it$/m);
  });
});
