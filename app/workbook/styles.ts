import { element } from "./xml.ts";

/** How a cell looks. Cells of one look share one style of the workbook. */
export type CellStyle = {
  look:
    | "title"
    | "section"
    | "heading"
    | "axis"
    /** Of a list: above its columns, in two lines where one is too short. */
    | "list heading"
    | "list axis"
    | "label"
    | "muted"
    | "note"
    | "input"
    | "text input"
    | "number"
    | "result"
    | "total"
    | "link";
  format?: string;
};

type Look = {
  font: number;
  fill: number;
  border: number;
  align?: "right" | "indented";
  wraps?: true;
};

const serif = "Georgia";
const sans = "Calibri";

const fonts = [
  font(sans, 11, "1A1E23"),
  font(serif, 18, "1A1E23"),
  font(sans, 11, "1A1E23", "b"),
  font(sans, 10, "5A6270"),
  // Inputs are blue, as is the custom in financial models.
  font(sans, 11, "1F5A96"),
  font(sans, 11, "0D5C49", "u"),
];

const fills = [
  element("fill", {}, element("patternFill", { patternType: "none" })),
  element("fill", {}, element("patternFill", { patternType: "gray125" })),
  solid("FFFDF4E3"),
  solid("FFE3EEE9"),
];

const borders = [
  border({}),
  border({ bottom: "thin" }),
  border({ left: "thin" }),
  border({ top: "thin", bottom: "thin", left: "thin", right: "thin" }, "FFD9CDB4"),
];

const looks: Record<CellStyle["look"], Look> = {
  title: { font: 1, fill: 0, border: 0 },
  section: { font: 2, fill: 0, border: 0 },
  heading: { font: 2, fill: 0, border: 1 },
  axis: { font: 2, fill: 0, border: 1, align: "right" },
  "list heading": { font: 2, fill: 0, border: 1, align: "indented", wraps: true },
  "list axis": { font: 2, fill: 0, border: 1, align: "right", wraps: true },
  label: { font: 0, fill: 0, border: 0 },
  note: { font: 3, fill: 0, border: 0, align: "indented" },
  muted: { font: 3, fill: 0, border: 0 },
  input: { font: 4, fill: 2, border: 3, align: "right" },
  "text input": { font: 4, fill: 2, border: 3, align: "indented" },
  number: { font: 0, fill: 0, border: 0, align: "right" },
  result: { font: 2, fill: 3, border: 0, align: "right" },
  total: { font: 2, fill: 0, border: 2, align: "right" },
  link: { font: 5, fill: 0, border: 0 },
};

/** Collects the styles in use; `index` gives the number a cell refers to. */
export function createStyles() {
  const indexes = new Map<string, number>();
  const used: CellStyle[] = [];

  function index(style: CellStyle): number {
    const key = `${style.look} ${style.format ?? ""}`;
    const known = indexes.get(key);
    if (known !== undefined) return known;
    used.push(style);
    indexes.set(key, used.length);
    return used.length;
  }

  function xml(): string {
    const formats = [...new Set(used.flatMap(({ format }) => format ?? []))];
    // Numbers below 164 are Excel's own formats.
    const formatId = (format: string | undefined) =>
      format === undefined ? 0 : 164 + formats.indexOf(format);
    const cellFormats = used.map(({ look, format }) => cellFormat(looks[look], formatId(format)));
    return element(
      "styleSheet",
      { xmlns: "http://schemas.openxmlformats.org/spreadsheetml/2006/main" },
      [
        list(
          "numFmts",
          formats.map((format) =>
            element("numFmt", { numFmtId: formatId(format), formatCode: format }),
          ),
        ),
        list("fonts", fonts),
        list("fills", fills),
        list("borders", borders),
        list("cellStyleXfs", [element("xf", { numFmtId: 0, fontId: 0, fillId: 0, borderId: 0 })]),
        list("cellXfs", [cellFormat(looks.label, 0), ...cellFormats]),
        // Without it LibreOffice sets plain cells in its own font.
        list("cellStyles", [element("cellStyle", { name: "Normal", xfId: 0, builtinId: 0 })]),
      ].join(""),
    );
  }

  return { index, xml };
}

function cellFormat({ font, fill, border, align, wraps }: Look, numFmtId: number): string {
  const alignment = element("alignment", {
    horizontal: align === "indented" ? "left" : align,
    vertical: wraps ? "bottom" : "center",
    wrapText: wraps && 1,
    indent: align === "indented" ? 1 : undefined,
  });
  return element(
    "xf",
    { numFmtId, fontId: font, fillId: fill, borderId: border, xfId: 0, applyNumberFormat: 1 },
    alignment,
  );
}

function list(name: string, items: readonly string[]): string {
  return items.length === 0 ? "" : element(name, { count: items.length }, items.join(""));
}

function font(name: string, size: number, color: string, ...marks: ("b" | "u")[]): string {
  return element(
    "font",
    {},
    marks.map((mark) => element(mark)).join("") +
      element("sz", { val: size }) +
      element("color", { rgb: `FF${color}` }) +
      element("name", { val: name }),
  );
}

function solid(color: string): string {
  const pattern = element("fgColor", { rgb: color });
  return element("fill", {}, element("patternFill", { patternType: "solid" }, pattern));
}

function border(
  sides: Partial<Record<"left" | "right" | "top" | "bottom", string>>,
  color = "FF1A1E23",
): string {
  const order = ["left", "right", "top", "bottom"] as const;
  return element(
    "border",
    {},
    order
      .map((side) =>
        sides[side]
          ? element(side, { style: sides[side] }, element("color", { rgb: color }))
          : element(side),
      )
      .join(""),
  );
}
