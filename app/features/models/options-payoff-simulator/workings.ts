import { listedPrices } from "#models/options/limits.ts";
import { filledPrices } from "#models/options/price-list.ts";
import { strategySheet } from "#models/options/sheet.ts";
import { strategySheetValues } from "#models/options/sheet-values.ts";
import { strategyResults } from "#models/options/strategy.ts";
import { defineWorkings } from "../kit/define-workings.ts";
import { strategyModel } from "./fields.ts";
import { pricesInTable } from "./prices.ts";

export const workings = defineWorkings({
  model: strategyModel,
  sheet: strategySheet,
  valuesOf: (shown) => {
    const prices = pricesInTable(shown, strategyResults(shown));
    return strategySheetValues(shown, filledPrices(prices, listedPrices));
  },
});
