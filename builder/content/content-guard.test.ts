import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "vite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { contentGuard } from "./content-guard.ts";

let root = "";

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "content-guard-"));
  await mkdir(path.join(root, "content"));
  await mkdir(path.join(root, "app"));
  // Otherwise the compiler takes the next one above, which in a shared temporary folder may be anyone's.
  await write("tsconfig.json", "{}");
  await write("content/projects.ts", "export const projects = [1];");
  await write("content/types.ts", "export type Project = number;");
  await write("app/list.ts", 'export { projects } from "../content/projects.ts";');
});

afterEach(() => rm(root, { recursive: true }));

function write(file: string, text: string) {
  return writeFile(path.join(root, file), text);
}

function built(entry: string) {
  return build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [contentGuard()],
    build: { write: false, rolldownOptions: { input: path.join(root, entry) } },
  });
}

test("a list that would reach the browser stops the build, which says from where", async () => {
  await write("app/entry.ts", 'import { projects } from "./list.ts"; console.log(projects);');
  await expect(built("app/entry.ts")).rejects.toThrow(
    "content/projects.ts must not reach the browser, but app/list.ts imports it there. Read it in a loader",
  );
});

test("what a workbook shows goes with its page", async () => {
  await mkdir(path.join(root, "content/workbooks"));
  await write("content/workbooks/plan.ts", "export const view = 1;");
  await write(
    "app/entry.ts",
    'import { view } from "../content/workbooks/plan.ts"; console.log(view);',
  );
  await expect(built("app/entry.ts")).resolves.toBeDefined();
});

test("the types of the content may be named anywhere", async () => {
  await write(
    "app/entry.ts",
    'import type { Project } from "../content/types.ts"; export const one: Project = 1; console.log(one);',
  );
  await expect(built("app/entry.ts")).resolves.toBeDefined();
});
