import { dateFunctions } from "./dates.ts";
import { financeFunctions } from "./finance.ts";
import type { SpreadsheetFunction } from "./function.ts";
import { lookupFunctions } from "./lookup.ts";
import { mathFunctions } from "./math.ts";
import { statisticsFunctions } from "./statistics.ts";

/** The functions that the sheets of models use, and all that their pages load. */
export const functions: Readonly<Record<string, SpreadsheetFunction>> = {
  ...mathFunctions,
  ...statisticsFunctions,
  ...lookupFunctions,
  ...dateFunctions,
  ...financeFunctions,
};
