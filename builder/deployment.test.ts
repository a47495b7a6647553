import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import packageFile from "../package.json" with { type: "json" };

describe("the Dockerfile", () => {
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
});

describe("the workflows", () => {
  const folder = ".github/workflows";
  const workflows = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, "utf8"));

  test("every action is pinned by its commit, with the version beside it", () => {
    const uses = workflows.flatMap((text) =>
      [...text.matchAll(/uses: (.+)/g)].map(([, use]) => use),
    );
    expect(uses.length).toBeGreaterThan(5);
    for (const use of uses) expect(use).toMatch(/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test("packages are installed without running code of theirs, and audited", () => {
    const commands = [...workflows, readFileSync(".ci/run", "utf8")].join("\n");
    const installs = commands.match(/npm (?:ci|install)\b.*/g) ?? [];
    expect(installs.length).toBeGreaterThan(1);
    for (const install of installs) expect(install).toBe("npm ci --ignore-scripts");
    expect(commands).toContain("npm audit");
  });

  test("nothing is skipped in the thorough run because the machine lacks it", () => {
    const [, check = ""] = /^ {2}check:\n([\s\S]*?)^ {2}\S/m.exec(workflows.join("\n")) ?? [];
    expect(check).toContain("npm run test:all");
    expect(check).toContain("libreoffice-calc-nogui");
    expect(check).toContain('REQUIRE_PYTHON: "true"');
  });

  test("Dependabot watches every folder that has packages of its own", () => {
    const commands = Object.values(packageFile.scripts).join("\n");
    const folders = [...commands.matchAll(/npm ci --prefix (\S+)/g)].map(
      ([, folder]) => `/${folder}`,
    );
    expect(folders.length).toBeGreaterThan(1);
    const [, watched = ""] =
      /directories: \[(.*)\]/.exec(readFileSync(".github/dependabot.yml", "utf8")) ?? [];
    expect(watched.split(", ")).toEqual(expect.arrayContaining(["/", ...folders]));
  });
});
