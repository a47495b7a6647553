import type { RentalInputs } from "./inputs.ts";
import { rentalResults } from "./results.ts";

/** The rises of the flat’s price that are compared. */
const priceRises = [0, 0.01, 0.015, 0.02, 0.03];

/** What decides a purchase: the sale and the return at other rises of the price. */
export function priceRiseResults(inputs: RentalInputs) {
  return priceRises.map((valueGrowth) => ({
    valueGrowth,
    ...rentalResults({ ...inputs, valueGrowth }),
  }));
}
