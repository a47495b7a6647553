import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, describe, expect, test } from "vitest";
import { createQueryText } from "#app/features/sql/postgres/query-text.ts";
import { closePostgres, emptyPostgres } from "#app/features/sql/postgres/start-postgres.ts";
import { formatCount } from "#app/lib/format/number.ts";
import { projectFiles } from "#content/code/project-code.ts";
import { projectsWithPage } from "#content/derived/page-paths.ts";
import type { Project } from "#content/types.ts";
import { archivePlace } from "#contracts/shown-code.ts";
import { pythonOrSkip, runProgram } from "#tools/python.ts";
import { firstOf, thoroughly } from "#tools/test-depth.ts";
import { mainOf, named, textsOf } from "./built-page.ts";
import { ask } from "./built-site.ts";

const folder = mkdtempSync(path.join(tmpdir(), "archives-"));
afterAll(() => rmSync(folder, { recursive: true }));

const tsx = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;

const projects: readonly Project[] = projectsWithPage;
const archives = projects
  .filter(({ slug }) => projectFiles(slug).length > 0)
  .map(({ slug }) => ({ slug, files: unpack(slug) }));
const text = (file: string) => readFileSync(file, "utf8");

/** Unpacks the archive that visitors download, and returns its files by their name inside the project's folder. */
function unpack(slug: string) {
  const entries = unzipSync(readFileSync(path.join("build/client", archivePlace(slug))));
  return new Map(
    Object.entries(entries).map(([name, content]) => {
      const file = path.join(folder, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, content);
      return [name.slice(slug.length + 1), file];
    }),
  );
}

function ending(files: ReadonlyMap<string, string>, end: RegExp) {
  return [...files].filter(([name]) => end.test(name));
}

