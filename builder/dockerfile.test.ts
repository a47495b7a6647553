import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import packageFile from "../package.json" with { type: "json" };

// Tests run without Docker, so they check the file for what would break a build.
const dockerfile = readFileSync("Dockerfile", "utf8").replaceAll("\\\n", " ");
const instructions = dockerfile.split("\n").filter((line) => /^[A-Z]+ /.test(line));

function all(name: string) {
  return instructions
    .filter((line) => line.startsWith(`${name} `))
    .map((line) => line.slice(name.length + 1));
}

test("every file that is copied exists", () => {
  const sources = all("COPY")
    .filter((copy) => !copy.startsWith("--from"))
    .flatMap((copy) => copy.split(" ").slice(0, -1));
  expect(sources).toContain("package-lock.json");
  expect(sources.filter((source) => !existsSync(source))).toEqual([]);
});

test("every base image is pinned by its digest", () => {
  const images = all("FROM").map((from) => from.split(" ")[0]);
  expect(images).toHaveLength(2);
  for (const image of images) expect(image).toMatch(/^node:[\w.-]+@sha256:[0-9a-f]{64}$/);
});

test("packages are installed without running code of theirs", () => {
  expect(all("RUN")).toContain("npm ci --ignore-scripts");
});

test("every script that is run exists", () => {
  const scripts = all("RUN").flatMap((run) =>
    [...run.matchAll(/npm run (\S+)/g)].map(([, s]) => s),
  );
  expect(scripts).toEqual(["build"]);
  expect(Object.keys(packageFile.scripts)).toEqual(expect.arrayContaining(scripts));
});

test("the server runs as an unprivileged user, and without a shell that would swallow signals", () => {
  expect(all("USER").at(-1)).toBe("node");
  expect(JSON.parse(all("CMD").at(-1) ?? "")).toEqual(["node", "build/server.mjs"]);
});

test("the health check is one command of Node, and asks whether messages are accepted", () => {
  const [command] = all("HEALTHCHECK").map((check) => check.slice(check.indexOf("CMD ") + 4));
  const [node, flag, script] = JSON.parse(command ?? "");
  expect([node, flag]).toEqual(["node", "-e"]);
  expect(() => new Function(script)).not.toThrow();
  expect(script).toContain("/healthz");
  expect(script).toContain("contact.accepting");
});

test("nothing that git ignores enters the image", () => {
  const kept = (file: string) =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => line && !line.startsWith("#"));
  const plain = (line: string) => line.replace(/^\*\*\//, "").replace(/^\/|\/$/g, "");
  expect(kept(".dockerignore").map(plain)).toEqual(
    expect.arrayContaining(kept(".gitignore").map(plain)),
  );
});
