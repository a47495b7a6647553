import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { formatPercent } from "#app/lib/format/number.ts";
import { assetNames, months, truth } from "#models/portfolio/returns.ts";
import { testStart } from "#models/portfolio/strategies.ts";

const prose = readFileSync(new URL("portfolio-optimization.mdx", import.meta.url), "utf8");

test("the text states by how much the second decade misses the true means", () => {
  const tested = months.slice(testStart);
  const assets = assetNames.map((name, asset) => {
    const mean = (12 / tested.length) * tested.reduce((sum, month) => sum + (month[asset] ?? 0), 0);
    const trueMean = truth.expectedReturns[asset] ?? Number.NaN;
    const standardError = Math.sqrt((truth.covariance[asset]?.[asset] ?? 0) / (tested.length / 12));
    return { name, mean, trueMean, miss: (mean - trueMean) / standardError };
  });
  const square = assets.reduce((sum, { miss }) => sum + miss ** 2, 0) / assets.length;
  expect(prose).toContain(`(root mean square ${Math.sqrt(square).toFixed(2)})`);
  expect(Math.sqrt(square)).toBeLessThan(0.5);
  const shares = assets.find(({ name }) => name === "World shares");
  expect(prose).toContain(
    `world shares averaged ${formatPercent(shares?.mean ?? 0)} a year against a true ${formatPercent(shares?.trueMean ?? 0)}`,
  );
});
