import { type Look, palette } from "./sheet.ts";

/** Cell styles that every workbook shares. */
export const title: Look = { bold: true, size: 16, ink: palette.accent };
export const note: Look = { italic: true, ink: palette.muted, size: 10 };
export const heading: Look = { bold: true, ink: palette.white, fill: palette.accent };
/** Blue on yellow, the modellers' convention for inputs. */
export const input: Look = { ink: palette.input, fill: palette.inputFill, unlocked: true };
