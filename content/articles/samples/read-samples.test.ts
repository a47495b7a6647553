import { expect, test } from "vitest";
import { readSamples } from "./read-samples.ts";

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
