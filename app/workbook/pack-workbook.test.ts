import { strFromU8, unzipSync } from "fflate";
import { Window } from "happy-dom";
import { describe, expect, test } from "vitest";
import { dayNumber } from "#workings/day-number.ts";
import {
  sampleDataColumns,
  sampleDataSheet,
  sampleDataValues,
} from "#workings/sample-data-sheet.ts";
import { sampleSheet, sampleValues } from "#workings/sample-sheet.ts";
import { createSheet } from "#workings/sheet.ts";
import { chartXml } from "./chart.ts";
import { modelWorkbook } from "./model-workbook.ts";
import { packWorkbook } from "./pack-workbook.ts";

const about = {
  author: 'R & D "Ltd"',
  purpose: "A test.",
  caseName: "Base case",
  caseUrl: "https://example.com/projects/loan?rate=10&repaid=yearly",
  savedAt: new Date("2026-11-16T00:00:00Z"),
};
const parts = Object.fromEntries(
  Object.entries(unzipSync(packWorkbook(modelWorkbook(sampleSheet, sampleValues, about)))).map(
    ([name, bytes]) => [name, strFromU8(bytes)],
  ),
);
const { DOMParser } = new Window();

function part(name: string) {
  const xml = parts[name];
  if (xml === undefined) throw new Error(`The workbook has no ${name}.`);
  return new DOMParser().parseFromString(xml, "application/xml");
}

describe("a workbook with data", () => {
  const values = { ...sampleDataValues, ...sampleDataColumns };
  const workbook = modelWorkbook(sampleDataSheet, values, about);

  test("has a last sheet with the rows, below their headings, and names its columns", () => {
    const loans = workbook.sheets.at(-1);
    expect(loans?.name).toBe("Loans");
    const at = (row: number, column: number) =>
      loans?.cells.find((cell) => cell.row === row && cell.column === column)?.value;
    expect([at(2, 0), at(3, 0), at(6, 0), at(6, 1)]).toEqual(["Score", 0.05, 0.3, 1]);
    expect(workbook.names).toContainEqual({ name: "Score", range: "Loans!$A$4:$A$7" });
    const packed = unzipSync(packWorkbook(workbook))["xl/workbook.xml"] ?? new Uint8Array();
    expect(strFromU8(packed)).toContain(">Loans!$3:$3<");
  });

  test("says where given numbers come from, and does not mark them as inputs", () => {
    const inputs = workbook.sheets.find(({ name }) => name === "Inputs");
    expect(inputs?.cells.map(({ value }) => value)).toEqual(
      expect.arrayContaining(["The rate of every loan.", "The weights were found by the page."]),
    );
    const looks = inputs?.cells.flatMap(({ value, style }) =>
      typeof value === "number" ? [style.look] : [],
    );
    expect(looks).toEqual(["input", "number", "number", "number"]);
    expect(inputs?.validations).toHaveLength(1);
  });

  test("needs all of its rows", () => {
    const short = { ...values, score: [0.05] };
    expect(() => modelWorkbook(sampleDataSheet, short, about)).toThrow("needs 4 values of score");
  });
});

