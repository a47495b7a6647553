import { describe, expect, test } from "vitest";
import { differences, printedCell, readSamples, shownRows } from "./test-samples.ts";

const ARTICLE = `
Words before.

## 1. First

\`\`\`sql title="PostgreSQL"
SELECT 1 AS one;
\`\`\`

<ResultTable caption="All 1 rows.">

| one | two words |
|---|---:|
| 1 | −2.5 |

</ResultTable>

### Nested

\`\`\`python title="pandas"
print("## not a heading")
\`\`\`

\`\`\`text title="Output"
## not a heading
\`\`\`
`;

test("samples carry heading, language, title and code, in order", () => {
  expect(readSamples(ARTICLE).map(({ table, output, ...sample }) => sample)).toEqual([
    { heading: "1. First", language: "sql", title: "PostgreSQL", code: "SELECT 1 AS one;" },
    {
      heading: "Nested",
      language: "python",
      title: "pandas",
      code: 'print("## not a heading")',
    },
  ]);
});

test("a result table belongs to the sample before it", () => {
  expect(readSamples(ARTICLE)[0]?.table).toEqual({
    caption: "All 1 rows.",
    header: ["one", "two words"],
    rows: [["1", "−2.5"]],
  });
});

test("an output fence belongs to the sample before it", () => {
  expect(readSamples(ARTICLE)[1]?.output).toBe("## not a heading");
});

test("a fence that is never closed is an error with its line", () => {
  expect(() => readSamples("text\n```sql\nSELECT 1;")).toThrow("Line 2");
});

test("a result table without a sample is an error", () => {
  expect(() =>
    readSamples('<ResultTable caption="Alone">\n\n| a |\n|---|\n\n</ResultTable>'),
  ).toThrow("Alone");
});

const result = {
  columns: ["month", "revenue"],
  rows: [
    ["2023-01", "1200"],
    ["2023-02", "-35.50"],
    ["2023-03", null],
  ],
};
const header = ["month", "revenue"];

describe("differences", () => {
  test("none when the rows the caption names are printed as given", () => {
    const rows = [
      ["2023-02", "−35.50"],
      ["2023-03", "–"],
    ];
    expect(differences({ caption: "Rows 2 to 3 of 3.", header, rows }, result)).toEqual([]);
  });

  test("a wrong cell is named by row and column, with both values", () => {
    const table = { caption: "First 1 of 3 rows.", header, rows: [["2023-01", "1,201"]] };
    expect(differences(table, result)).toEqual([
      'Row 1, revenue: the article prints "1,201", PostgreSQL gives "1,200".',
    ]);
  });

  test("a caption with the wrong number of rows is reported", () => {
    const table = { caption: "First 1 of 4 rows.", header, rows: [["2023-01", "1,200"]] };
    expect(differences(table, result)).toEqual(["The caption says 4 rows, the query gives 3."]);
  });

  test("a table with fewer rows than its caption promises is reported", () => {
    const table = { caption: "First 2 of 3 rows.", header, rows: [["2023-01", "1,200"]] };
    expect(differences(table, result)).toEqual([
      "The caption promises 2 rows, the table prints 1.",
    ]);
  });

  test("a year is no amount: it takes no comma", () => {
    const table = { caption: "The only row.", header: ["year"], rows: [["2023"]] };
    expect(differences(table, { columns: ["year"], rows: [["2023"]] })).toEqual([]);
  });

  test("a renamed column is reported", () => {
    const table = { caption: "All 3 rows.", header: ["month", "sales"], rows: [] };
    expect(differences(table, result)[0]).toContain("printed month, sales");
  });
});

test.each([
  [null, "–"],
  ["999", "999"],
  ["1000", "1,000"],
  ["-1234567.50", "−1,234,567.50"],
  ["2023-01", "2023-01"],
  ["2023-01-31", "2023-01-31"],
  ["Paper cups, 1,000", "Paper cups, 1,000"],
])("PostgreSQL's %s is printed as %s", (value, printed) => {
  expect(printedCell(value)).toBe(printed);
});

test("a caption that does not say which rows it shows is an error", () => {
  expect(() => shownRows("Revenue by month")).toThrow("does not say");
});
