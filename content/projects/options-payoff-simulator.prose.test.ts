import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { modelOf } from "#app/features/models/kit/model-of.ts";
import { shownFigures } from "#app/features/models/kit/shown-figures.ts";
import { legInputs } from "#models/options/leg-lines.ts";
import { sheet } from "#models/options/sheet.ts";

const prose = readFileSync("content/projects/options-payoff-simulator.mdx", "utf8");
const model = modelOf(sheet);

function figuresOf(query: string) {
  const { inputs } = model.urlState.read(new URLSearchParams(query));
  return shownFigures(sheet.calculate(inputs));
}

const figures = figuresOf("");

function row(...cells: string[]) {
  return `| ${cells.join(" | ")} |`;
}

describe("the text of the options page", () => {
  test("states the case the model opens with", () => {
    const { number, numberAt, signed, text } = figures;
    const paid = (leg: number) => signed("financing", -numberAt("cost", leg));
    const result = (name: "greatestProfit" | "greatestLoss") => signed(name, number(name));
    expect(prose).toContain(row("Buy one call, strike 100", paid(1)));
    expect(prose).toContain(row("Sell one call, strike 110", paid(2)));
    expect(prose).toContain(row("Maximum loss, at 100 or below", result("greatestLoss")));
    expect(prose).toContain(row("Break-even", text("breakEven")));
    expect(prose).toContain(row("Maximum profit, at 110 or above", result("greatestProfit")));
  });

  test("states its value and delta, and the value of the case it links to", () => {
    expect(prose).toContain(
      `worth ${figures.text("value")} today, with a delta of ${figures.text("delta", "total")}`,
    );
    expect(prose).toContain(
      `[after 60 days](?day=60), with the share where it was, ${figuresOf("day=60").text("value")}`,
    );
  });

  test("links to a case without a limit to its loss", () => {
    expect(prose).toContain("(?strategy=short-call)");
    expect(figuresOf("strategy=short-call").value("greatestLoss")).toBe("Unlimited");
  });

  test("states the limits", () => {
    expect(prose).toContain(
      `up to ${legInputs.quantity.to} shares each, strikes up to ${legInputs.strike.to} and terms up to ${sheet.inputs.termDays.to} days`,
    );
  });
});
