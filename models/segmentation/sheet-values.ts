import type { SheetValues } from "#workings/definition.ts";
import type { Standing } from "./group-customers.ts";
import type { SegmentationInputs } from "./inputs.ts";
import { segmentOf, segments } from "./rfm.ts";
import { scoredCustomers } from "./scored-customers.ts";
import { segmentPosition } from "./sheet-positions.ts";
import { perCustomer, type SegmentWorth, segmentationResults, worthOf } from "./worth.ts";

/** What the model makes of a case, cell by cell. Sums of customers are in cents, the sheet is in euro. */
export function segmentationSheetValues(inputs: SegmentationInputs): SheetValues {
  const results = segmentationResults(scoredCustomers, inputs);
  const { segments: worths, total, movements, campaign } = results;
  const [core, atRisk] = [worthOf(worths, "core"), worthOf(worths, "at risk")];
  const bySegment = (of: (worth: SegmentWorth) => number) => worths.map(of);
  const average = (of: (worth: SegmentWorth) => number) =>
    worths.map((worth) => (worth.customers === 0 ? "–" : of(worth) / worth.customers));
  const each = ({ contribution, customers }: SegmentWorth) => perCustomer(contribution, customers);
  return {
    ...inputs,
    ...groupValues(inputs),
    balanceOfAll: total.balance / 100 / total.customers,
    turnoverOfAll: total.turnover / 100 / total.customers,
    productsOfAll: total.products / total.customers,
    eachOfAll: total.contribution / total.customers,
    coreCustomers: core.customers,
    coreEach: each(core),
    atRiskEach: each(atRisk),
    gainFromOne: each(core) - each(atRisk),
    customers: bySegment(({ customers }) => customers),
    share: bySegment(({ customers }) => customers / total.customers),
    balanceSum: bySegment(({ balance }) => balance / 100),
    turnoverSum: bySegment(({ turnover }) => turnover / 100),
    productSum: bySegment(({ products }) => products),
    balance: average(({ balance }) => balance / 100),
    turnover: average(({ turnover }) => turnover / 100),
    products: average(({ products }) => products),
    each: average(({ contribution }) => contribution),
    contribution: bySegment(({ contribution }) => contribution),
    ...Object.fromEntries(
      segments.map((from, index) => [
        `moved${index + 1}`,
        segments.map((to) => movements[from][to]),
      ]),
    ),
    coreWorth: core.contribution,
    atRisk: atRisk.customers,
    atRiskWorth: atRisk.contribution,
    campaign,
  };
}

function groupValues(inputs: SegmentationInputs): SheetValues {
  const notOpen = { recency: -1, value: -1 };
  const before = scoredCustomers.map((group) => group.before ?? notOpen);
  const segment = (standing: Standing) =>
    standing === notOpen ? "not open yet" : segmentPosition(segmentOf(standing, inputs));
  return {
    recencyNow: scoredCustomers.map(({ now }) => now.recency),
    valueNow: scoredCustomers.map(({ now }) => now.value),
    recencyBefore: before.map(({ recency }) => recency),
    valueBefore: before.map(({ value }) => value),
    groupCustomers: scoredCustomers.map(({ customers }) => customers),
    groupBalance: scoredCustomers.map(({ balance }) => balance / 100),
    groupTurnover: scoredCustomers.map(({ turnover }) => turnover / 100),
    groupProducts: scoredCustomers.map(({ products }) => products),
    segmentNow: scoredCustomers.map(({ now }) => segment(now)),
    segmentBefore: before.map(segment),
  };
}
