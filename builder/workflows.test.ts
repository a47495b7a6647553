import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = ".github/workflows";
const workflows = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, "utf8"));

test("every action is pinned by its commit, with the version beside it", () => {
  const uses = workflows.flatMap((text) => [...text.matchAll(/uses: (.+)/g)].map(([, use]) => use));
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
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const commands = Object.values(scripts).join("\n");
  const folders = [...commands.matchAll(/npm ci --prefix (\S+)/g)].map(
    ([, folder]) => `/${folder}`,
  );
  expect(folders.length).toBeGreaterThan(1);
  const [, watched = ""] =
    /directories: \[(.*)\]/.exec(readFileSync(".github/dependabot.yml", "utf8")) ?? [];
  expect(watched.split(", ")).toEqual(expect.arrayContaining(["/", ...folders]));
});
