import type { Worksheet } from "wasm-xlsxwriter";
import { heading } from "../looks.ts";
import { band, put } from "../sheet.ts";

export const EURO = '#,##0;"−"#,##0;0';
export const CENTS = "#,##0.00";
export const PERCENT = '0.0%;"−"0.0%';
export const EXACT_PERCENT = "0.000%";

export function section(sheet: Worksheet, range: string, text: string) {
  band(sheet, range, heading);
  put(sheet, range.split(":")[0] ?? range, text, heading);
}
