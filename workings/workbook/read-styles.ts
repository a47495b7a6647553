import type { CellStyle } from "./workbook.ts";
import { type Attributes, readXml } from "./xml.ts";

/** Number formats that a file does not spell out; those between are dates and numbers of other languages. */
const builtIn: Readonly<Record<number, string>> = {
  0: "General",
  1: "0",
  2: "0.00",
  3: "#,##0",
  4: "#,##0.00",
  5: "$#,##0",
  6: "$#,##0",
  7: "$#,##0.00",
  8: "$#,##0.00",
  9: "0%",
  10: "0.00%",
  11: "0.00E+00",
  12: "# ?/?",
  13: "# ??/??",
  14: "yyyy-mm-dd",
  15: "d-mmm-yy",
  16: "d-mmm",
  17: "mmm-yy",
  18: "h:mm AM/PM",
  19: "h:mm:ss AM/PM",
  20: "h:mm",
  21: "h:mm:ss",
  22: "yyyy-mm-dd h:mm",
  37: "#,##0",
  38: "#,##0",
  39: "#,##0.00",
  40: "#,##0.00",
  41: "#,##0",
  42: "$#,##0",
  43: "#,##0.00",
  44: "$#,##0.00",
  45: "mm:ss",
  46: "[h]:mm:ss",
  47: "mm:ss",
  48: "0.0E+0",
  49: "@",
};

/** The number of the style that Excel calls Input, whatever its name in the language of the file. */
const inputStyle = "20";

type Font = { color: string | null; isBold: boolean };
type Format = { attributes: Attributes; isLocked: boolean };

export function readStyles(xml: string, themeXml: string): CellStyle[] {
  const theme = readTheme(themeXml);
  const formats = new Map<string, string>();
  const fonts: Font[] = [];
  const ofCells: Format[] = [];
  const ofStyles: Format[] = [];
  const inputStyles = new Set<string>();
  const path: string[] = [];
  readXml("styles.xml", xml, {
    open: (name, attributes) => {
      const parent = path.at(-1);
      path.push(name);
      const font = fonts.at(-1);
      if (name === "numFmt" && parent === "numFmts") {
        formats.set(attributes.numFmtId ?? "", attributes.formatCode ?? "General");
      } else if (name === "font" && parent === "fonts") {
        fonts.push({ color: null, isBold: false });
      } else if (name === "color" && path.at(-3) === "fonts" && font) {
        font.color = colorOf(attributes, theme);
      } else if (name === "b" && path.at(-3) === "fonts" && font) {
        font.isBold = attributes.val !== "0";
      } else if (name === "xf") {
        (parent === "cellXfs" ? ofCells : ofStyles).push({ attributes, isLocked: true });
      } else if (name === "protection") {
        const format = (path.includes("cellXfs") ? ofCells : ofStyles).at(-1);
        if (format) format.isLocked = attributes.locked !== "0";
      } else if (name === "cellStyle") {
        if (
          attributes.builtinId === inputStyle ||
          /^(excel built-in )?input/i.test(attributes.name ?? "")
        ) {
          inputStyles.add(attributes.xfId ?? "");
        }
      }
    },
    close: () => path.pop(),
  });
  return ofCells.map(({ attributes, isLocked }) => {
    const font = fonts[Number(attributes.fontId)];
    const id = attributes.numFmtId ?? "0";
    return {
      format: formats.get(id) ?? builtIn[Number(id)] ?? "General",
      fontColor: font?.color ?? null,
      isBold: font?.isBold ?? false,
      isLocked,
      isInput: inputStyles.has(attributes.xfId ?? ""),
    };
  });
}

function colorOf({ rgb, theme, indexed }: Attributes, colors: readonly string[]): string | null {
  if (rgb) return rgb.slice(-6).toUpperCase();
  if (theme) return colors[Number(theme)] ?? null;
  return indexed ? (indexedColors[indexed] ?? null) : null;
}

/** Of the palette that Excel had before 2007, the blues, the greens and black. */
const indexedColors: Readonly<Record<string, string>> = {
  4: "0000FF",
  12: "0000FF",
  18: "000080",
  30: "0066CC",
  32: "000080",
  39: "0000FF",
  48: "3366FF",
  3: "00FF00",
  11: "00FF00",
  17: "008000",
  8: "000000",
};

/** The colors of the theme, in the order in which cells refer to them. */
function readTheme(xml: string): string[] {
  const found: Record<string, string> = {};
  let slot = "";
  if (xml) {
    readXml("theme1.xml", xml, {
      open: (name, attributes) => {
        if (/^(dk|lt)[12]$|^accent[1-6]$|^f?olHlink$|^hlink$/.test(name)) slot = name;
        else if (name === "srgbClr" && slot) found[slot] ??= attributes.val ?? "";
        else if (name === "sysClr" && slot) found[slot] ??= attributes.lastClr ?? "";
      },
      close: (name) => {
        if (name === slot) slot = "";
      },
    });
  }
  const order = ["lt1", "dk1", "lt2", "dk2", ...[1, 2, 3, 4, 5, 6].map((at) => `accent${at}`)];
  return order.map((name) => (found[name] ?? "").toUpperCase());
}
