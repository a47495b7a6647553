import { cents, formulasAt, million, percent } from "#workings/describe.ts";
import { moved } from "./grid.ts";
import { planValueAt, valueByGrowth, valueByMultiple } from "./other-rates.ts";

/** How far the ranges of the football field go either way. */
const { wacc, terminalGrowth, exitMultiple } = moved;

/** The growths that a range covers: the one of the case is the second. */
const cases = [1, 2, 3] as const;
const byGrowth = ["growthAtLowerWacc", "growthAtHigherWacc"].flatMap((line) =>
  cases.map((column) => `${line}.${column}`),
);

/** The plan at both ends of the range of the WACC. */
export const rangeSteps = {
  lowerWacc: percent("WACC of the high end", `=wacc-${wacc.apart}`),
  higherWacc: percent("WACC of the low end", `=wacc+${wacc.apart}`),
  planAtLowerWacc: million("Plan at the WACC of the high end", planValueAt("lowerWacc")),
  planAtHigherWacc: million("Plan at the WACC of the low end", planValueAt("higherWacc")),
};

export const rangeTable = {
  title: "Enterprise value around the case, by growth",
  axis: { name: "rangeColumn", label: "Column", positions: cases },
  lines: {
    rangeGrowth: percent(
      "Terminal growth",
      `=terminalGrowth+(rangeColumn-2)*${terminalGrowth.apart}`,
    ),
    rangeReinvested: percent(
      "Reinvestment rate at this growth",
      '=IF(terminalReinvestment="held",reinvestmentShare,rangeGrowth/returnOnNewCapital)',
    ),
    growthAtLowerWacc: million(
      "At the WACC of the high end",
      `=${valueByGrowth("lowerWacc", "planAtLowerWacc", "rangeGrowth", "rangeReinvested")}`,
    ),
    growthAtHigherWacc: million(
      "At the WACC of the low end",
      `=${valueByGrowth("higherWacc", "planAtHigherWacc", "rangeGrowth", "rangeReinvested")}`,
    ),
  },
};

/** Enterprise value and value per share by method, from low to high. */
export const fieldTable = {
  title: "Value by method",
  axis: {
    ...{ name: "method", label: "Method", positions: ["growth", "multiple", "peers"] },
    names: ["DCF, by growth", "DCF, by multiple", "Peers’ EV/EBITDA"],
  },
  lines: {
    enterpriseLow: million(
      "Enterprise value, low",
      ...formulasAt({
        growth: ifAll("MIN"),
        multiple: `=${valueByMultiple("higherWacc", "planAtHigherWacc", `(exitMultiple-${exitMultiple.apart})`)}`,
        peers: "=SMALL(all(peerMultiple),2)*first(ebitda)",
      }),
    ),
    enterpriseHigh: million(
      "Enterprise value, high",
      ...formulasAt({
        growth: ifAll("MAX"),
        multiple: `=${valueByMultiple("lowerWacc", "planAtLowerWacc", `(exitMultiple+${exitMultiple.apart})`)}`,
        peers: "=SMALL(all(peerMultiple),4)*first(ebitda)",
      }),
    ),
    shareLow: cents("Value per share, low", perShare("enterpriseLow")),
    shareHigh: cents("Value per share, high", perShare("enterpriseHigh")),
  },
};

/** Growth at the WACC has no value, and a range that includes it no end. */
function ifAll(pick: "MIN" | "MAX") {
  const cells = byGrowth.join(",");
  return `=IF(COUNT(${cells})<${byGrowth.length},"No value",${pick}(${cells}))`;
}

function perShare(enterprise: string) {
  return `=IF(${enterprise}="No value","No value",(${enterprise}-claims)/shares)`;
}
