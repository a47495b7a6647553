import { bondFunctions } from "./bonds.ts";
import { functions as core } from "./core.ts";
import { couponFunctions } from "./coupons.ts";
import { depreciationFunctions } from "./depreciation.ts";
import type { Functions } from "./function.ts";
import { informationFunctions } from "./information.ts";
import { loanFunctions } from "./loans.ts";
import { matrixFunctions } from "./matrices.ts";
import { returnFunctions } from "./returns.ts";
import { subtotal } from "./subtotal.ts";
import { textFunctions } from "./text.ts";
import { workbookDateFunctions } from "./workbook-dates.ts";
import { workbookLookupFunctions } from "./workbook-lookup.ts";
import { workbookMathFunctions } from "./workbook-math.ts";
import { workbookStatisticsFunctions } from "./workbook-statistics.ts";
import { workdayFunctions } from "./workdays.ts";

/** The functions that models do not use, by file: a page loads the files that its workbook needs. */
const files = {
  "workbook-math": { workbookMathFunctions },
  matrices: { matrixFunctions },
  "workbook-statistics": { workbookStatisticsFunctions },
  "workbook-lookup": { workbookLookupFunctions },
  "workbook-dates": { workbookDateFunctions },
  workdays: { workdayFunctions },
  text: { textFunctions },
  information: { informationFunctions },
  loans: { loanFunctions },
  returns: { returnFunctions },
  depreciation: { depreciationFunctions },
  coupons: { couponFunctions },
  bonds: { bondFunctions },
} satisfies Record<string, Readonly<Record<string, Functions>>>;

const withoutSubtotal: Functions = Object.assign(
  { ...core },
  ...Object.values(files).flatMap((file) => Object.values<Functions>(file)),
);

/** Every function that a workbook may use. */
export const functions: Functions = { ...withoutSubtotal, SUBTOTAL: subtotal(withoutSubtotal) };

/** The files, and what they export, that have these functions beyond those of models; `null` where all are needed. */
export function filesOf(names: Iterable<string>): { file: string; exported: string }[] | null {
  const wanted = [...names].filter((name) => !(name in core));
  // It takes any of the others.
  if (wanted.includes("SUBTOTAL")) return null;
  return Object.entries(files).flatMap(([file, exports]) =>
    Object.entries<Functions>(exports).flatMap(([exported, group]) =>
      wanted.some((name) => name in group) ? [{ file, exported }] : [],
    ),
  );
}
