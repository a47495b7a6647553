import { formatLongDate } from "#app/lib/format/date.ts";
import { formatNumber, formatPercent } from "#app/lib/format/number.ts";
import { isoDay } from "#workings/day-number.ts";
import type { DcfFigures } from "./rate-grid.tsx";

/** What is left for the shareholders, as a finding. */
export function bridgeTitle({ value, number, write, text }: DcfFigures) {
  if (value("equity") === "No value") return "From enterprise value to equity value";
  const [claims, equity] = [number("claims"), number("equity")];
  if (equity < 0) return `The claims exceed the value by ${write("equity", -equity)}`;
  if (claims < 0) {
    return `With ${write("equity", -claims)} more cash than claims, a share is worth ${text("perShare")}`;
  }
  return `After ${text("claims")} of prior claims, ${text("equity")} is left for the shareholders`;
}

const places = [1, 2, 3, 4, 5] as const;

/** How much the next lower WACC and the next higher assumption of the grid are worth. */
export function gridTitle({ value, number, at }: DcfFigures) {
  const byGrowth = value("terminalBy") === "growth";
  const column = number(byGrowth ? "growthsBefore" : "multiplesBefore") + 1;
  const row = number("waccsBefore");
  const worth = (rowBefore: number, column: number) => {
    const place = places[rowBefore];
    return place === undefined ? "None" : at(`atWacc${place}`, column);
  };
  const own = value("enterprise");
  const [lower, higher] = [worth(row - 1, column), column < 5 ? worth(row, column + 1) : "None"];
  const other = byGrowth ? "growth by 50\u00a0bp" : "the multiple of EBIT by one turn";
  if (
    typeof own !== "number" ||
    typeof lower !== "number" ||
    typeof higher !== "number" ||
    own <= 0
  ) {
    return `Enterprise value by WACC and ${byGrowth ? "terminal growth" : "multiple of EBIT"}`;
  }
  return `Cutting WACC by 50\u00a0bp ${changes(lower / own - 1)}; raising ${other} ${changes(higher / own - 1)}`;
}

function changes(fraction: number) {
  const size = formatPercent(Math.abs(fraction));
  return `${fraction < 0 ? "takes off" : "adds"} ${size}`;
}

const methods = ["growth", "multiple", "peers"] as const;

/** The ranges of the football field that the case has, each named by what it rests on. */
export function rangesOf({ at, number, numberAt, numbers, write, text }: DcfFigures) {
  const upTo = (low: string, high: string) => `${low.replace(/[%×]$/, "")}–${high}`;
  const wacc = `WACC ${upTo(text("lowerWacc"), text("higherWacc"))}`;
  const turns = (by: number) => `${formatNumber(number("exitMultiple") + by, { atMost: 1 })}×`;
  const ofPeers = numbers("peerMultiple").toSorted((a, b) => a - b);
  const peers = upTo(write("peerMedian", ofPeers[1] ?? 0), write("peerMedian", ofPeers[3] ?? 0));
  const names = {
    growth: `DCF, ${wacc}, growth ${upTo(text("rangeGrowth", 1), text("rangeGrowth", 3))}`,
    multiple: `DCF, ${wacc}, ${upTo(turns(-1), turns(1))} EBIT`,
    peers: `Peers, ${peers} EBITDA`,
  };
  return methods.flatMap((method) =>
    typeof at("shareLow", method) === "number"
      ? [
          {
            name: names[method],
            low: numberAt("shareLow", method),
            high: numberAt("shareHigh", method),
          },
        ]
      : [],
  );
}

/** Where the price is among the ranges, as a finding. */
export function fieldTitle(figures: DcfFigures) {
  const price = figures.number("sharePrice");
  const ranges = rangesOf(figures);
  const all = ranges.length === 3 ? "all three ranges" : "both ranges";
  const inside = ranges.filter(({ low, high }) => low <= price && price <= high).length;
  const text = `The share price of ${figures.text("sharePrice")} is`;
  if (inside === ranges.length) return `${text} within ${all}`;
  if (ranges.every(({ low }) => price < low)) return `${text} below ${all}`;
  if (ranges.every(({ high }) => price > high)) return `${text} above ${all}`;
  return `${text} within ${inside === 0 ? "none" : inside === 1 ? "one" : "two"} of ${ranges.length === 3 ? "three" : "two"} ranges`;
}

/** What the figures follow, and what would change them. */
export function conventions({ value, number, text }: DcfFigures) {
  const date = formatLongDate(isoDay(number("valuationDate")));
  const isWhole = number("stub") === 1;
  const stub = isWhole
    ? "all of year 1 is still to come"
    : `${formatNumber(100 * number("stub"))}% of year 1 is still to come, and net debt is that of this day`;
  const leases =
    value("leaseBasis") === "before-rent"
      ? `EBITDA is before rent (IFRS 16), so leases of ${text("leases")} count as debt and new leases as capex.`
      : `EBITDA is after rent, so leases of ${text("leases")} are paid by the cash flow and not deducted.`;
  return `Valued at ${date}: ${stub}. ${leases} Mixing the two would misstate a share by ${text("leasesPerShare")}. Peers are shown from the lower to the upper quartile.`;
}
