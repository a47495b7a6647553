import type { SheetDefinition, SheetUnit } from "#workings/definition.ts";
import { addressText } from "#workings/excel-formula.ts";
import type { Check } from "./checks.ts";
import type { CellStyle } from "./styles.ts";
import { textCell, type WorkbookCell, type Worksheet } from "./worksheet.ts";

export type About = {
  author: string;
  /** What the model is for, in a sentence. */
  purpose: string;
  /** The title of the preset, or “Your own figures”. */
  caseName: string;
  /** URL of the page with exactly this case. */
  caseUrl: string;
  savedAt: Date;
};

/** Excel repairs a workbook with a longer one. The address itself is still there, as text. */
const longestLink = 2_079;

type Line = { label: string; value: string; look?: CellStyle["look"]; link?: string };

const passed = "OK";
const failed = "Check";

/** The first sheet: what the workbook is for, where it is from, how to read it, and its checks. */
export function aboutSheet(
  definition: SheetDefinition,
  sheetNames: readonly string[],
  checks: readonly Check[],
  about: About,
): { sheet: Worksheet; overall: string } {
  const lines = [
    ...sourceLines(definition, about),
    ...sheetLines(definition, sheetNames),
    ...colorLines(definition),
  ];
  const overallRow = 2;
  const firstCheck = lines.length + 6;
  const lastRow = firstCheck + checks.length - 1;
  return {
    overall: `About!${addressText({ row: overallRow, column: 1 }, true)}`,
    sheet: {
      name: "About",
      cells: [
        textCell({ row: 0, column: 0 }, definition.title, "title"),
        textCell({ row: overallRow, column: 0 }, "All checks", "section"),
        overallCell(overallRow, firstCheck, checks),
        ...lines.flatMap((line, index) => lineCells(line, index + 4)),
        textCell({ row: firstCheck - 1, column: 0 }, "Checks", "heading"),
        textCell({ row: firstCheck - 1, column: 1 }, "Result", "axis"),
        textCell({ row: firstCheck - 1, column: 2 }, "Found", "axis"),
        ...checks.flatMap((check, index) => checkCells(check, firstCheck + index)),
      ],
      columnWidths: [44, 14, 14, 76],
      frozenAt: { row: 3, column: 0 },
      validations: [],
      printedTo: { row: lastRow, column: 3 },
    },
  };
}

function overallCell(row: number, firstCheck: number, checks: readonly Check[]): WorkbookCell {
  const range = [firstCheck, firstCheck + checks.length - 1].map((at) =>
    addressText({ row: at, column: 1 }),
  );
  return {
    ...{ row, column: 1, style: { look: "result" } },
    formula: `=IF(COUNTIF(${range.join(":")},"${passed}")=${checks.length},"${passed}","${failed}")`,
    value: checks.every((check) => resultOf(check) === passed) ? passed : failed,
  };
}

function checkCells(check: Check, row: number): WorkbookCell[] {
  const { label, formula, value, tolerance } = check;
  const found = addressText({ row, column: 2 });
  return [
    textCell({ row, column: 0 }, label, "label"),
    {
      ...{ row, column: 1, style: { look: "number" }, value: resultOf(check) },
      formula: `=IF(COUNT(${found})=0,"${failed}",IF(${found}<=${tolerance},"${passed}","${failed}"))`,
    },
    {
      ...{ row, column: 2, formula, value },
      style: { look: "number", format: tolerance === 0 ? "0" : "#,##0.00" },
    },
  ];
}

function resultOf({ value, tolerance }: Check) {
  return value <= tolerance ? passed : failed;
}

function lineCells({ label, value, look = "muted", link }: Line, row: number): WorkbookCell[] {
  return [
    textCell({ row, column: 0 }, label, "label"),
    { ...textCell({ row, column: 1 }, value, link ? "link" : look), ...(link && { link }) },
  ];
}

function sourceLines(definition: SheetDefinition, about: About): Line[] {
  const { author, purpose, caseName, caseUrl, savedAt } = about;
  return [
    { label: "Purpose", value: purpose },
    { label: "Case", value: caseName },
    {
      ...{ label: "Source: this case", value: caseUrl },
      ...(caseUrl.length <= longestLink && { link: caseUrl }),
    },
    { label: "Version", value: savedAt.toISOString().slice(0, 10) },
    { label: "Author", value: author },
    { label: "Units", value: unitsOf(definition) },
    {
      label: "License",
      value: `MIT, © ${savedAt.getUTCFullYear()} ${author}. Use it, change it, pass it on.`,
    },
    {
      label: "Advice",
      value: "An illustration of how such a calculation is made, not advice.",
    },
  ];
}

function sheetLines({ data = [] }: SheetDefinition, sheetNames: readonly string[]): Line[] {
  const contents: Record<string, string> = {
    Inputs: "All inputs, each with its limits and a name for formulas.",
    Calculation: "Every step as a formula, one formula along each row.",
    Comparison:
      "Other cases that the page shows beside this one, by the same formulas; their inputs are numbers.",
    Results: "The figures of the page, and a chart.",
    ...Object.fromEntries(data.map(({ sheet, given }) => [sheet, given])),
  };
  return sheetNames.map((name) => ({ label: `Sheet ${name}`, value: contents[name] ?? "" }));
}

/** Each as it looks on the other sheets. */
function colorLines({ given = [], tables }: SheetDefinition): Line[] {
  const hasGiven =
    given.length > 0 || tables.some(({ lines }) => lines.some((line) => "given" in line));
  return [
    { label: "Blue on a shaded cell: an input to change", value: "Input", look: "input" },
    { label: "Black: a formula", value: "Formula", look: "number" },
    { label: "Green cell: a result", value: "Result", look: "result" },
    ...(hasGiven
      ? [
          {
            label: "Black on the sheet Inputs: given, see its note",
            value: "Given",
            look: "number" as const,
          },
        ]
      : []),
  ];
}

const unitNames: Partial<Record<SheetUnit, string>> = {
  "€": "euros",
  "€m": "euros, shown in millions",
  "€k": "euros, shown in thousands",
  "€/kWh": "euros per kWh",
  "%": "rates as fractions, shown in percent",
  "basis points": "changes of rates as fractions, shown in percent",
  "×": "multiples",
  m: "numbers shown in millions",
  k: "amounts shown in thousands",
  date: "dates as yyyy-mm-dd",
};

function unitsOf({ inputs, given = [], tables, steps, results }: SheetDefinition): string {
  const lines = [...inputs, ...given, ...tables.flatMap((table) => table.lines)];
  const units = new Set([...lines, ...steps, ...results].map(({ unit }) => unit));
  const named = [...units].flatMap((unit) => {
    if (unit === "number" || unit === "text" || unit === "moment" || unit === "clock") return [];
    return unitNames[unit] ?? unit;
  });
  const text = named.join("; ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
