import { dateFunctions } from "./dates.ts";
import { financeFunctions } from "./finance.ts";
import type { SpreadsheetFunction } from "./function.ts";
import { lookupFunctions } from "./lookup.ts";
import { mathFunctions } from "./math.ts";
import { statisticsFunctions } from "./statistics.ts";

/** The functions that a sheet may use. */
export const functions: Readonly<Record<string, SpreadsheetFunction>> = {
  ...mathFunctions,
  ...statisticsFunctions,
  ...lookupFunctions,
  ...dateFunctions,
  ...financeFunctions,
};
