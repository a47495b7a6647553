import { sheet } from "#models/options/sheet.ts";
import { breakEvensOf, priceText } from "#models/options/words.ts";
import type { FiguresOf } from "#workings/sheet-spec.ts";
import { type Result, resultsOf } from "../kit/result.ts";

type Inputs = typeof sheet.opening;
export type OptionFigures = FiguresOf<typeof sheet>;
export type OptionCase = { inputs: Inputs; figures: OptionFigures };

/** The headline figures of a strategy; each of two break-even prices has a working of its own. */
export function headlines(figures: OptionFigures): Result[] {
  const prices = breakEvensOf(figures).map((price) => figures.write("breakEven", price));
  return resultsOf(sheet, figures).map((result) =>
    result.id === "breakEven" && prices.length > 0
      ? {
          ...result,
          figures: prices.map((text, index) => ({
            id: figures.id(index === 0 ? "breakEven" : "upperBreakEven"),
            text,
          })),
        }
      : result,
  );
}

/** `Long 2 calls 100`, `Short share`, `Long cash`. */
export function legText(
  { type, side, quantity, strike }: Inputs["legs"][number],
  figures: OptionFigures,
) {
  const start = side === "long" ? "Long" : "Short";
  const count = quantity === 1 ? "" : `${quantity} `;
  if (type === "cash") return `${start} ${count}cash`;
  const noun = quantity === 1 ? type : `${type}s`;
  return `${start} ${count}${noun}${type === "share" ? "" : ` ${priceText(figures, strike)}`}`;
}
