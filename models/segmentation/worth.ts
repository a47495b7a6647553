import { type CustomerGroup, noCustomers, plus, type Sums } from "./group-customers.ts";
import type { Economics, SegmentationInputs } from "./inputs.ts";
import { type Segment, segmentOf, segments } from "./rfm.ts";

/** A segment and what it earns the bank in a year, in euro. */
export type SegmentWorth = Sums & {
  segment: Segment;
  contribution: number;
};

export type SegmentationResults = {
  /** All eight, in the order of the page. */
  segments: SegmentWorth[];
  total: Omit<SegmentWorth, "segment">;
  /** Customers by the segment they were in a month before, then by the one they are in now. */
  movements: Record<Segment, Record<Segment, number>>;
  /** What contacting every customer at risk would bring in a year, after its cost. */
  campaign: number;
};

export function segmentationResults(
  groups: readonly CustomerGroup[],
  inputs: SegmentationInputs,
): SegmentationResults {
  const sums = bySegment(() => noCustomers);
  const movements = bySegment(() => bySegment(() => 0));
  for (const group of groups) {
    const now = segmentOf(group.now, inputs);
    sums[now] = plus(sums[now], group);
    if (group.before) movements[segmentOf(group.before, inputs)][now] += group.customers;
  }
  const worths = segments.map((segment) => ({
    segment,
    ...sums[segment],
    contribution: contributionOf(sums[segment], inputs),
  }));
  const total = worths.map((worth): Sums => worth).reduce(plus, noCustomers);
  return {
    segments: worths,
    total: { ...total, contribution: contributionOf(total, inputs) },
    movements,
    campaign: campaignResult(worths, inputs),
  };
}

/** Margin on balances and fees on turnover, less the cost of the accounts. Sums are in cents. */
export function contributionOf({ customers, balance, turnover }: Sums, economics: Economics) {
  const { balanceMargin, feeRate, accountCost } = economics;
  return (balance * balanceMargin + turnover * feeRate) / 100 - customers * accountCost;
}

/** Euro per customer; 0 for a segment without any. */
export function perCustomer(amount: number, customers: number) {
  return customers === 0 ? 0 : amount / customers;
}

/** A customer who comes back is taken to be worth as much as the average core customer. */
function campaignResult(worths: readonly SegmentWorth[], { contactCost, wonBack }: Economics) {
  const { customers } = worthOf(worths, "at risk");
  return customers * (wonBack * gainFromOne(worths) - contactCost);
}

/**
 * The part of those contacted who must come back for the campaign to pay. `null` if there is nobody to
 * contact, or if winning one back gains nothing.
 */
export function breakEvenResponse(
  { segments: worths }: SegmentationResults,
  { contactCost }: Economics,
): number | null {
  const gain = gainFromOne(worths);
  return gain > 0 && worthOf(worths, "at risk").customers > 0 ? contactCost / gain : null;
}

/** Euro a year, by one customer at risk who becomes a core customer. */
function gainFromOne(worths: readonly SegmentWorth[]) {
  const average = (name: Segment) => {
    const { contribution, customers } = worthOf(worths, name);
    return perCustomer(contribution, customers);
  };
  return average("core") - average("at risk");
}

export function worthOf(worths: readonly SegmentWorth[], name: Segment): SegmentWorth {
  const worth = worths.find(({ segment }) => segment === name);
  if (!worth) throw new Error(`There is no segment '${name}'.`);
  return worth;
}

function bySegment<T>(make: () => T): Record<Segment, T> {
  return {
    core: make(),
    growing: make(),
    new: make(),
    steady: make(),
    occasional: make(),
    "at risk": make(),
    fading: make(),
    dormant: make(),
  };
}
