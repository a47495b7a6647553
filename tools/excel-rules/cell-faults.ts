import { unescapeXml } from "../recalculation/read-workbook.ts";

/** Excel had these before 2010; later ones need a prefix in the file. */
const functions = new Set([
  ...["ABS", "AND", "AVERAGE", "AVERAGEIF", "COUNT", "COUNTIF", "COUNTIFS", "DATE", "DAY", "EDATE"],
  ...[
    "EOMONTH",
    "EXP",
    "FV",
    "IF",
    "IFERROR",
    "INDEX",
    "INT",
    "IRR",
    "LN",
    "LOG",
    "MATCH",
    "MAX",
    "MIN",
    "MOD",
    "MONTH",
  ],
  ...["NORMDIST", "NORMSDIST", "NPV", "OFFSET", "OR", "PMT", "RANK", "ROUND", "ROUNDUP", "SIGN"],
  ...[
    "SMALL",
    "LOOKUP",
    "SQRT",
    "STDEV",
    "SUM",
    "SUMIF",
    "SUMIFS",
    "SUMPRODUCT",
    "SUMXMY2",
    "XIRR",
    "YEAR",
  ],
  ...["MMULT", "TRANSPOSE", "COVAR", "CORREL", "LARGE", "VAR", "AVERAGEIFS", "NOT", "PV", "MEDIAN"],
]);

/** A cell's address, style, type and content. */
export const cellPattern = /<c r="([A-Z]+\d+)" s="(\d+)"(?: t="(\w+)")?(?:\/>|>(.*?)<\/c>)/gs;

/** What Excel would not accept in the cells of a sheet. */
export function cellFaults(xml: string) {
  const seen = new Set<string>();
  return [...xml.matchAll(cellPattern)].flatMap(([, at = "", , kind = "", content = ""]) => {
    const isDuplicate = seen.has(at);
    seen.add(at);
    const formula = unescapeXml(/<f>(.*?)<\/f>/s.exec(content)?.[1] ?? "");
    const value = /<v>(.*?)<\/v>/s.exec(content)?.[1];
    const text = /<t[^>]*>(.*?)<\/t>/s.exec(content)?.[1] ?? value ?? "";
    return faults([
      [isDuplicate, `two cells at ${at}`],
      [text.length > 32_767, `text of ${text.length} characters in ${at}`],
      [
        kind === "" && value !== undefined && !Number.isFinite(Number(value)),
        `${at} is a number and holds ${value}`,
      ],
      ...formulaFaults(formula).map((fault): [boolean, string] => [true, `${fault} in ${at}`]),
    ]);
  });
}

function formulaFaults(formula: string) {
  if (formula === "") return [];
  const code = formula.replaceAll(/"[^"]*"/g, '""');
  const unknown = [...code.matchAll(/([A-Z][A-Z0-9.]*)\(/g)]
    .map(([, name = ""]) => name)
    .filter((name) => !functions.has(name));
  let depth = 0;
  let deepest = 0;
  for (const sign of code) {
    if (sign === "(") depth++;
    if (sign === ")") depth--;
    deepest = Math.max(deepest, depth);
  }
  const longText = [...formula.matchAll(/"([^"]*)"/g)].some(([, text = ""]) => text.length > 255);
  return faults([
    [formula.startsWith("="), "formula with a second equals sign"],
    [formula.length > 8_192, `formula of ${formula.length} characters`],
    [unknown.length > 0, `function that Excel would not know: ${unknown.join(", ")}`],
    [deepest > 64, `formula ${deepest} levels deep`],
    [depth !== 0, "formula with an open bracket"],
    [longText, "formula with a text of more than 255 characters"],
    [/undefined|NaN|Infinity/.test(code), "formula with a value that is none"],
  ]);
}

/** The faults whose check found one. */
export function faults(checks: readonly [isFault: boolean, fault: string][]): string[] {
  return checks.filter(([isFault]) => isFault).map(([, fault]) => fault);
}
