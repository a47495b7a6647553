import type { sheet } from "#models/credit-risk/sheet.ts";
import type { FiguresOf } from "#workings/sheet-spec.ts";

export type CreditInputs = Parameters<typeof sheet.calculate>[0];
export type CreditFigures = FiguresOf<typeof sheet>;
