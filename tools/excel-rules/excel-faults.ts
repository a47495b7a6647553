import { strFromU8, unzipSync } from "fflate";
import { type Document, type Element, Window } from "happy-dom";
import { unescapeXml } from "../recalculation/read-workbook.ts";

const { DOMParser } = new Window();

/**
 * What Excel would repair, or refuse, on opening a workbook: limits and rules of its file format that LibreOffice does
 * not enforce. Empty for a workbook that opens without a question.
 */
export function excelFaults(bytes: Uint8Array): string[] {
  const parts = Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)]),
  );
  const read = (name: string) => parse(parts[name] ?? "");
  const workbook = read("xl/workbook.xml");
  const sheetNames = [...workbook.querySelectorAll("sheet")].map((sheet) =>
    attribute(sheet, "name"),
  );
  // Thousands of cells are slow to parse as a document, and their form is ours.
  const sheets = sheetNames.map((name, index) => {
    const xml = parts[`xl/worksheets/sheet${index + 1}.xml`] ?? "";
    const withoutData = xml.replace(/<sheetData>.*<\/sheetData>/s, "<sheetData/>");
    return { name, xml, document: parse(withoutData) };
  });
  const links = Object.entries(parts).filter(([name]) => name.startsWith("xl/worksheets/_rels/"));
  return [
    ...sheetNames.flatMap(sheetNameFaults),
    ...definedNameFaults(workbook, sheetNames),
    ...sheets.flatMap(({ name, xml, document }) =>
      [
        ...partOrderFaults(document),
        ...cellFaults(xml),
        ...validationFaults(document),
        ...sizeFaults(xml, document),
      ].map((fault) => `${name}: ${fault}`),
    ),
    ...styleFaults(
      read("xl/styles.xml"),
      sheets.map(({ xml }) => xml),
    ),
    ...chartFaults(read("xl/charts/chart1.xml"), sheetNames),
    ...links.flatMap(([name]) => linkFaults(read(name))),
  ];
}

function parse(xml: string) {
  return new DOMParser().parseFromString(xml, "application/xml");
}

function sheetNameFaults(name: string, index: number, names: readonly string[]) {
  return faults([
    [name.length === 0 || name.length > 31, `sheet name of ${name.length} characters: ${name}`],
    [/[\\/?*[\]:]|^'|'$/.test(name), `sheet name with a forbidden character: ${name}`],
    [names.map(folded).indexOf(folded(name)) < index, `two sheets named ${name}`],
    // Formulas name a sheet without quotation marks.
    [!/^[A-Za-z]\w*$/.test(name), `sheet name that needs quotation marks: ${name}`],
  ]);
}

function definedNameFaults(workbook: Document, sheetNames: readonly string[]) {
  const names = [...workbook.querySelectorAll("definedName")];
  const keys = names.map((name) =>
    folded(`${attribute(name, "name")} ${attribute(name, "localSheetId")}`),
  );
  return names.flatMap((element, index) => {
    const name = attribute(element, "name");
    return faults([
      [keys.indexOf(keys[index] ?? "") < index, `two names ${name}`],
      [looksLikeAddress(name), `name that looks like an address: ${name}`],
      [!/^[A-Za-z_][\w.]*$/.test(name) || name.length > 255, `name with a forbidden form: ${name}`],
      ...rangeFaults(element.textContent, sheetNames),
    ]);
  });
}

/** `TAX2024`, `R`, `C`, `R1C1`. */
function looksLikeAddress(name: string) {
  return /^[a-z]{1,3}\d+$/i.test(name) || /^(?:r\d*)?(?:c\d*)?$/i.test(name);
}

function rangeFaults(range: string, sheetNames: readonly string[]): [boolean, string][] {
  const [, sheet = "", rest = ""] = /^([^!]*)!(.*)$/.exec(range) ?? [];
  return [
    [!sheetNames.includes(sheet), `range on no sheet: ${range}`],
    [
      !/^\$[A-Z]{1,3}\$\d+(?::\$[A-Z]{1,3}\$\d+)?$|^\$[A-Z]+:\$[A-Z]+$|^\$\d+:\$\d+$/.test(rest),
      `no range: ${range}`,
    ],
  ];
}

/** The schema prescribes the order; Excel refuses another. */
const partOrder = [
  "sheetPr dimension sheetViews sheetFormatPr cols sheetData autoFilter mergeCells",
  "conditionalFormatting dataValidations hyperlinks printOptions pageMargins pageSetup headerFooter",
  "rowBreaks colBreaks drawing tableParts",
].flatMap((line) => line.split(" "));

function partOrderFaults(sheet: Document) {
  const found = [...sheet.documentElement.children].map(({ tagName }) =>
    partOrder.indexOf(tagName),
  );
  return faults([
    [found.includes(-1), "part that the schema does not have"],
    [found.some((place, index) => place <= (found[index - 1] ?? -1)), "parts out of order"],
  ]);
}

