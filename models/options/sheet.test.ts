import fc from "fast-check";
import { describe, expect, test } from "vitest";
import examples from "./reference/worked_examples.json" with { type: "json" };
import { sheet } from "./sheet.ts";

type Inputs = typeof sheet.opening;
type Leg = Inputs["legs"][number];

const greeks = ["delta", "gamma", "vega", "theta"] as const;

/** A share at 100 that pays in three months, without interest, unless told otherwise. */
function figuresOf(legs: readonly Leg[], market: Partial<Inputs> = {}) {
  return sheet.calculate({ ...sheet.opening, ...market, legs });
}

function option(type: Leg["type"]) {
  return (strike: number, premium: number, units = 1): Leg => ({
    ...{ type, strike, premium, quantity: Math.abs(units) },
    side: units < 0 ? "short" : "long",
  });
}

const [call, put] = [option("call"), option("put")];
const shareAt = (premium: number): Leg => option("share")(100, premium);

function breakEvens(legs: readonly Leg[], market: Partial<Inputs> = {}) {
  const { line, value } = figuresOf(legs, market);
  return [...line("breakEvenAt"), value("breakEvenBeyond")].filter((one) => one !== "–");
}

function extremes(legs: readonly Leg[]) {
  const { value } = figuresOf(legs);
  return [value("greatestProfit"), value("greatestLoss")];
}

/** By the definition of each contract, without the sheet. */
function profitAt(legs: readonly Leg[], price: number, growth = 1) {
  return legs.reduce((sum, { type, side, quantity, strike, premium }) => {
    const payoffs = {
      call: Math.max(0, price - strike),
      put: Math.max(0, strike - price),
      share: price,
      cash: premium * growth,
    };
    return sum + (side === "long" ? quantity : -quantity) * (payoffs[type] - premium * growth);
  }, 0);
}

function expectNear(actual: number | string, expected: number, tolerance: number) {
  expect(Math.abs(Number(actual) - expected)).toBeLessThan(tolerance * (1 + Math.abs(expected)));
}

const leg: fc.Arbitrary<Leg> = fc.record({
  type: fc.constantFrom("call", "put", "share", "cash"),
  side: fc.constantFrom("long", "short"),
  quantity: fc.integer({ min: 1, max: 100 }),
  strike: fc.integer({ min: 2, max: 1000 }).map((half) => half / 2),
  premium: fc.integer({ min: 0, max: 2000 }).map((twentieth) => twentieth / 20),
});
const anyMarket = fc.record({
  spot: fc.double({ min: 10, max: 400, noNaN: true }),
  volatility: fc.double({ min: 0.01, max: 1.5, noNaN: true }),
  rate: fc.double({ min: -0.02, max: 0.15, noNaN: true }),
  termDays: fc.integer({ min: 1, max: 730 }),
  day: fc.integer({ min: 0, max: 730 }),
});
const anyLegs = fc.array(leg, { minLength: 1, maxLength: 6 });

