import { bondFunctions } from "./bonds.ts";
import { functions as core } from "./core.ts";
import { couponFunctions } from "./coupons.ts";
import { depreciationFunctions } from "./depreciation.ts";
import type { SpreadsheetFunction } from "./function.ts";
import { informationFunctions } from "./information.ts";
import { loanFunctions } from "./loans.ts";
import { matrixFunctions } from "./matrices.ts";
import { moreDateFunctions } from "./more-dates.ts";
import { moreLookupFunctions } from "./more-lookup.ts";
import { moreMathFunctions } from "./more-math.ts";
import { moreStatisticsFunctions } from "./more-statistics.ts";
import { returnFunctions } from "./returns.ts";
import { subtotal } from "./subtotal.ts";
import { textFunctions } from "./text.ts";
import { workdayFunctions } from "./workdays.ts";

const withoutSubtotal: Readonly<Record<string, SpreadsheetFunction>> = {
  ...core,
  ...moreMathFunctions,
  ...matrixFunctions,
  ...moreStatisticsFunctions,
  ...moreLookupFunctions,
  ...moreDateFunctions,
  ...workdayFunctions,
  ...textFunctions,
  ...informationFunctions,
  ...loanFunctions,
  ...returnFunctions,
  ...depreciationFunctions,
  ...couponFunctions,
  ...bondFunctions,
};

/** Every function that a workbook may use. */
export const functions: Readonly<Record<string, SpreadsheetFunction>> = {
  ...withoutSubtotal,
  SUBTOTAL: subtotal(withoutSubtotal),
};
