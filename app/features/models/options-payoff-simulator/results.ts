import { formatChange, formatNumber } from "#app/format/number.ts";
import type { Extreme, PriceRange } from "#models/options/extremes.ts";
import { dayShown, type StrategyInputs, type StrategyResults } from "#models/options/strategy.ts";
import type { Result } from "../kit/result.ts";

/** The headline figures of a strategy. */
export function headlines(inputs: StrategyInputs, results: StrategyResults): Result[] {
  const { total, profitOnDay } = results;
  return [
    {
      id: "greatestProfit",
      label: "Greatest profit",
      ...extremeText(results.greatestProfit, "gain"),
    },
    { id: "greatestLoss", label: "Greatest loss", ...extremeText(results.greatestLoss, "loss") },
    { label: "Break-even", ...breakEvenText(inputs, results) },
    {
      id: "value",
      label: `Value ${dayText(inputs)}`,
      value: amountText(total.value),
      note: `profit ${changeText(profitOnDay)}, delta ${changeText(total.delta)}`,
    },
  ];
}

/** `today`, `on day 30`, `at expiry`. */
export function dayText(inputs: StrategyInputs) {
  const day = dayShown(inputs);
  if (day === inputs.termDays) return "at expiry";
  return day === 0 ? "today" : `on day ${formatNumber(day)}`;
}

export function amountText(amount: number) {
  return formatNumber(amount, 2);
}

export function changeText(amount: number) {
  return formatChange(amount, 2);
}

function extremeText(extreme: Extreme, side: "gain" | "loss") {
  if (extreme.kind === "unlimited") {
    return { value: "Unlimited", note: "the further the share rises" };
  }
  const { profit, at } = extreme;
  const isThere = side === "gain" ? profit > 0 : profit < 0;
  if (isThere) return { value: changeText(profit), note: at.map(rangeText).join(", ") };
  return { value: "None", note: noneText(profit, side) };
}

function noneText(profit: number, side: "gain" | "loss") {
  if (profit === 0)
    return side === "gain" ? "nothing is gained at any price" : "nothing is lost at any price";
  return `${side === "gain" ? "loses" : "gains"} at least ${amountText(Math.abs(profit))}`;
}

/** `at 110 or above`, `at 80 or below`, `from 100 to 110`, `at 100`. */
function rangeText({ from, to }: PriceRange) {
  const [low, high] = [priceText(from), priceText(to)];
  if (from === 0 && to === Infinity) return "at every price";
  if (to === Infinity) return `at ${low} or above`;
  if (from === to) return `at ${low}`;
  return from === 0 ? `at ${high} or below` : `from ${low} to ${high}`;
}

/** A strike or a price of the share, without needless zeros. */
export function priceText(price: number) {
  return formatNumber(price, { atMost: 2 });
}

function breakEvenText(inputs: StrategyInputs, { breakEvens, greatestLoss }: StrategyResults) {
  if (breakEvens.length === 0) {
    const onlyGains = greatestLoss.kind === "limited" && greatestLoss.profit > 0;
    return {
      id: "breakEven",
      value: "None",
      note: onlyGains ? "gains at every price" : "loses at every price",
    };
  }
  const prices = breakEvens.map(amountText);
  if (prices.length > 2) {
    return {
      id: "breakEvenCount",
      value: `${prices.length} prices`,
      note: `at ${listed(prices)}`,
    };
  }
  const moves = breakEvens.map((price) => `${formatChange((price / inputs.spot - 1) * 100, 1)}%`);
  return {
    id: "breakEven",
    value: prices.join(", "),
    figures: prices.map((text, index) => ({
      id: index === 0 ? "breakEven" : "upperBreakEven",
      text,
    })),
    note: `${listed(moves)} from ${priceText(inputs.spot)}`,
  };
}

function listed(words: readonly string[]) {
  return words.length < 2
    ? (words[0] ?? "")
    : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