function validationFaults(sheet: Document) {
  const validations = [...sheet.querySelectorAll("dataValidation")];
  const count = sheet.querySelector("dataValidations")?.getAttribute("count") ?? "0";
  return [
    ...faults([[Number(count) !== validations.length, "wrong number of validations"]]),
    ...validations.flatMap((validation) => {
      const at = attribute(validation, "sqref");
      const first = validation.querySelector("formula1")?.textContent ?? "";
      const second = validation.querySelector("formula2")?.textContent ?? "";
      const isList = attribute(validation, "type") === "list";
      const isNumber = (text: string) => text === "" || Number.isFinite(Number(text));
      return faults([
        [isList && first.length > 257, `list of ${first.length - 2} characters at ${at}`],
        [isList && /(^"|,)(,|"$)/.test(first), `list with an empty choice at ${at}`],
        [!isList && !(isNumber(first) && isNumber(second)), `limit that is not a number at ${at}`],
        [attribute(validation, "errorTitle").length > 32, `long error title at ${at}`],
        [attribute(validation, "error").length > 255, `long error message at ${at}`],
        [attribute(validation, "prompt").length > 255, `long prompt at ${at}`],
      ]);
    }),
  ];
}

function sizeFaults(xml: string, sheet: Document) {
  const rows = [...xml.matchAll(/<row r="(\d+)" ht="([\d.]+)"/g)];
  const numbers = rows.map(([, number]) => Number(number));
  const widths = [...sheet.querySelectorAll("col")].map((one) => Number(attribute(one, "width")));
  return faults([
    [widths.some((width) => width > 255), "wide column"],
    [rows.some(([, , height]) => Number(height) > 409), "high row"],
    [numbers.some((number, index) => number <= (numbers[index - 1] ?? 0)), "rows out of order"],
  ]);
}

/** Text in quotation marks, or what number formats consist of. */
const formatPart = /^(?:"[^"]*"|[#0?,.%@dmyhs: ()-]|[\\_].)*$/;

function styleFaults(styles: Document, sheets: readonly string[]) {
  const formats = [...styles.querySelectorAll("numFmt")].map((one) => attribute(one, "formatCode"));
  const styleCount = styles.querySelectorAll("cellXfs > xf").length;
  const used = sheets.flatMap((xml) =>
    [...xml.matchAll(cellPattern)].map(([, , style]) => Number(style)),
  );
  return faults([
    ...formats.map((format): [boolean, string] => [
      format.length > 255 ||
        format.split(";").length > 4 ||
        !formatPart.test(format.replaceAll(";", "")),
      `number format ${format}`,
    ]),
    [used.some((style) => style >= styleCount), "cell with a style that is not there"],
    [styles.querySelectorAll("font").length > 512, "too many fonts"],
  ]);
}

function chartFaults(chart: Document, sheetNames: readonly string[]) {
  const ranges = [...chart.querySelectorAll("*")]
    .filter(({ tagName }) => tagName === "c:f")
    .map(({ textContent }) => textContent);
  return [
    ...faults([[ranges.length === 0, "chart without data"]]),
    ...ranges.flatMap((range) => faults(rangeFaults(range, sheetNames))),
  ];
}

function linkFaults(relations: Document) {
  return [...relations.querySelectorAll("Relationship")]
    .filter((relation) => attribute(relation, "TargetMode") === "External")
    .flatMap((relation) => {
      const { length } = attribute(relation, "Target");
      return faults([[length > 2_079, `link of ${length} characters`]]);
    });
}

function attribute(element: Element, name: string) {
  return element.getAttribute(name) ?? "";
}

function folded(text: string) {
  return text.toLowerCase();
}

/** Excel had these before 2010; later ones need a prefix in the file. */
const functions = new Set(
  [
    "ABS AND AVERAGE AVERAGEIF COUNT COUNTIF COUNTIFS DATE DAY EDATE EOMONTH EXP FV IF IFERROR INDEX INT",
    "IRR LN LOG MATCH MAX MIN MOD MONTH NORMDIST NORMSDIST NPV OFFSET OR PMT RANK ROUND ROUNDUP SIGN",
    "SMALL LOOKUP SQRT STDEV SUM SUMIF SUMIFS SUMPRODUCT SUMXMY2 XIRR YEAR MMULT TRANSPOSE COVAR CORREL",
    "LARGE VAR AVERAGEIFS NOT PV MEDIAN",
  ].flatMap((line) => line.split(" ")),
);

/** A cell's address, style, type and content. */
const cellPattern = /<c r="([A-Z]+\d+)" s="(\d+)"(?: t="(\w+)")?(?:\/>|>(.*?)<\/c>)/gs;

/** What Excel would not accept in the cells of a sheet. */
function cellFaults(xml: string) {
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
    [/undefined|NaN|Infinity/.test(code), "formula with an invalid value"],
  ]);
}

/** The faults whose check found one. */
function faults(checks: readonly [isFault: boolean, fault: string][]): string[] {
  return checks.filter(([isFault]) => isFault).map(([, fault]) => fault);
}
