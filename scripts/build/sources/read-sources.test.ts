import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { textOf } from "../mdx/tree.ts";
import { authorLabel, citedIn, sourceOf, yearLabels } from "./citation.ts";
import { readBibtex } from "./read-bibtex.ts";
import { readCsl } from "./read-csl.ts";
import { readSources } from "./read-sources.ts";
import type { Source } from "./source.ts";
import { sourceEntry } from "./source-entry.ts";

const article = `@article{sharpe1966,
  author = {Sharpe, William F.}, title = "Mutual {Fund} Performance",
  journal = {The Journal of Business}, year = 1966, volume = {39}, number = {1}, pages = {119--138},
}`;

const entryOf = (source: Source | undefined) =>
  source
    ? sourceEntry(source, source.year ?? "")
        .map(textOf)
        .join("")
    : "";

const entriesIn = (bibtex: string) => readBibtex(bibtex, "sources.bib").map(entryOf);

describe("BibTeX", () => {
  test("an article names its journal, volume, issue and pages", () => {
    expect(entriesIn(article)).toEqual([
      "Sharpe, William F. (1966). “Mutual Fund Performance”. The Journal of Business 39 (1): 119–138. ",
    ]);
  });

  test("a book has its title in italics, and authors in either order of names", () => {
    const book =
      "@book{g, author={Benjamin Graham and Zweig, Jason}, title={The Intelligent Investor}, publisher={Harper}, date={2006-02}}";
    expect(entriesIn(book)).toEqual([
      "Graham, Benjamin and Jason Zweig (2006). The Intelligent Investor. Harper. ",
    ]);
  });

  test("a chapter names its book, and a page its address and when it was read", () => {
    const both = `@incollection{a, author={Ross, S.}, title={Return}, booktitle={Risk}, pages={1-9}, year={1977}}
      @comment{not an entry}
      @online{b, title={Base rates}, year={2024}, url={https://www.example.org/rates/}, urldate={2024-01-15}}`;
    expect(entriesIn(both)).toEqual([
      "Ross, S. (1977). “Return”. In Risk, 1–9. ",
      "“Base rates” (2024). example.org/rates. Accessed January 15, 2024. ",
    ]);
  });

  test.each([
    [String.raw`Schr{\"o}dinger`, "Schrödinger"],
    [String.raw`M\'{e}nard \& S{\o}n`, "Ménard & Søn"],
    [String.raw`Dvo{\v{r}}{\'a}k`, "Dvořák"],
    [String.raw`Wei\ss~Co`, "Weiß Co"],
  ])("%s is read as %s", (written, read) => {
    const [source] = readBibtex(`@book{a, title={${written}}}`, "sources.bib");
    expect(source?.title).toBe(read);
  });

  test("an entry that is not closed is told by its line", () => {
    expect(() => readBibtex("@book{a, title={One}}\n@book{b, title={Two", "sources.bib")).toThrow(
      "the entry b is not complete; check its commas",
    );
  });

  test("an entry without a title says so", () => {
    expect(() => readBibtex("@book{a, year=2000}", "sources.bib")).toThrow(
      "a has no title; add title = {…}",
    );
  });
});

describe("CSL-JSON", () => {
  test("gives the same entry as BibTeX", () => {
    const item = {
      id: "sharpe1966",
      type: "article-journal",
      title: "Mutual Fund Performance",
      author: [{ family: "Sharpe", given: "William F." }],
      issued: { "date-parts": [[1966]] },
      "container-title": "The Journal of Business",
      volume: 39,
      issue: "1",
      page: "119-138",
    };
    const [source] = readCsl(JSON.stringify([item]), "sources.json");
    expect(entryOf(source)).toBe(entriesIn(article)[0]);
  });

  test.each(["{", "{}", '[{"id": "a"}]'])("%s is a mistake in one line", (text) => {
    expect(() => readCsl(text, "sources.json")).toThrow(/^[^\n]+; [^\n]+$/);
  });
});

test("a key in both files is a mistake", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "sources-"));
  await writeFile(path.join(folder, "sources.bib"), article);
  await writeFile(path.join(folder, "sources.json"), '[{"id": "sharpe1966", "title": "x"}]');
  expect(() => readSources(folder)).toThrow("sharpe1966 is already at");
});

describe("a citation", () => {
  const named = (key: string, year: string | null, ...families: string[]): Source => ({
    key,
    place: "sources.bib:1",
    kind: "book",
    title: "A long title that says what the whole book is about",
    authors: families.map((family) => ({ family })),
    year,
  });

  test("has keys, pages, and authors that the text names itself", () => {
    expect(citedIn("@a1, pp. 3–5; -@b:2")).toEqual([
      { key: "a1", locator: "pp. 3–5", namesAuthor: true },
      { key: "b:2", locator: null, namesAuthor: false },
    ]);
  });

  test("names one author, two, or the first of several", () => {
    expect(authorLabel(named("a", "1", "Sharpe"))).toBe("Sharpe");
    expect(authorLabel(named("a", "1", "Ledoit", "Wolf"))).toBe("Ledoit and Wolf");
    expect(authorLabel(named("a", "1", "Fama", "Fisher", "Jensen"))).toBe("Fama et al.");
    expect(authorLabel(named("a", "1"))).toBe("A long title that says what …");
  });

  test("tells two sources of one author and year apart", () => {
    const years = yearLabels([named("a", "1966", "S"), named("b", "1966", "S"), named("c", null)]);
    expect([...years.values()]).toEqual(["1966a", "1966b", "no date"]);
  });

  test("of an unknown key names those there are", () => {
    const [cited] = citedIn("@none");
    const sources = new Map([["a", named("a", "1", "S")]]);
    expect(() => cited && sourceOf(cited, sources)).toThrow("or use one of a");
    expect(() => cited && sourceOf(cited, new Map())).toThrow("add it to content/sources.bib");
  });
});
