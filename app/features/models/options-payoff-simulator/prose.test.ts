import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { formatNumber } from "#app/format/number.ts";
import { legLimits, strategyLimits } from "#models/options/limits.ts";
import { strategyResults } from "#models/options/strategy.ts";
import { strategyModel } from "./fields.ts";
import { amountText, changeText } from "./results.ts";

const text = "content/projects/options-payoff-simulator.mdx";
const prose = existsSync(text) ? readFileSync(text, "utf8") : "";
const base = strategyModel.caseOf(strategyModel.opensWith).inputs;
const results = strategyResults(base);

function row(...cells: string[]) {
  return `| ${cells.join(" | ")} |`;
}

// An owner may remove the page and keep the model.
describe.skipIf(prose === "")("the text of the options page", () => {
  test("states the case the model opens with", () => {
    const { greatestProfit, greatestLoss, breakEvens } = results;
    if (greatestProfit.kind !== "limited" || greatestLoss.kind !== "limited") {
      throw new Error("a spread is limited on both sides");
    }
    const [bought, sold] = base.legs;
    expect(prose).toContain(row("Buy one call, strike 100", changeText(-(bought?.premium ?? 0))));
    expect(prose).toContain(row("Sell one call, strike 110", changeText(sold?.premium ?? 0)));
    expect(prose).toContain(row("Greatest loss, at 100 or below", changeText(greatestLoss.profit)));
    expect(prose).toContain(row("Break-even", breakEvens.map(amountText).join()));
    expect(prose).toContain(
      row("Greatest profit, at 110 or above", changeText(greatestProfit.profit)),
    );
  });

  test("states its value and delta, and the value of the case it links to", () => {
    expect(prose).toContain(
      `worth ${amountText(results.total.value)} today, with a delta of ${formatNumber(results.total.delta, 3)}`,
    );
    const later = strategyModel.urlState.read(new URLSearchParams("day=60")).inputs;
    expect(prose).toContain(
      `[after 60 days](?day=60), with the share where it was, ${amountText(strategyResults(later).total.value)}`,
    );
  });

  test("links to a case without a limit to its loss", () => {
    expect(prose).toContain("(?strategy=short-call)");
    const naked = strategyModel.urlState.read(new URLSearchParams("strategy=short-call")).inputs;
    expect(strategyResults(naked).greatestLoss.kind).toBe("unlimited");
  });

  test("states the limits", () => {
    expect(prose).toContain(
      `up to ${legLimits.quantity.max} shares each, strikes up to ${legLimits.strike.max} and terms up to ${strategyLimits.termDays.max} days`,
    );
  });
});
