import { sheet } from "#models/rental/sheet.ts";

/** The flat of the workbook; its area has no effect on returns. */
export const rentalCase = { ...sheet.presets.offered.inputs, livingAreaSqm: 58, holdingYears: 10 };

export type RentalInputs = typeof rentalCase;
