import type { SheetDefinition } from "#workings/definition.ts";
import { textCell, type Worksheet } from "./worksheet.ts";

export type About = {
  author: string;
  /** URL of the page with exactly this case. */
  caseUrl: string;
  savedAt: Date;
};

/** Excel repairs a workbook with a longer one. The address itself is still there, as text. */
const longestLink = 2_079;

const comparison: [string, string] = [
  "Comparison",
  "Other cases that the page shows beside this one, by the same formulas.",
];

/** Where the workbook is from, and what is on its other sheets. */
export function aboutSheet(
  { title, data = [], given = [], tables }: SheetDefinition,
  compares: boolean,
  { author, caseUrl, savedAt }: About,
): Worksheet {
  const hasGiven =
    given.length > 0 || tables.some(({ lines }) => lines.some((line) => "given" in line));
  const lines: [label: string, value: string, link?: string | undefined][] = [
    ["Model", title],
    ["Author", author],
    ["Date", savedAt.toISOString().slice(0, 10)],
    ["Source: this case", caseUrl, caseUrl.length <= longestLink ? caseUrl : undefined],
    ["License", `MIT, © ${savedAt.getUTCFullYear()} ${author}. Use it, change it, pass it on.`],
    [
      "Inputs",
      "The shaded cells of the sheet Inputs. Each one has limits, and a name for formulas.",
    ],
    ...(hasGiven
      ? [["", "Its other numbers are given, and say where they come from."] as [string, string]]
      : []),
    ["Calculation", "Every step as a formula. Nothing is pasted as a number."],
    ...(compares ? [comparison] : []),
    ["Results", "The figures of the page, and a chart."],
    ...data.map((list): [string, string] => [list.sheet, list.given]),
    ["Advice", "An illustration of how such a calculation is made. It is not investment advice."],
  ];
  return {
    name: "About",
    cells: [
      textCell({ row: 0, column: 0 }, "About this workbook", "title"),
      ...lines.flatMap(([label, value, link], index) => [
        textCell({ row: index + 2, column: 0 }, label, "label"),
        {
          ...textCell({ row: index + 2, column: 1 }, value, link ? "link" : "muted"),
          ...(link && { link }),
        },
      ]),
    ],
    columnWidths: [24, 90],
    frozenAt: { row: 0, column: 0 },
    validations: [],
    printedTo: { row: lines.length + 1, column: 1 },
  };
}
