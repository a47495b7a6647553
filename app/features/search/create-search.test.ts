import { expect, test } from "vitest";
import { maxResults, type SearchEntry } from "#contracts/search-index.ts";
import { createSearch, type FoundPage } from "./create-search.ts";

function entry(to: string, rest: Partial<SearchEntry>): SearchEntry {
  return { to, kind: "Article", title: "Untitled", heading: "", tags: [], text: "", ...rest };
}

const { search, add } = createSearch();
await add([
  entry("/blogs/bonds", { title: "Bonds for beginners", tags: ["Credit"], text: "What they pay." }),
  entry("/blogs/bonds#duration", {
    title: "Bonds for beginners",
    heading: "Duration",
    text: "How much the price moves when the yield does.",
  }),
  entry("/blogs/tea", { title: "Tea", text: "A story about a bond, of friendship." }),
  entry("/books#investor", { kind: "Book", title: "The Investor", text: "Buy value in Zürich." }),
  entry("/projects/solar", {
    kind: "Project",
    title: "Solar",
    text: "The internal rate of return.",
  }),
  entry("/projects/fund", { kind: "Project", title: "Fund", text: "Its IRR after fees." }),
  entry("/books#charts", { kind: "Book", title: "Charts", text: "Draw value plainly." }),
]);

function addresses(found: readonly FoundPage[]) {
  return found.map(({ to }) => to);
}

test("a title counts for more than a text", () => {
  expect(addresses(search("bond"))).toEqual(["/blogs/bonds", "/blogs/tea"]);
});

test("what is in preparation comes after what can be read", async () => {
  const { search, add } = createSearch();
  await add([
    entry("/projects#card-lbo", { kind: "In preparation", title: "Buyout", tags: ["Buyout"] }),
    entry("/projects/fund", { kind: "Project", title: "Fund", text: "After a buyout." }),
  ]);
  expect(addresses(search("buyout"))).toEqual(["/projects/fund", "/projects#card-lbo"]);
});

test("a tag is found as well as a word", () => {
  expect(addresses(search("credit"))).toEqual(["/blogs/bonds"]);
});

test("a section that answers is given below its page", () => {
  const [page] = search("duration");
  expect(page?.to).toBe("/blogs/bonds");
  expect(page?.sections.map(({ to }) => to)).toEqual(["/blogs/bonds#duration"]);
  expect(page?.sections[0]?.heading).toEqual([{ text: "Duration", marked: true }]);
});

test("what is typed counts for more than an abbreviation spelled out, and “of” is not marked", () => {
  const found = search("irr");
  expect(addresses(found)).toEqual(["/projects/fund", "/projects/solar"]);
  const marked = found[1]?.excerpt.filter(({ marked }) => marked).map(({ text }) => text);
  expect(marked).toEqual(["internal", "rate", "return"]);
});

test("a text is not first only because it has both wordings", async () => {
  const both = createSearch();
  await both.add([
    entry("/blogs/roof", { text: `Internal rate of return. ${"A roof. ".repeat(300)} IRR.` }),
    entry("/blogs/fund", { text: "IRR: net IRR and gross IRR." }),
    // A word counts for something only if other entries lack it.
    ...Array.from({ length: 20 }, (_, n) => entry(`/blogs/tea-${n}`, { text: "Tea." })),
  ]);
  expect(addresses(both.search("irr"))).toEqual(["/blogs/fund", "/blogs/roof"]);
});

test("entries that arrive later are found with the others", async () => {
  const growing = createSearch();
  await growing.add([entry("/blogs/tea", { title: "Tea" })]);
  expect(growing.search("coffee")).toEqual([]);
  await growing.add([entry("/blogs/coffee", { title: "Coffee" })]);
  expect(addresses(growing.search("coffee"))).toEqual(["/blogs/coffee"]);
  expect(addresses(growing.search("tea"))).toEqual(["/blogs/tea"]);
});

test("of very many pages the best are given", async () => {
  const many = createSearch();
  const pages = Array.from({ length: maxResults + 5 }, (_, n) =>
    entry(`/blogs/${n}`, { text: "Ledger" }),
  );
  await many.add([...pages, entry("/blogs/best", { title: "Ledger" })]);
  const found = addresses(many.search("ledger"));
  expect(found).toHaveLength(maxResults);
  expect(found[0]).toBe("/blogs/best");
});

test("an answer from thousands of sections reads only the texts that it shows", async () => {
  const many = createSearch();
  let reads = 0;
  const sections = Array.from({ length: 3000 }, (_, n) => ({
    ...entry(`/blogs/${n % 500}#part-${n}`, { heading: "Ledger" }),
    get text() {
      reads += 1;
      return "Ledger and balance sheet";
    },
  }));
  await many.add(sections);
  reads = 0;
  expect(many.search("ledger")).toHaveLength(maxResults);
  // Each page shows its three best sections.
  expect(reads).toBe(3 * maxResults);
});

test("every word must be there", () => {
  expect(addresses(search("bond friendship"))).toEqual(["/blogs/tea"]);
  expect(search("bond zebra")).toEqual([]);
});

test.each(["IRR", "internal rate of return"])("%s is found in both its spellings", (question) => {
  expect(addresses(search(question)).sort()).toEqual(["/projects/fund", "/projects/solar"]);
});

test("books that share a page are found separately", () => {
  expect(addresses(search("value")).sort()).toEqual(["/books#charts", "/books#investor"]);
});

test.each([
  ["an unfinished word", "begin", "/blogs/bonds"],
  ["a slip of the finger", "durattion", "/blogs/bonds"],
  ["a word without its accent", "zurich", "/books#investor"],
  ["capitals", "DURATION", "/blogs/bonds"],
])("%s finds what was meant", (_, question, to) => {
  expect(addresses(search(question))).toEqual([to]);
});

test.each(["", "   ", "zebra", "<script>", "\\", "(((", "*"])("%j finds nothing", (question) => {
  expect(search(question)).toEqual([]);
});