describe("a packed workbook", () => {
  test("consists of well-formed XML", () => {
    for (const name of Object.keys(parts)) {
      expect(part(name).querySelector("parsererror"), name).toBeNull();
    }
  });

  test("gives every part a content type", () => {
    const types = part("[Content_Types].xml");
    const named = [...types.querySelectorAll("Override")].map((type) =>
      type.getAttribute("PartName"),
    );
    const own = Object.keys(parts).filter((name) => !/\.rels$|^\[/.test(name));
    expect(named.toSorted()).toEqual(own.map((name) => `/${name}`).toSorted());
  });

  test("has every part that a relationship leads to", () => {
    for (const name of Object.keys(parts).filter((name) => name.endsWith(".rels"))) {
      const folder = name.replace(/_rels\/[^/]+$/, "");
      for (const relation of part(name).querySelectorAll("Relationship")) {
        if (relation.getAttribute("TargetMode") === "External") continue;
        const target = new URL(relation.getAttribute("Target") ?? "", `file:///${folder}`).pathname;
        expect(Object.keys(parts)).toContain(target.slice(1));
      }
    }
  });

  test("has the formula of a cell, and its value for programs that do not calculate", () => {
    expect(parts["xl/worksheets/sheet3.xml"]).toMatch(
      /<c r="D8" s="\d+"><f>C8\+Inputs!D9<\/f><v>150<\/v><\/c>/,
    );
  });

  test("says on its first sheet which case it is", () => {
    const [first] = modelWorkbook(sampleSheet, sampleValues, about).sheets;
    const row = first?.cells.find(({ value }) => value === "Case")?.row;
    const values = first?.cells.flatMap((cell) => (cell.row === row ? [cell.value] : []));
    expect(values).toEqual(["Case", "Base case"]);
  });

  test("limits its inputs, and names them", () => {
    const inputs = parts["xl/worksheets/sheet2.xml"];
    expect(inputs).toContain('error="From 0% to 20%"');
    expect(inputs).toContain("<formula1>&quot;yearly,at the end&quot;</formula1>");
    expect(parts["xl/workbook.xml"]).toContain(
      '<definedName name="Rate">Inputs!$C$4</definedName>',
    );
  });

  test("repeats the headings of a list that ends a sheet on every page of it", () => {
    const { tables, ...rest } = sampleSheet.definition;
    const list = createSheet({
      ...rest,
      tables: tables.map((table) => ({ ...table, runsDown: "numbered" as const })),
    });
    const written = unzipSync(packWorkbook(modelWorkbook(list, sampleValues, about)));
    const xml = strFromU8(written["xl/workbook.xml"] ?? new Uint8Array());
    expect(xml).toContain(">Inputs!$8:$8<");
    expect(xml.match(/Print_Titles/g)).toHaveLength(2);
    expect(parts["xl/workbook.xml"]).not.toContain("Print_Titles");
  });

  test("writes days as dates, and limits them by dates", () => {
    const { inputs, ...rest } = sampleSheet.definition;
    const [rate, ...others] = inputs;
    if (!rate) throw new Error("The sample has inputs");
    const limits = { min: dayNumber("2020-01-01"), max: dayNumber("2040-12-31") };
    const dated = createSheet({ ...rest, inputs: [{ ...rate, unit: "date", limits }, ...others] });
    const values = { ...sampleValues, rate: dayNumber("2026-01-15") };
    const written = unzipSync(packWorkbook(modelWorkbook(dated, values, about)));
    const xml = (name: string) => strFromU8(written[name] ?? new Uint8Array());
    expect(xml("xl/worksheets/sheet2.xml")).toContain('error="From 2020-01-01 to 2040-12-31"');
    expect(xml("xl/styles.xml")).toContain('formatCode="yyyy-mm-dd"');
  });

  test("draws the chart as far as the case reaches", () => {
    const { chart, ...rest } = sampleSheet.definition;
    const until = createSheet({ ...rest, chart: { ...chart, until: "lastYear" } });
    const { categories, series } =
      modelWorkbook(until, { ...sampleValues, lastYear: 2 }, about).chart ?? {};
    expect(categories).toBe("Calculation!$C$7:$D$7");
    expect(series?.[0]?.values).toBe("Calculation!$C$8:$D$8");
  });

  test("has names below its chart where the positions have names", () => {
    const { tables, ...rest } = sampleSheet.definition;
    const named = tables.map((table) => ({
      ...table,
      axis: { ...table.axis, positions: ["Jan", "Feb", "Mar"] },
    }));
    const { chart } = modelWorkbook(createSheet({ ...rest, tables: named }), sampleValues, about);
    expect(chart && chartXml(chart)).toContain("<c:cat><c:strRef>");
    expect(parts["xl/charts/chart1.xml"]).toContain("<c:cat><c:numRef>");
  });

  test("draws a scatter chart against a line of the table", () => {
    const chart = { ...sampleSheet.definition.chart, kind: "scatter", along: "drawn" } as const;
    const scattered = createSheet({ ...sampleSheet.definition, chart });
    const drawn = modelWorkbook(scattered, sampleValues, about).chart;
    const xml = drawn ? chartXml(drawn) : "";
    expect(xml).toContain("<c:xVal><c:numRef><c:f>Inputs!$C$9:$E$9</c:f>");
    expect(xml.match(/<c:valAx>/g)).toHaveLength(2);
  });

  test("links back to its case", () => {
    expect(parts["xl/worksheets/_rels/sheet1.xml.rels"]).toContain(
      'Target="https://example.com/projects/loan?rate=10&amp;repaid=yearly"',
    );
  });

  test("is the same for the same case", () => {
    const again = packWorkbook(modelWorkbook(sampleSheet, sampleValues, about));
    expect(again).toEqual(packWorkbook(modelWorkbook(sampleSheet, sampleValues, about)));
  });
});