describe("an option", () => {
  // Source: reference/worked_examples.py, which integrates and takes differences. The cases are those with which Hull's
  // "Options, Futures, and Other Derivatives" introduces the formula and the Greek letters.
  test.each(Object.entries(examples))(
    "agrees with integrals and their differences: %s",
    (_, { inputs: { years, strike, ...market }, ...expected }) => {
      for (const type of ["call", "put"] as const) {
        const one = figuresOf([option(type)(strike, 0)], { ...market, termDays: 365 * years });
        expect(one.number("value")).toBeCloseTo(expected[type].value, 9);
        expect(one.total("delta")).toBeCloseTo(expected[type].delta, 7);
        expect(one.total("gamma")).toBeCloseTo(expected[type].gamma, 7);
        expect(100 * one.total("vega")).toBeCloseTo(expected[type].vega, 6);
        expect(365 * one.total("theta")).toBeCloseTo(expected[type].theta, 6);
      }
    },
  );

  test("of Hull's example is worth 4.76 as a call and 0.81 as a put", () => {
    const hull = { spot: 42, volatility: 0.2, rate: 0.1, termDays: 182.5 };
    expect(figuresOf([call(40, 0)], hull).number("value")).toBeCloseTo(4.76, 2);
    expect(figuresOf([put(40, 0)], hull).number("value")).toBeCloseTo(0.81, 2);
  });

  test("stays between the certain payoff and the share, and rises with volatility", () => {
    fc.assert(
      fc.property(anyMarket, leg, (market, { strike }) => {
        const worth = (volatility: number) =>
          figuresOf([call(strike, 0)], { ...market, volatility }).number("value");
        const { spot, rate, termDays, day, volatility } = market;
        const left = Math.max(0, termDays - day) / 365;
        const value = worth(volatility);
        expect(value).toBeGreaterThanOrEqual(
          Math.max(0, spot - strike * Math.exp(-rate * left)) - 1e-9,
        );
        expect(value).toBeLessThanOrEqual(spot + 1e-9);
        expect(worth(volatility + 0.05)).toBeGreaterThanOrEqual(value - 1e-9);
      }),
      { numRuns: 300 },
    );
  });

  test("has the slopes of its value as Greeks, by finite differences", () => {
    const markets = fc.record({
      spot: fc.double({ min: 20, max: 300, noNaN: true }),
      termDays: fc.integer({ min: 10, max: 730 }),
      rate: fc.double({ min: -0.02, max: 0.15, noNaN: true }),
      volatility: fc.double({ min: 0.05, max: 1.2, noNaN: true }),
    });
    const strikes = fc.integer({ min: 20, max: 300 });
    fc.assert(
      fc.property(markets, strikes, fc.constantFrom(call, put), (market, strike, option) => {
        const at = (changes: Partial<Inputs>) =>
          figuresOf([option(strike, 0)], { ...market, ...changes }).number("value");
        const { total } = figuresOf([option(strike, 0)], market);
        const [s, v, t] = [market.spot * 2e-5, 1e-5, market.termDays * 1e-4];
        const [up, down] = [at({ spot: market.spot + s }), at({ spot: market.spot - s })];
        expect((up - down) / (2 * s)).toBeCloseTo(total("delta"), 5);
        expect((up - 2 * at({}) + down) / s ** 2).toBeCloseTo(total("gamma"), 3);
        const { volatility, termDays } = market;
        const [wilder, calmer] = [
          at({ volatility: volatility + v }),
          at({ volatility: volatility - v }),
        ];
        expectNear((wilder - calmer) / (2 * v) / 100, total("vega"), 1e-4);
        const [later, sooner] = [at({ termDays: termDays - t }), at({ termDays: termDays + t })];
        expectNear((later - sooner) / (2 * t), total("theta"), 1e-4);
      }),
      { numRuns: 300 },
    );
  });

  test("has the slope of the payoff at expiry, half-way at the strike, and no longer changes with time", () => {
    const atExpiry = (legs: Leg[], spot: number) => figuresOf(legs, { spot, day: 91, rate: 0.05 });
    const deltas = (one: Leg) => [45, 50, 55].map((spot) => atExpiry([one], spot).total("delta"));
    expect(deltas(call(50, 0))).toEqual([0, 0.5, 1]);
    expect(deltas(put(50, 0))).toEqual([-1, -0.5, 0]);
    const { total } = atExpiry([call(50, 0)], 80);
    expect([total("gamma"), total("vega"), total("theta")]).toEqual([0, 0, 0]);
  });
});

describe("break-even prices", () => {
  test.each<[string, Leg[], number[]]>([
    ["of a call lie at strike plus premium", [call(100, 5)], [105]],
    ["of a put lie at strike less premium", [put(100, 4)], [96]],
    [
      "of a straddle lie at the strike plus and minus both premiums",
      [call(100, 5), put(100, 4)],
      [91, 109],
    ],
    [
      "of a bull call spread lie at the lower strike plus the net premium",
      [call(100, 5), call(110, 2, -1)],
      [103],
    ],
    [
      "of an iron condor are two, outside the strikes sold",
      [put(80, 1), put(90, 3, -1), call(110, 3, -1), call(120, 1)],
      [86, 114],
    ],
    [
      "of a long butterfly are two, inside its wings",
      [call(90, 12), call(100, 5, -2), call(110, 1)],
      [93, 107],
    ],
    ["of the share alone lie at the price paid", [shareAt(42)], [42]],
    ["of a put bought for its strike lie at zero", [put(50, 50)], [0]],
    ["of a strategy that only loses are none", [put(100, 101)], []],
    ["of a strategy that only gains are none", [put(100, 101, -1)], []],
    [
      "of no premium lie along the stretch where nothing is gained or lost",
      [call(100, 0)],
      [0, 100],
    ],
    [
      "of the share with put and call at the price paid lie along every price: parity",
      [shareAt(100.1), put(100.1, 5.3), call(100.1, 5.3, -1)],
      [0, 100.1],
    ],
  ])("%s", (_, legs, prices) => {
    expect(breakEvens(legs)).toEqual(prices);
  });

  test("of uneven amounts are not multiplied by rounding on a flat stretch", () => {
    const [only, ...others] = breakEvens([call(100.1, 5.3), call(110.7, 2.2, -1)]);
    expect(only).toBeCloseTo(103.2, 10);
    expect(others).toEqual([]);
  });

  test("that fall on a strike are found once, however the amounts round", () => {
    // In binary 100.1 + 0.1 misses 100.2 by a hair, below it and so inside the stretch before.
    expect(breakEvens([call(100.1, 0.1, 2), call(100.2, 0, -1)])).toEqual([100.2]);
  });

  test("part gains from losses: profit is zero at each and keeps its sign between them", () => {
    fc.assert(
      fc.property(anyLegs, fc.double({ min: -0.02, max: 0.15, noNaN: true }), (legs, rate) => {
        const growth = Math.exp((rate * 91) / 365);
        const size = legs.reduce((sum, { quantity }) => sum + quantity * 500, 0);
        const found = breakEvens(legs, { rate }).map(Number);
        for (const price of found) {
          expect(Math.abs(profitAt(legs, price, growth)) / size).toBeLessThan(1e-9);
        }
        const edges = [0, ...found, (found.at(-1) ?? 200) + 400];
        for (const [index, from] of edges.entries()) {
          const to = edges[index + 1];
          if (to === undefined || to - from < 1e-6) continue;
          const signs = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => {
            const profit = profitAt(legs, from + share * (to - from), growth);
            return Math.abs(profit) / size < 1e-9 ? 0 : Math.sign(profit);
          });
          expect(new Set(signs).size).toBe(1);
        }
      }),
      { numRuns: 500 },
    );
  });
});

