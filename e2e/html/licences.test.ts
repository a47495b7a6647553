import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

function packagesIn(file: string) {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(/^## (\S+) - \S+ \((\S+)\)\n\n(?!##)/gm)].map(([, name]) => name);
}

test("the site has the licence of every package that is part of it", () => {
  expect(packagesIn("build/client/licences.txt")).toEqual(
    expect.arrayContaining([
      ...["react", "react-dom", "@codemirror/view", "d3-array", "fflate"],
      ...["@electric-sql/pglite", "@fontsource-variable/geist", "@fontsource/stix-two-math"],
    ]),
  );
});

test.each(["server", "messages"])("npm run build leaves %s.mjs, with its licences", (name) => {
  expect(readFileSync(`build/${name}.mjs`, "utf8")).toContain("import");
  expect(packagesIn(`build/${name}.licences.txt`)).toContain("valibot");
});
