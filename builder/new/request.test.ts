import { describe, expect, test } from "vitest";
import { readRequest, slugOf } from "./request.ts";

const sections = [
  { id: "vba-projects", name: "VBA", title: "VBA Projects" },
  { id: "sql-projects", name: "SQL", title: "SQL Projects" },
];
const present = { articles: ["first-steps"], projects: ["cash-forecast"], sections };

function asked(...args: string[]) {
  return readRequest(args, present);
}

describe("readRequest", () => {
  test("an article has a title and a slug", () => {
    expect(asked("article", " A  good\nyear ")).toEqual({
      kind: "article",
      title: "A good year",
      slug: "a-good-year",
    });
  });

  test("a title without quotation marks is put together again", () => {
    expect(asked("article", "A", "good", "year").title).toBe("A good year");
  });

  test("a project goes into the first section unless one is named", () => {
    expect(asked("project", "Ledger")).toMatchObject({ section: sections[0] });
    expect(asked("project", "Ledger", "--section", "sql")).toMatchObject({ section: sections[1] });
    expect(asked("project", "--section=SQL", "Ledger")).toMatchObject({ section: sections[1] });
    expect(asked("project", "Ledger", "--section", "sql-projects")).toMatchObject({
      section: sections[1],
    });
  });

  test("a model is a project with a section, and its slug must be free among them", () => {
    expect(asked("model", "Cash plan", "--section", "sql")).toEqual({
      kind: "model",
      title: "Cash plan",
      slug: "cash-plan",
      section: sections[1],
    });
    expect(() => asked("model", "Cash forecast")).toThrow(
      /^The project "cash-forecast" already exists/,
    );
  });

  test("an article may have the slug of a project: their addresses differ", () => {
    expect(asked("article", "Cash forecast").slug).toBe("cash-forecast");
  });
});

test("a model from a workbook goes to the workbooks, where there is a section for them", () => {
  const excel = { id: "excel-projects", name: "Excel", title: "Excel Projects" };
  const args = ["model", "--from", "plan.xlsx", "Cash plan"];
  const all = { ...present, sections: [...sections, excel] };
  expect(readRequest(args, all)).toMatchObject({ section: excel });
  expect(readRequest([...args, "--section", "sql"], all)).toMatchObject({ section: sections[1] });
  expect(readRequest(args, present)).toMatchObject({ section: sections[0] });
});

test("a model may be made from a workbook", () => {
  expect(asked("model", "--from", "my plan.xlsx", "Cash plan")).toMatchObject({
    kind: "model",
    title: "Cash plan",
    from: "my plan.xlsx",
  });
});

describe("readRequest refuses", () => {
  test.each([
    ["no kind", [], /^Nothing to create; use npm run new/],
    ["an unknown kind", ["post", "A"], /^"post" is not a kind of page; use npm run new/],
    ["no title", ["article"], /^The article has no title; use/],
    ["an empty title", ["project", "  "], /^The project has no title; use/],
    ["a title without a letter", ["article", "?!"], /^"\?!" cannot be turned into a slug; use/],
    ["a title that is too long", ["article", "long ".repeat(20)], /slug of 99 characters; use/],
    ["a taken article", ["article", "First steps!"], /^The article "first-steps" already exists;/],
    [
      "a taken project",
      ["project", "Cash forecast"],
      /^The project "cash-forecast" already exists/,
    ],
    [
      "an unknown section",
      ["project", "A", "--section", "r"],
      /no section "r"; use one of vba, sql\./,
    ],
    ["a section without a name", ["project", "A", "--section"], /^--section needs a name; use/],
    [
      "a section for an article",
      ["article", "A", "--section", "sql"],
      /^Only a project or a model has a section/,
    ],
    [
      "a workbook for an article",
      ["article", "A", "--from", "a.xlsx"],
      /^Only a model is made from/,
    ],
    ["no workbook after --from", ["model", "A", "--from"], /^--from needs a workbook; use/],
    ["an unknown option", ["article", "A", "--draft"], /^--draft is not an option; use/],
  ])("%s, in one line", (_, args, message) => {
    expect(() => asked(...args)).toThrow(message);
    expect(() => asked(...args)).toThrow(/^[^\n]+\.$/);
  });

  test("a project while there is no section at all", () => {
    expect(() => readRequest(["project", "A"], { ...present, sections: [] })).toThrow(
      /^There are no sections yet; add one/,
    );
  });
});

test.each([
  ["Closing the books in a day", "closing-the-books-in-a-day"],
  ["Größe & Zoë’s plan", "grosse-and-zoes-plan"],
  ["Łódź, Ærø and Đà Nẵng", "lodz-aero-and-da-nang"],
  ["İstanbul: 10% in ½ the time", "istanbul-10-in-1-2-the-time"],
  ["  ../../etc/passwd  ", "etc-passwd"],
  ['"><script>alert(1)</script>', "script-alert-1-script"],
])("the slug of %j is %j", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test.each(["", "?!", "日本語", "🎉", "—"])("nothing is left of %j", (title) => {
  expect(slugOf(title)).toBe("");
});