// The cases are those of the trading strategies in Hull's "Options, Futures, and Other Derivatives"; the extremes by
// hand: a spread of 5 less the 2 paid for it, 5 less 1, and the two premiums of 4 and 3.
describe("the extremes", () => {
  test.each<[string, Leg[], [number | string, number | string]]>([
    ["of Hull's bull spread are +3 and −2", [call(30, 3), call(35, 1, -1)], [3, -2]],
    ["of Hull's bear spread are +3 and −2", [put(35, 3), put(30, 1, -1)], [3, -2]],
    ["of Hull's butterfly are +4 and −1", [call(55, 10), call(60, 7, -2), call(65, 5)], [4, -1]],
    ["of Hull's straddle are no limit and −7", [call(70, 4), put(70, 3)], ["Unlimited", -7]],
    [
      "of a naked short call are the premium and no limit",
      [call(110, 2.5, -1)],
      [2.5, "Unlimited"],
    ],
    ["of a put sold stop where the share is worth nothing", [put(100, 4, -1)], [4, -96]],
    ["of a strategy that only gains have no loss", [call(100, 0)], ["Unlimited", "None"]],
    ["of a strategy that only loses have no profit", [put(100, 101)], ["None", -101]],
  ])("%s", (_, legs, expected) => {
    expect(extremes(legs)).toEqual(expected);
  });

  test("bound the profit at every price, unless there is no limit", () => {
    const prices = fc.array(fc.double({ min: 0, max: 1000, noNaN: true }), { minLength: 5 });
    fc.assert(
      fc.property(anyLegs, prices, (legs, prices) => {
        const [profit = 0, loss = 0] = extremes(legs).map((one) => (one === "None" ? 0 : one));
        for (const price of prices) {
          const here = profitAt(legs, price);
          if (typeof profit === "number") expect(here).toBeLessThanOrEqual(profit + 1e-6);
          if (typeof loss === "number") expect(here).toBeGreaterThanOrEqual(loss - 1e-6);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe("a strategy", () => {
  test("of a call bought, a put sold and the strike in cash is worth the share: put–call parity", () => {
    fc.assert(
      fc.property(anyMarket, leg, (market, { strike }) => {
        const today = strike * Math.exp((-market.rate * market.termDays) / 365);
        const legs = [call(strike, 0), put(strike, 0, -1), option("cash")(strike, today)];
        const { number, total } = figuresOf(legs, market);
        expect(number("value")).toBeCloseTo(market.spot, 8);
        expect(total("delta")).toBeCloseTo(1, 10);
        expect(total("gamma")).toBeCloseTo(0, 10);
        expect(total("vega")).toBeCloseTo(0, 8);
        // After expiry the options no longer change, while cash goes on earning interest.
        if (market.day < market.termDays) expect(total("theta")).toBeCloseTo(0, 8);
      }),
      { numRuns: 300 },
    );
  });

  test("is the sum of its legs, in value, Greeks, cost and profit", () => {
    fc.assert(
      fc.property(anyMarket, anyLegs, (market, legs) => {
        const whole = figuresOf(legs, market);
        const parts = legs.map((one) => figuresOf([one], market));
        const sum = (of: (part: typeof whole) => number) =>
          parts.reduce((total, part) => total + of(part), 0);
        for (const of of [
          ({ total }: typeof whole) => total("cost"),
          ({ number }: typeof whole) => number("value"),
          ({ number }: typeof whole) => number("profitToday"),
          ...greeks.map(
            (greek) =>
              ({ total }: typeof whole) =>
                total(greek),
          ),
        ]) {
          expect(of(whole)).toBeCloseTo(sum(of), 6);
        }
      }),
      { numRuns: 100 },
    );
  });

  test("of the opposite legs is the opposite", () => {
    fc.assert(
      fc.property(anyMarket, anyLegs, (market, legs) => {
        const opposite = legs.map(
          (one): Leg => ({ ...one, side: one.side === "long" ? "short" : "long" }),
        );
        const [bought, sold] = [figuresOf(legs, market), figuresOf(opposite, market)];
        expect(sold.total("cost")).toBeCloseTo(-bought.total("cost"), 9);
        expect(sold.number("profitToday")).toBeCloseTo(-bought.number("profitToday"), 9);
        expect(breakEvens(opposite, market)).toEqual(breakEvens(legs, market));
        const isOpen = (value: number | string) => value === "Unlimited";
        expect(isOpen(sold.value("greatestProfit"))).toBe(isOpen(bought.value("greatestLoss")));
      }),
      { numRuns: 100 },
    );
  });

  test("to start from has premiums that lose at most a quarter of a euro on the first day", () => {
    for (const { inputs } of Object.values(sheet.presets)) {
      expect(Math.abs(sheet.calculate(inputs).number("profitToday"))).toBeLessThan(0.25);
    }
  });
});

describe("the list of prices", () => {
  test("has the payoff and the profit of each price, and on the day of expiry nothing else", () => {
    fc.assert(
      fc.property(anyMarket, anyLegs, (market, legs) => {
        const { numbers, number, total } = figuresOf(legs, { ...market, day: 730 });
        const growth = number("growthAtExpiry");
        const [prices, profits, payoffs] = [numbers("price"), numbers("profit"), numbers("payoff")];
        for (const [row, price] of prices.entries()) {
          expect(profits[row]).toBeCloseTo(profitAt(legs, price, growth), 6);
          expect(payoffs[row]).toBeCloseTo((profits[row] ?? 0) + total("cost") * growth, 6);
        }
        expectClose(numbers("valueOnDay"), payoffs);
        expectClose(numbers("profitOnDay"), profits);
      }),
      { numRuns: 60 },
    );
  });

  test("has the value of the strategy with the share at each price", () => {
    fc.assert(
      fc.property(anyMarket, anyLegs, (market, legs) => {
        const { numbers } = figuresOf(legs, market);
        const [prices, values] = [numbers("price"), numbers("valueOnDay")];
        for (const row of [10, 30, 50]) {
          const spot = prices[row] ?? 1;
          expect(values[row]).toBeCloseTo(figuresOf(legs, { ...market, spot }).number("value"), 7);
        }
      }),
      { numRuns: 60 },
    );
  });

  test("is ascending and has every strike and every break-even, each said once", () => {
    fc.assert(
      fc.property(anyMarket, anyLegs, (market, legs) => {
        const { numbers, line } = figuresOf(legs, market);
        const prices = numbers("price");
        expect(prices).toEqual(prices.toSorted((a, b) => a - b));
        const marks = line("mark");
        const marked = (...words: string[]) =>
          prices.filter((_, row) => words.includes(String(marks[row])));
        const rounded = (all: readonly (number | string)[]) => [
          ...new Set(all.map((one) => Number(Number(one).toFixed(9)))),
        ];
        expect(marked("break-even")).toEqual(rounded(breakEvens(legs, market)));
        const strikes = legs.flatMap(({ type, strike }) =>
          type === "call" || type === "put" ? [strike] : [],
        );
        expect(marked("break-even", "strike")).toEqual(expect.arrayContaining(rounded(strikes)));
      }),
      { numRuns: 100 },
    );
  });
});

function expectClose(actual: readonly number[], expected: readonly number[]) {
  for (const [row, number] of expected.entries()) expect(actual[row]).toBeCloseTo(number, 6);
}

test("the strategies to start from are within the limits of the page", () => {
  const { legs } = sheet.lists;
  const within = (name: string, value: number | string, entry: object | undefined) => {
    if (entry && "from" in entry && "to" in entry && typeof value === "number") {
      expect(value, name).toBeGreaterThanOrEqual(Number(entry.from));
      expect(value, name).toBeLessThanOrEqual(Number(entry.to));
    }
  };
  for (const { inputs } of Object.values(sheet.presets)) {
    for (const [name, entry] of Object.entries(sheet.inputs)) {
      within(name, inputs[name as keyof typeof sheet.inputs], entry);
    }
    for (const row of inputs.legs) {
      for (const [name, value] of Object.entries(row)) within(name, value, legs?.lines[name]);
    }
  }
});

describe("what an options desk asks", () => {
  const years = (count: number) => ({ termDays: 365 * count, day: 0 });

  // The example of an option on a stock index in Hull's "Options, Futures, and Other Derivatives": index at 930, strike
  // 900, two months, 8% interest, 20% volatility, 3% dividends; he gives 51.83.
  test("dividends make Hull’s index call worth 51.83", () => {
    const market = { spot: 930, volatility: 0.2, rate: 0.08, dividendYield: 0.03 };
    const { number } = figuresOf([call(900, 0)], { ...market, ...years(1 / 6) });
    expect(number("value")).toBeCloseTo(51.83, 2);
  });

  test("a call less a put is the share without its dividends less the discounted strike", () => {
    const market = { rate: 0.05, dividendYield: 0.02, skew: 0.02, ...years(1) };
    const { number } = figuresOf([call(90, 0), put(90, 0, -1)], market);
    expect(number("value")).toBeCloseTo(100 * Math.exp(-0.02) - 90 * Math.exp(-0.05), 10);
  });

  // Hull's example of rho: share at 49, strike 50, 20 weeks, 5% interest, 20% volatility; he gives 8.91 for a rate of 1.
  test("rho of Hull’s call is 0.0891 for one percentage point", () => {
    const market = { spot: 49, volatility: 0.2, rate: 0.05, ...years(0.3846) };
    expect(figuresOf([call(50, 0)], market).total("rho")).toBeCloseTo(0.0891, 4);
  });

  // Hull's example of an implied volatility: share at 21, strike 20, three months, 10% interest, price 1.875; he gives
  // 23.5%.
  test("a price of 1.875 implies a volatility of 23.5%", () => {
    const { numberAt } = figuresOf([call(20, 1.875)], { spot: 21, rate: 0.1, ...years(0.25) });
    expect(numberAt("impliedVolatility", 1)).toBeCloseTo(0.235, 3);
  });

  test("a price that no volatility explains implies none", () => {
    expect(figuresOf([call(80, 5)]).at("impliedVolatility", 1)).toBe("–");
  });

  test("a skew of two points adds them to the volatility of a strike 10% below the share", () => {
    const { numberAt } = figuresOf([put(90, 2), call(100, 6), call(110, 2)], { skew: 0.02 });
    const found = [1, 2, 3].map((leg) => numberAt("legVolatility", leg));
    for (const [index, expected] of [0.32, 0.3, 0.28].entries())
      expect(found[index]).toBeCloseTo(expected, 12);
  });

  // By hand: with neither drift nor interest, half the time the share ends below 100 · e^(−σ²T/2).
  test("a profit below the median of the share is as likely as one above it", () => {
    const median = 100 * Math.exp((-(0.3 ** 2) * 91) / 365 / 2);
    expect(figuresOf([shareAt(median)]).number("profitLikely")).toBeCloseTo(0.5, 12);
    const [long, short] = [call(100, 5), call(100, 5, -1)].map((one) =>
      figuresOf([one]).number("profitLikely"),
    );
    expect((long ?? 0) + (short ?? 0)).toBeCloseTo(1, 12);
  });

  // Cboe's rules for strategies, by hand: a call 10 out of the money asks for its value and 20% of 100 less 10; a put 30
  // out of the money for its value and the least, 10% of its strike; of a strangle the greater counts.
  test("margin follows Cboe’s rules for strategies", () => {
    const [shortCall, shortPut] = [call(110, 2.5, -1), put(70, 0.2, -1)];
    const marginOf = (...legs: Leg[]) => {
      const { number, total } = figuresOf(legs);
      return number("margin") - total("proceeds");
    };
    expect(marginOf(shortCall)).toBeCloseTo(10, 12);
    expect(marginOf(shortPut)).toBeCloseTo(7, 12);
    expect(marginOf(shortCall, shortPut)).toBeCloseTo(10, 12);
    expect(figuresOf([shortCall, call(115, 1.5)]).number("margin")).toBe(5);
    expect(figuresOf([shortCall, shareAt(100)]).number("margin")).toBe(0);
  });
});
