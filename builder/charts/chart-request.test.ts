import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { ContentMistake } from "../content/problem.ts";
import { chartRequest } from "./chart-request.ts";

let folder = "";

const files = {
  "sales.csv": "\uFEFFyear,revenue,cost,note\n2021,1200.5,900,good\n2022,1500,,better\n",
  "words.csv": "month,margin\n2024-01,12.5\n2024-02,n/a\n",
  "months.csv": "month,revenue\n2024-01,12\n2024-02,13\n",
  "two-years.csv": "month,revenue\n2021-04,12\n2022-01,13\n2023-12,14\n",
  "european.csv": "year;revenue\n2021;1.5\n",
  "quote.csv": 'year,revenue\n"2021,1\n',
  "empty.csv": "",
  "head.csv": "year,revenue\n",
  "twice.csv": "year,revenue\n2021,1\n2021,2\n",
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "charts-"));
  for (const [name, text] of Object.entries(files)) {
    await writeFile(path.join(folder, name), text);
  }
});

type Written = Record<string, string | null>;

const sales = { data: "../data/sales.csv", x: "year", y: "revenue", alt: "Revenue rose." };

function request(written: Written, name = "LineChart") {
  const attributes = Object.entries(written)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => ({ type: "mdxJsxAttribute", name, value }));
  return chartRequest({ type: "mdxJsxFlowElement", name, attributes }, folder);
}

function mistakeIn(written: Written, name?: string) {
  try {
    request(written, name);
  } catch (error) {
    if (error instanceof ContentMistake) return [error.place, error.message].join(": ");
    throw error;
  }
  return "";
}

describe("a chart in a text", () => {
  test("takes its columns from the file, an empty cell as no value", () => {
    const { series, x } = request({ ...sales, y: "revenue, cost" });
    expect(series).toEqual([
      { name: "revenue", values: [1200.5, 1500] },
      { name: "cost", values: [900, null] },
    ]);
    expect(x.axis).toMatchObject({ values: [2021, 2022], texts: ["2021", "2022"] });
  });

  test("reads the semicolons that European spreadsheets write", () => {
    const { series } = request({ ...sales, data: "../data/european.csv" });
    expect(series).toEqual([{ name: "revenue", values: [1.5] }]);
  });

  test("writes its values with the digits that they have", () => {
    const { format } = request({ ...sales, format: "euro" });
    expect([format.tick(1500), format.exact(1500)]).toEqual(["€1,500", "€1,500.0"]);
  });

  test("writes thousands at the axis and whole euros in the table", () => {
    const { format } = request({
      ...sales,
      data: "../data/months.csv",
      x: "month",
      format: "thousand euro",
    });
    expect([format.tick(25_000), format.exact(25_032)]).toEqual(["25", "€25,032"]);
  });

  test("reads months as dates", () => {
    const { x } = request({ ...sales, data: "../data/months.csv", x: "month" });
    expect(x.axis.texts).toEqual(["January 2024", "February 2024"]);
  });

  test("labels the base with years where months of several years would look the same", () => {
    const { x } = request({ ...sales, data: "../data/two-years.csv", x: "month" });
    expect(x.axis.ticks?.map(x.axis.tickText)).toEqual(["2022", "2023"]);
  });
});

test.each<[name: string, written: Written, said: string]>([
  ["no alt text", { alt: null }, 'has no alt text; write alt="what the chart shows"'],
  ["an empty alt text", { alt: " " }, 'alt of <LineChart> has no value; write alt="…"'],
  ["no data", { data: null }, '<LineChart> has no data; write data="…"'],
  ["an unknown attribute", { heading: "x" }, 'has no "heading"; use data, x, y, alt'],
  ["a file elsewhere", { data: "sales.csv" }, "save it there and write"],
  ["a missing file", { data: "../data/none.csv" }, "does not exist; add the file"],
  ["a path out of the folder", { data: "../data/../x.csv" }, "is not a file of content/data"],
  ["an empty file", { data: "../data/empty.csv" }, "empty.csv:1: the file has no rows;"],
  ["a file with names alone", { data: "../data/head.csv" }, "head.csv:1: the file has no rows;"],
  ["an open quotation mark", { data: "../data/quote.csv" }, "is never closed; add the second"],
  ["an unknown column", { y: "profit" }, 'has no column "profit"; use one of year, revenue, cost'],
  ["an unknown base column", { x: "month" }, 'has no column "month"; use one of year,'],
  ["text for numbers", { y: "note" }, 'sales.csv:2: "good" in the column note is not a number;'],
  [
    "an unknown format",
    { format: "dollar" },
    "use one of number, euro, thousand euro, million euro, percent",
  ],
  ["a mark at no row", { mark: "2020" }, 'mark="2020" is no row; write it as in mark="2021"'],
  ["a base that is not a number", { base: "zero" }, 'base="zero" is not a number'],
  [
    "text further down",
    { data: "../data/words.csv", x: "month", y: "margin" },
    'words.csv:3: "n/a" in the column margin',
  ],
  ["the same year twice", { data: "../data/twice.csv" }, 'twice.csv:3: "2021" is there twice'],
])("%s is a mistake with its fix", (_, change, said) => {
  const mistake = mistakeIn({ ...sales, ...change });
  expect(mistake).toContain(said);
  expect(mistake).not.toContain("\n");
});

test("a chart of one column says so", () => {
  expect(mistakeIn({ ...sales, y: "revenue, cost" }, "BarChart")).toContain("shows one column");
});
