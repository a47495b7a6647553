import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { formatEuro } from "#app/lib/format/money.ts";
import { formatNumber, formatPercent } from "#app/lib/format/number.ts";
import { scorecard } from "#models/credit-risk/scorecard.ts";
import { sheet } from "#models/credit-risk/sheet.ts";

const prose = readFileSync("content/projects/credit-risk-model.mdx", "utf8");
const { train, test: tested, measured } = scorecard;
const inputs = sheet.opening;

function row(name: string, value: string) {
  return `| ${name} | ${value} |`;
}

describe("the text of the credit risk page", () => {
  test("says that the loans are simulated, how many, and how many defaulted", () => {
    expect(prose).toContain("No borrower here is real");
    expect(prose).toContain(
      `draws ${formatNumber(train.loans + tested.loans)} loans with a fixed seed`,
    );
    expect(prose).toContain(
      `the ${formatNumber(train.loans)} loans approved from 2018 to 2020, of which ${formatPercent(train.defaults / train.loans)} defaulted, and was tested on the ${formatNumber(tested.loans)} of 2021, of which ${formatPercent(tested.defaults / tested.loans, 2)} did`,
    );
  });

  test("states what was measured", () => {
    const { area, areaError } = measured;
    const { number } = sheet.calculate(inputs);
    const interval = [-1.96, 1.96].map((errors) => formatNumber(area + errors * areaError, 2));
    for (const line of [
      row(
        `Accuracy, declining at a probability of ${formatPercent(measured.cutOff, 0)} or more`,
        `**${formatPercent(measured.accuracy, 0)}**`,
      ),
      row("AUC", `**${formatNumber(area, 2)}**`),
      row("AUC, 95% interval (Hanley–McNeil)", interval.join(" to ")),
      row("Gini", formatNumber(number("gini"), 3)),
      row("KS, at the best cutoff", formatPercent(number("kolmogorovSmirnov"))),
      row(
        "Hosmer–Lemeshow, ten groups",
        `${formatNumber(number("hosmerLemeshow"), 2)} (p = ${formatNumber(number("hosmerLemeshowChance"), 2)})`,
      ),
      row("AUC on the training loans", formatNumber(measured.areaInTraining, 3)),
      row("AUC of gradient boosting", formatNumber(measured.areaOfChallenger, 3)),
      row("AUC of the true probabilities", formatNumber(measured.areaOfTruth, 3)),
      row("Brier score", formatNumber(measured.brier, 3)),
      row(
        "Population stability index, training to test (stable below 0.1)",
        formatNumber(measured.stability, 3),
      ),
    ]) {
      expect(prose).toContain(line);
    }
  });

  test("states the claim of the card: 85% accuracy and an AUC of 0.89, as a design target", () => {
    expect(prose).toContain("Both are the simulation’s design target");
    expect(formatPercent(measured.accuracy, 0)).toBe("85%");
    expect(formatNumber(measured.area, 2)).toBe("0.89");
  });

  test("says what accuracy hides at this default rate", () => {
    const { numberAt, number, value } = sheet.calculate(inputs);
    expect(numberAt("accuracyAt", "All")).toBeGreaterThan(number("accuracy"));
    expect(prose).toContain(
      `right ${formatPercent(numberAt("accuracyAt", "All"), 2)} of the time, which is better than 85%, and loses ${formatEuro(numberAt("costAt", "All"))} if a default costs ${formatPercent(inputs.loss, 0)} of the loan`,
    );
    expect(value("cutOff")).toBe(0.15);
    expect(prose).toContain(
      `it declines ${numberAt("refused", "repaid")} good loans in order to decline ${numberAt("refused", "defaulted")} of the ${tested.defaults} defaults, and its errors cost ${formatEuro(number("cost"))}, with ${formatPercent(inputs.margin, 0)} of the amount`,
    );
    const half = sheet.calculate({ ...inputs, cutOff: 0.5 });
    expect(prose).toContain(
      `(?cutoff=50) has an accuracy of ${formatPercent(half.number("accuracy"), 0)}, declines ${formatPercent(half.number("caught"), 0)} of the defaults and costs ${formatEuro(half.number("cost"))}`,
    );
  });

  test("states the challenger’s lead", () => {
    const lead = measured.areaOfChallenger - measured.area;
    expect(prose).toContain(`The challenger’s lead of ${formatNumber(lead, 3)}`);
  });

  test("states the interest rate of the installment", () => {
    expect(prose).toContain(`the installment at ${formatPercent(scorecard.annualRate)} a year`);
  });
});
