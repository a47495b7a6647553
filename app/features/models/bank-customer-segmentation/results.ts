import { formatEuro } from "#app/format/money.ts";
import { formatNumber } from "#app/format/number.ts";
import { formatPercent } from "#app/format/percent.ts";
import type { SegmentationInputs } from "#models/segmentation/inputs.ts";
import type { Segment } from "#models/segmentation/rfm.ts";
import {
  breakEvenResponse,
  perCustomer,
  type SegmentationResults,
  type SegmentWorth,
  worthOf,
} from "#models/segmentation/worth.ts";
import type { Result } from "../kit/result.ts";

/** `At risk`. */
export function titleOf(segment: Segment) {
  return segment.charAt(0).toUpperCase() + segment.slice(1);
}

/** The headline figures of a case. */
export function headlines(results: SegmentationResults, inputs: SegmentationInputs): Result[] {
  const { segments, total, campaign } = results;
  const [core, atRisk] = [worthOf(segments, "core"), worthOf(segments, "at risk")];
  const needed = breakEvenResponse(results, inputs);
  return [
    {
      id: "coreWorth",
      label: "Core contributes",
      value: formatEuro(core.contribution),
      note: `of ${formatEuro(total.contribution)} a year, from ${formatPercent(core.customers / total.customers, 0)} of customers`,
    },
    {
      id: "atRisk",
      label: "Customers at risk",
      value: formatNumber(atRisk.customers),
      note: `of ${formatNumber(total.customers)}: good customers who have gone quiet`,
    },
    {
      id: "atRiskWorth",
      label: "At risk contributes",
      value: formatEuro(atRisk.contribution),
      note: `${formatEuro(perCustomer(atRisk.contribution, atRisk.customers), 2)} each; a core customer ${formatEuro(perCustomer(core.contribution, core.customers), 2)}`,
    },
    {
      id: "campaign",
      label: "Campaign result",
      value: formatEuro(campaign),
      note: campaignNote(needed),
    },
  ];
}

function campaignNote(needed: number | null) {
  if (needed === null) return "there is nothing to gain";
  return needed > 1
    ? "cannot pay, even if all of them come back"
    : `pays if ${formatPercent(needed)} come back`;
}

export type SegmentRow = {
  name: string;
  customers: number;
  contribution: number;
  /** The cells of the table after the number of customers. */
  cells: string[];
};

/** The segments and, last, their total. */
export function segmentRows({ segments, total }: SegmentationResults): SegmentRow[] {
  const rowOf = (name: string, sums: Omit<SegmentWorth, "segment">): SegmentRow => {
    const each = (amount: number) => perCustomer(amount, sums.customers);
    const { customers, contribution } = sums;
    const averages =
      customers === 0
        ? ["–", "–", "–", "–"]
        : [
            formatEuro(each(sums.balance) / 100),
            formatEuro(each(sums.turnover) / 100),
            formatNumber(each(sums.products), 1),
            formatEuro(each(contribution), 2),
          ];
    const cells = [formatPercent(customers / total.customers), ...averages];
    return { name, customers, contribution, cells: [...cells, formatEuro(contribution)] };
  };
  return [
    ...segments.map((worth) => rowOf(titleOf(worth.segment), worth)),
    rowOf("All customers", total),
  ];
}
