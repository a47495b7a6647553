import { formatNumber, formatPercent } from "#app/lib/format/number.ts";
import type { CellId } from "#workings/sheet-spec.ts";
import { formatShown, years } from "../kit/units.ts";
import type { WaterfallFigures } from "./ledger.ts";

/** Its name, its text, and the cells of the sheet that it states. */
export type Fact = readonly [name: string, text: string, ...cells: CellId[]];

/** What the partnership agreement says, and the cells that say it. */
export function termsInWords({ number, value, id, text, describe }: WaterfallFigures): Fact[] {
  const percent = (fraction: number) => formatPercent(fraction, { atMost: 1 });
  const shares = (gpShare: number) =>
    `${formatNumber((1 - gpShare) * 100)}/${formatNumber(gpShare * 100)}`;
  const carryShare = number("carryShare");
  const catchUp = (number("preferredRate") * carryShare) / (1 - carryShare);
  const basis =
    value("feeBasis") === "invested"
      ? ` for ${formatShown(years, number("investmentYears"))}, then of invested capital`
      : "";
  const end =
    value("fundEnd") === "set"
      ? `to the end of year ${formatNumber(number("fundLife"))}`
      : "until the last cash flow";
  const offset =
    number("companyFeeRate") > 0
      ? `, less ${percent(number("feeOffset"))} of the fees from companies, ${percent(number("companyFeeRate"))} of each deal`
      : "";
  const costs =
    value("dealCosts") === "all"
      ? "all fees and expenses"
      : "their part of fees and expenses, by cost";
  const escrow =
    number("escrowShare") > 0
      ? `; until then ${percent(number("escrowShare"))} of carry is held in escrow`
      : "";
  const interim =
    value("clawback") === "interim"
      ? `; every year, what would be owed if the fund ended and the deals held were sold at ${percent(number("heldValue"))} of cost goes into escrow`
      : "";
  const extras: Fact[] = [];
  if (number("gpCommitment") > 0) {
    const share = percent(number("gpCommitment"));
    extras.push([
      describe("gpCommitment").label,
      `${share} of committed capital, without fee and carry`,
      id("gpCommitment"),
    ]);
  }
  if (number("expensesAYear") > 0) {
    extras.push([
      describe("expensesAYear").label,
      `${text("expensesAYear")} a year`,
      id("expensesAYear"),
    ]);
  }
  return [
    [
      "Management fee",
      `${percent(number("managementFeeRate"))} a year of committed capital${basis}, ${end}${offset}`,
      ...[id("managementFeeRate"), id("feeBasis"), id("fundEnd")],
    ],
    ...extras,
    [
      "Preferred return",
      `${percent(number("preferredRate"))} a year, cumulative, compounded yearly: from the day on which capital is drawn, here always a year’s end, by whole years, so that no day count matters`,
      id("preferredRate"),
    ],
    [
      "Catch-up",
      `100% to the GP, until it holds ${percent(carryShare)} of profit; also written “${percent(catchUp)}”`,
    ],
    [
      "Carried interest",
      `${shares(carryShare)} (LP/GP) up to a net IRR of ${percent(number("hurdleIrr"))}, ${shares(number("carryShareAboveHurdle"))} above`,
      ...[id("carryShare"), id("hurdleIrr"), id("carryShareAboveHurdle")],
    ],
    [
      "Carry is paid",
      value("carryBasis") === "fund"
        ? "on the whole fund: once all capital drawn so far has been returned with the preferred return on it"
        : `deal by deal: once the capital of the deals that have paid, and ${costs}, have been returned with the preferred return on them`,
      id("carryBasis"),
    ],
    [
      describe("clawback").label,
      value("clawback") === "off"
        ? "none: carry once paid stays paid"
        : `at the end of the fund, of carry that turned out not to be due${interim}${escrow}`,
      id("clawback"),
    ],
  ];
}
