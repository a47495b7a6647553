import { formatNumber } from "#app/format/number.ts";
import { formatPercent } from "#app/format/percent.ts";
import { formatShown, years } from "../kit/units.ts";
import type { WaterfallFigures } from "./tiers.ts";

/** What the partnership agreement says, and the cells that say it. */
export function termsInWords({ number, value }: WaterfallFigures) {
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
  return [
    [
      "Management fee",
      `${percent(number("managementFeeRate"))} a year of committed capital${basis}, ${end}`,
      "managementFeeRate feeBasis fundEnd",
    ],
    ["Preferred return", `${percent(number("preferredRate"))} a year, cumulative`, "preferredRate"],
    [
      "Catch-up",
      `${percent(catchUp)}: the GP alone, until it holds ${percent(carryShare)} of profit`,
    ],
    [
      "Carried interest",
      `${shares(carryShare)} (LP/GP) up to an LP IRR of ${percent(number("hurdleIrr"))}, ${shares(number("carryShareAboveHurdle"))} above`,
      "carryShare hurdleIrr carryShareAboveHurdle",
    ],
    [
      "Carry is paid",
      value("carryBasis") === "fund"
        ? "on the whole fund: once all capital drawn so far has been returned"
        : "deal by deal: once the capital of the deals that have paid, and all fees, have been returned",
      "carryBasis",
    ],
    [
      "Clawback",
      value("clawback") === "off"
        ? "none: carry once paid stays paid"
        : "at the end of the fund, of carry that turned out not to be due",
      "clawback",
    ],
  ] as const;
}