/** In the order of their page. */
function queriesOf(files: ReadonlyMap<string, string>) {
  return ending(files, /^queries\//).toSorted(([a], [b]) => a.localeCompare(b, "en"));
}

/** The lines of a table as CSV, in any order. PostgreSQL writes `t` and `f` for true and false. */
function sorted(csv: string) {
  return csv
    .replaceAll(/,(t)rue$|,(f)alse$/gm, ",$1$2")
    .trimEnd()
    .split("\n")
    .toSorted();
}

const withQueries = archives.filter(({ files }) => ending(files, /^queries\//).length > 0);

describe.skipIf(withQueries.length === 0)("SQL from an archive, on PostgreSQL:", () => {
  afterAll(closePostgres);

  test.each(withQueries)("$slug: the queries are those of its page", async ({ slug, files }) => {
    const onPage = [...(await mainOf(`projects/${slug}`)).querySelectorAll(".sql-query")];
    expect(queriesOf(files).map(([, file]) => text(file).trim())).toEqual(
      onPage.map((query) => textsOf(query, ".sql-code").join("").trim()),
    );
  });

  // The build has just run the same queries on the same data for the page.
  test.each(thoroughly(withQueries))(
    "$slug: every query gives what the page shows, and the CSV files hold the tables",
    async ({ slug, files }) => {
      const database = await emptyPostgres();
      for (const [, file] of ending(files, /^[\w-]+\.sql$/)) await database.exec(text(file));
      await database.exec("ANALYZE");
      const queryText = await createQueryText(database);
      const onPage = [...(await mainOf(`projects/${slug}`)).querySelectorAll(".sql-query")];
      for (const [index, [name, file]] of queriesOf(files).entries()) {
        const result = onPage[index]?.querySelector(".sql-steps > li:last-child");
        if (!result) throw new Error(`${name} is not on the page.`);
        const { rows } = await queryText(text(file));
        expect(textsOf(result, ".sql-step-name").join(""), name).toMatch(
          new RegExp(`result, ${formatCount(rows.length, "row")}$`),
        );
        const firstRows = rows.slice(0, result.querySelectorAll("tbody tr").length);
        expect(textsOf(result, "tbody td"), name).toEqual(
          firstRows.flat().map((cell) => cell ?? "NULL"),
        );
      }
      for (const [name, file] of ending(files, /\.csv$/)) {
        const copy = `COPY ${path.parse(name).name} TO '/dev/blob' WITH (FORMAT csv, HEADER)`;
        const { blob } = await database.query(copy);
        expect(sorted((await blob?.text()) ?? ""), name).toEqual(sorted(text(file)));
      }
    },
    120_000,
  );

  const generators = archives.flatMap(({ slug, files }) =>
    ending(files, /\/\w+\/\w+\/write-\w+\.ts$/).map(([, program]) => ({ slug, files, program })),
  );

  test.each(firstOf(generators))(
    "$slug: its generator writes the CSV files again",
    ({ files, program }) => {
      const before = ending(files, /\.csv$/).map(([name, file]) => [name, text(file)]);
      for (const [, file] of ending(files, /\.csv$/)) rmSync(file);
      execFileSync(process.execPath, ["--import", tsx, program], { cwd: folder });
      expect(ending(files, /\.csv$/).map(([name, file]) => [name, text(file)])).toEqual(before);
    },
  );
});

/**
 * What the README tells the reader to run, without the programs that need a package: those are run by the tests of
 * their models, from the same files.
 */
const programs = archives.flatMap(({ slug, files }) =>
  [...text(files.get("README.md") ?? "").matchAll(/^\S*python3? (?!-m)(\S+\.py)(?: > (\S+))?$/gm)]
    .map(([, program = "", output]) => ({ slug, program, output }))
    .filter(
      ({ program }) =>
        !/^(import|from) (numpy|scipy|sklearn)/m.test(text(files.get(program) ?? "")),
    ),
);

describe.skipIf(programs.length === 0)("Python from an archive:", () => {
  // Their results are compared in tools/model-references.test.ts, from the files that the archives hold.
  test.for(firstOf(programs))("$slug: $program runs", ({ slug, program, output }, context) => {
    const cwd = path.join(folder, slug);
    // One game of tic-tac-toe; the other programs read nothing.
    const input = "5\n3\n4\n9\n8\n";
    const printed = runProgram(pythonOrSkip(context), [program], { cwd, input });
    if (output) expect(printed).toBe(text(path.join(cwd, output)));
    else expect(printed).toContain("A draw.");
  });
});

test.each(archives)("$slug: the archive has code and says how to run it", ({ files }) => {
  expect(ending(files, /\.(py|bas|sql)$/)).not.toEqual([]);
  expect(text(files.get("README.md") ?? "")).toMatch(/^## How to (run|use) it$/m);
});

const withCode = projects.flatMap(({ slug, detail }) => {
  const files = projectFiles(slug, detail?.sharedCode);
  return files.length > 0 ? [{ slug, files }] : [];
});

/** Much faster than `toEqual`, which compares megabytes number by number. */
function expectBytes(found: Uint8Array | undefined, wanted: Uint8Array | undefined, name: string) {
  if (!found || !wanted) throw new Error(`${name} is missing.`);
  expect(Buffer.compare(found, wanted), name).toBe(0);
}

describe.each(withCode)("the code of $slug", ({ slug, files }) => {
  // What generated the data is in the archive alone.
  const code = files.filter(({ language }) => language !== null && language !== "typescript");

  test("is listed on the page, and can be read as plain text without script", async () => {
    const main = await mainOf(`projects/${slug}`);
    // Where the text shows all of it, there is no list.
    if (code.length === 0) return expect(textsOf(main, "h2")).not.toContain("The code");
    const section = named(main, "section", "The code");
    expect(textsOf(section, "summary > span:first-child")).toEqual(code.map(({ name }) => name));
    for (const [index, link] of [...section.querySelectorAll("details a")].entries()) {
      const answer = await ask(link.getAttribute("href")?.slice(1) ?? "");
      expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
      expectBytes(
        new Uint8Array(await answer.arrayBuffer()),
        code[index]?.content,
        link.textContent,
      );
    }
  });

  test("is one archive with its data, the license and how to run it", async () => {
    const main = await mainOf(`projects/${slug}`);
    const link = named(main, "aside a", /Code \(\.zip\)/).getAttribute("href") ?? "";
    const answer = await ask(link.slice(1));
    expect(answer.headers.get("content-type")).toBe("application/zip");
    const entries = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    for (const { name, content } of files) {
      expectBytes(entries[`${slug}/${name}`], content, name);
    }
    expect(strFromU8(entries[`${slug}/LICENSE`] ?? new Uint8Array())).toBe(
      readFileSync("LICENSE", "utf8"),
    );
  });
});
