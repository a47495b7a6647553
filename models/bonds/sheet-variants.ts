import type { SheetVariant } from "#workings/definition.ts";
import { comparedShifts } from "./portfolio.ts";
import { shiftName } from "./shift-name.ts";

/** The case on show with the curve shifted by another distance, for each row of the page's comparison. */
export const bondVariants: readonly SheetVariant[] = comparedShifts.map((shift) => ({
  name: shiftName(shift),
  title: `at a shift of ${shift < 0 ? "−" : "+"}${Math.abs(shift * 100)} point${Math.abs(shift) === 0.01 ? "" : "s"}`,
  replaced: { shift: shift < 0 ? `=-${-shift}` : `=${shift}` },
  wanted: ["durationShare", "convexityShare", "repricedShare", "repriced"],
}));
