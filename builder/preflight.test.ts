import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";

const preflight = path.resolve("builder/preflight.js");

/** What a script prints in a folder with this version of Node in its package.json and no libraries. */
function runWhere(node: string) {
  const cwd = mkdtempSync(path.join(tmpdir(), "preflight-"));
  writeFileSync(path.join(cwd, "package.json"), JSON.stringify({ engines: { node } }));
  const { stderr, status } = spawnSync(process.execPath, [preflight, "builder/build.ts"], {
    cwd,
    encoding: "utf8",
  });
  return { status, lines: stderr.trim().split("\n") };
}

test("without node_modules one line says what to run", () => {
  expect(runWhere("^20.0.0 || >=21.0.0")).toEqual({
    status: 1,
    lines: ["node_modules: the libraries are not installed; run npm ci."],
  });
});

test.each(["^18.0.0", "^20.999.0 || ^22.999.0 || >=99.0.0"])(
  "a Node that does not fit %s is named in one line",
  (range) => {
    const { status, lines } = runWhere(range);
    expect(status).toBe(1);
    expect(lines).toEqual([
      `package.json: Node ${process.versions.node} does not fit "${range}"; install Node 22 or 24.`,
    ]);
  },
);

test("every command that the guides name looks before it runs", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const owners = ["start", "dev", "build", "check", "new", "images", "serve", "messages", "test"];
  const blind = owners.filter(
    (name) => !/^node (--\S+ )*builder\/preflight\.js /.test(scripts[name]),
  );
  expect(blind).toEqual([]);
});
