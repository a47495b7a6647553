import type { ShownFigures } from "#workings/sheet-spec.ts";

type OptionFigures = ShownFigures<
  | "breakEven"
  | "breakEvenBeyond"
  | "dayShown"
  | "greatestLoss"
  | "greatestProfit"
  | "lastSlope"
  | "lowerMove"
  | "profitToday"
  | "rounding"
  | "spot"
  | "termDays"
  | "upperMove"
  | "value",
  "breakEvenAt" | "kink" | "kinkProfit" | "kinkSlope"
>;

/** `today`, `on day 30`, `at expiry`. */
export function dayText({ number, write }: Pick<OptionFigures, "number" | "write">) {
  const day = number("dayShown");
  if (day === number("termDays")) return "at expiry";
  return day === 0 ? "today" : `on day ${write("dayShown", day)}`;
}

/** A strike or a price of the share, without needless zeros. */
export function priceText({ write }: Pick<OptionFigures, "write">, price: number) {
  return write("spot", price).replace(/\.?0+$/, "");
}

/** Ascending. */
export function breakEvensOf({ line, value }: Pick<OptionFigures, "line" | "value">): number[] {
  return [...line("breakEvenAt"), value("breakEvenBeyond")].filter(
    (price) => typeof price === "number",
  );
}

/** Where the best or the worst is reached, or why there is none. */
export function extremeText(figures: OptionFigures, name: "greatestProfit" | "greatestLoss") {
  const { value, numbers, write } = figures;
  const [extreme, isGain] = [value(name), name === "greatestProfit"];
  if (extreme === "Unlimited") return "the further the share rises";
  if (typeof extreme === "number") {
    return rangesAt(figures, extreme)
      .map((range) => rangeText(figures, range))
      .join(", ");
  }
  const profits = numbers("kinkProfit");
  const nearest = isGain ? Math.max(...profits) : Math.min(...profits);
  if (nearest === 0) return `nothing is ${isGain ? "gained" : "lost"} at any price`;
  return `${isGain ? "loses" : "gains"} at least ${write("value", Math.abs(nearest))}`;
}

type PriceRange = { from: number; to: number };

/** The prices at which there is this profit; `to` is infinite where there is no last one. */
function rangesAt({ numbers, number }: OptionFigures, profit: number): PriceRange[] {
  const [kinks, profits] = [numbers("kink"), numbers("kinkProfit")];
  const ranges: PriceRange[] = [];
  let before: number | undefined;
  for (const [index, price] of kinks.entries()) {
    if (price === before) continue;
    if (Math.abs((profits[index] ?? 0) - profit) <= number("rounding")) {
      const range = ranges.at(-1);
      if (range && range.to === before) range.to = price;
      else ranges.push({ from: price, to: price });
    }
    before = price;
  }
  const last = ranges.at(-1);
  if (last && last.to === before && number("lastSlope") === 0) last.to = Infinity;
  return ranges;
}

/** `at 110 or above`, `at 80 or below`, `from 100 to 110`, `at 100`. */
function rangeText(figures: OptionFigures, { from, to }: PriceRange) {
  if (from === 0 && to === Infinity) return "at every price";
  const low = priceText(figures, from);
  if (to === Infinity) return `at ${low} or above`;
  if (from === to) return `at ${low}`;
  const high = priceText(figures, to);
  return from === 0 ? `at ${high} or below` : `from ${low} to ${high}`;
}

/** How far the share has to move, in one direction or in both. */
export function breakEvenText(figures: OptionFigures) {
  const { value, number, signed } = figures;
  const count = breakEvensOf(figures).length;
  if (count === 0) {
    const isGain = value("greatestLoss") === "None";
    return isGain ? "gains at every price" : "loses at every price";
  }
  const moves = (["lowerMove", "upperMove"] as const)
    .slice(0, count)
    .map((name) => signed(name, number(name)));
  return `${listed(moves)} from ${priceText(figures, number("spot"))}`;
}

/** At which prices the strategy gains at expiry, and how much: `Earns up to €6.50 above €103.50`. */
export function gainText(figures: OptionFigures) {
  const { value, write } = figures;
  const edges = [0, ...breakEvensOf(figures), Infinity];
  const gains = edges
    .map((from, index): PriceRange => ({ from, to: edges[index + 1] ?? from }))
    .filter(({ from, to }) => to > from)
    .filter(({ from, to }) => profitAt(figures, to === Infinity ? from + 1 : (from + to) / 2) > 0);
  if (gains.length === 0) {
    return edges.length > 2 ? "Earns nothing at any share price" : "Loses at every share price";
  }
  const most = value("greatestProfit");
  const isLimited = typeof most === "number";
  const ranges = gains.map(({ from, to }) => {
    const [low, high] = [write("breakEven", from), write("breakEven", to)];
    if (to < Infinity) return from === 0 ? `below ${high}` : `between ${low} and ${high}`;
    const above = from === 0 ? "at every share price" : `above ${low}`;
    return isLimited ? above : `without limit ${above}`;
  });
  const amount = isLimited ? ` up to ${write("value", most)}` : "";
  const risk = value("greatestLoss") === "Unlimited" ? " and loses without limit above" : "";
  return `Earns${amount} ${listed(ranges)}${risk}`;
}

/** A straight line from the nearest strike below. */
function profitAt({ numbers }: OptionFigures, price: number) {
  const kinks = numbers("kink");
  const nearest = kinks.findLastIndex((kink) => kink <= price);
  const [profit, slope] = [numbers("kinkProfit")[nearest], numbers("kinkSlope")[nearest]];
  return (profit ?? 0) + (slope ?? 0) * (price - (kinks[nearest] ?? 0));
}

export function listed(words: readonly string[]) {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
