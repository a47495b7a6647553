import { formatLongDate } from "#app/format/date.ts";
import { formatMillionEuro } from "#app/format/money.ts";
import { formatNumber } from "#app/format/number.ts";
import type { FundResults } from "#models/fund/results.ts";
import { rateOfReturn } from "../kit/rate-of-return.ts";
import type { Result } from "../kit/result.ts";

/** The four figures of the reported quarter. */
export function headlines({ reported, multiples, netIrr, ...sums }: FundResults): Result[] {
  const value = (of: "tvpi" | "dpi" | "rvpi") =>
    multiples ? `${formatNumber(multiples[of], 2)}×` : "None";
  const paidIn = formatMillionEuro(sums.paidIn);
  return [
    { id: "irr", label: "Net IRR", ...rateOfReturn(netIrr, "a year, after fees and carry") },
    { id: "tvpi", label: "TVPI", value: value("tvpi"), note: `per euro of ${paidIn} paid in` },
    {
      id: "dpi",
      label: "DPI",
      value: value("dpi"),
      note: `${formatMillionEuro(sums.distributedToLps)} distributed`,
    },
    {
      id: "rvpi",
      label: "RVPI",
      value: value("rvpi"),
      note: `${formatMillionEuro(reported.netAssetValue)} still held, net`,
    },
  ];
}

/** `Quarter 24, December 31, 2020`. */
export function quarterName({ quarter, date }: { quarter: number; date: string }) {
  return `Quarter ${quarter}, ${formatLongDate(date)}`;
}
