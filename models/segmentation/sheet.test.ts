import fc from "fast-check";
import { describe, expect, test } from "vitest";
import scores from "./reference/rfm.json" with { type: "json" };
import { valueScore } from "./rfm.ts";
import { scoredCustomers } from "./scored-customers.ts";
import { segments, sheet } from "./sheet.ts";

type Inputs = Parameters<typeof sheet.calculate>[0];

const figuresOf = (changes: Partial<Inputs> = {}) =>
  sheet.calculate({ ...sheet.opening, ...changes });

/** Of customers with these scores; the data has some with every combination. */
function segmentOf(recency: number, value: number, changes: Partial<Inputs> = {}) {
  const row = scoredCustomers.findIndex(
    ({ now }) => now.recency === recency && now.value === value,
  );
  return String(figuresOf(changes).line("segmentNow")[row]).replace("\u00a0", " ");
}

const movedLines = segments.map((_, index) => `moved${index + 1}` as "moved1");

describe("a second implementation in Python", () => {
  // Source: reference/rfm.py, with the segments from the table of the page.
  test("puts customers with any scores in the same segments", () => {
    expect(scores.scores.map((own) => segmentOf(own.recency, valueScore(own)))).toEqual(
      scores.segments,
    );
  });
});

describe("the segments", () => {
  // The table on the project's page, written out for a value of 1 to 5.
  test.each([
    [5, ["newly active", "growing", "growing", "core", "core"]],
    [4, ["newly active", "growing", "growing", "core", "core"]],
    [3, ["occasional", "occasional", "steady", "steady", "steady"]],
    [2, ["dormant", "fading", "fading", "at risk", "at risk"]],
    [1, ["dormant", "fading", "fading", "at risk", "at risk"]],
  ])("cover a recency of %i", (recency, expected) => {
    expect([1, 2, 3, 4, 5].map((value) => segmentOf(recency, value))).toEqual(expected);
  });

  test("have customers without bookings among the dormant", () => {
    expect(segmentOf(0, 0, { lapsedTo: 4 })).toBe("dormant");
  });

  test("let recent and high win where two cutoffs overlap", () => {
    const overlapping = { recentFrom: 2, lapsedTo: 4, highFrom: 2, lowTo: 4 };
    expect(segmentOf(3, 3, overlapping)).toBe("core");
    expect(segmentOf(1, 1, overlapping)).toBe("dormant");
  });

  test("hold every customer once, whatever the cutoffs, and so do the movements", () => {
    const whole = ({ from, to }: { from: number; to: number }) =>
      fc.integer({ min: from, max: to });
    const cutOffs = fc.record({
      recentFrom: whole(sheet.inputs.recentFrom),
      lapsedTo: whole(sheet.inputs.lapsedTo),
      highFrom: whole(sheet.inputs.highFrom),
      lowTo: whole(sheet.inputs.lowTo),
      steadyFrom: whole(sheet.inputs.steadyFrom),
    });
    const wereThere = scoredCustomers.filter(({ before }) => before !== null);
    fc.assert(
      fc.property(cutOffs, (changes) => {
        const { total, numbers } = figuresOf(changes);
        expect(total("customers")).toBe(3_000);
        expect(sumOf(movedLines.flatMap((line) => numbers(line)))).toBe(
          sumOf(wereThere.map(({ customers }) => customers)),
        );
      }),
    );
  });

  test("without customers have no averages", () => {
    const { at } = figuresOf({ lapsedTo: 4, recentFrom: 5 });
    expect(at("customers", "steady")).toBe(0);
    expect(at("each", "steady")).toBe("–");
  });
});

describe("the campaign", () => {
  test("breaks even where as many come back as are needed", () => {
    const needed = figuresOf().number("needed");
    expect(figuresOf({ wonBack: needed }).number("campaign")).toBeCloseTo(0, 8);
  });

  test("gains as much more as the margin on balances brings", () => {
    const [before, after] = [figuresOf(), figuresOf({ balanceMargin: 0.022 })];
    const more = after.total("contribution") - before.total("contribution");
    expect(more).toBeCloseTo(0.01 * before.total("balanceSum"), 6);
  });
});

function sumOf(values: readonly number[]) {
  return values.reduce((sum, value) => sum + value, 0);
}

describe("a trial with a control group", () => {
  // Fleiss, Statistical Methods for Rates and Proportions: a power of 80% at the 5% level takes 1.96 + 0.84 errors.
  test("of the size that is needed puts the difference 2.8 standard errors from zero", () => {
    const { number } = figuresOf();
    const spread = (share: number) => share * (1 - share);
    const both = spread(number("spontaneous")) + spread(number("withContact"));
    const error = Math.sqrt(both / number("neededCustomers"));
    expect(number("wonBack") / error).toBeCloseTo(2.8, 2);
  });

  test("is most certain with two equal groups", () => {
    const errorAt = (controlShare: number) => figuresOf({ controlShare }).number("upliftError");
    expect(errorAt(0.5)).toBeLessThan(errorAt(0.2));
    expect(errorAt(0.2)).toBeLessThan(errorAt(0.05));
  });

  test("brackets the campaign’s result evenly", () => {
    const { number } = figuresOf();
    const [low, high] = [number("campaignLow"), number("campaignHigh")];
    expect((low + high) / 2).toBeCloseTo(number("campaign"), 9);
    expect(low).toBeLessThan(high);
  });
});
