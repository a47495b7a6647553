import { defineSheet } from "#workings/define-sheet.ts";
import {
  cents,
  count,
  decimal,
  each,
  euro,
  type Formula,
  type Given,
  numbersTo,
  percent,
  text,
} from "#workings/describe.ts";
import type { CustomerGroup } from "./group-customers.ts";
import { scoredCustomers } from "./scored-customers.ts";

/** In the order of the page. In the tables they are as cells write them: an id has no spaces. */
export const segments = [
  ...(["core", "growing", "newly\u00a0active", "steady", "occasional"] as const),
  ...(["at\u00a0risk", "fading", "dormant"] as const),
];
export type Segment = (typeof segments)[number];
export const atRisk = "at\u00a0risk";

const base = {
  ...{ recentFrom: 4, lapsedTo: 2, highFrom: 4, lowTo: 1, steadyFrom: 3 },
  ...{
    balanceMargin: 0.012,
    feeRate: 0.004,
    accountCost: 35,
    contactCost: 2,
    wonBack: 0.08,
    controlShare: 0.2,
  },
};

/** Bank customers in segments by their scores, what each segment contributes, and whether winning some back pays. */
export const sheet = defineSheet({
  title: "Bank customer segmentation",
  inputs: {
    recentFrom: score("Recent: recency score at least", "recent", 2),
    lapsedTo: score("Lapsed: recency score at most", "lapsed", 1),
    highFrom: score("High: value score at least", "high", 2),
    lowTo: score("Low: value score at most", "low", 1),
    steadyFrom: score("Steady: value score at least", "steady", 2),
    balanceMargin: percent(
      "Margin on balances",
      { key: "margin", from: 0, to: 0.03, step: 0.001 },
      { per: "a year" },
    ),
    feeRate: percent("Fees on turnover", { key: "fees", from: 0, to: 0.02, step: 0.001 }),
    accountCost: euro(
      "Cost of an account",
      { key: "cost", from: 0, to: 100, step: 5 },
      { per: "a year" },
    ),
    contactCost: cents("Cost of a contact", { key: "contact", from: 0, to: 20, step: 0.5 }),
    wonBack: percent("Come back because of the contact", {
      ...{ key: "back", from: 0, to: 0.3, step: 0.01 },
    }),
    controlShare: percent(
      "Control group, not contacted",
      { key: "control", from: 0.05, to: 0.5, step: 0.05 },
      { digits: 0 },
    ),
  },
  groups: [
    { title: "Cutoffs", names: ["recentFrom", "lapsedTo", "highFrom", "lowTo", "steadyFrom"] },
    { title: "Worth", names: ["balanceMargin", "feeRate", "accountCost"], folds: "always" },
    {
      title: "Campaign to those at risk",
      names: ["contactCost", "wonBack", "controlShare"],
      folds: true,
    },
  ],
  presets: {
    base: { title: "Base", inputs: base },
    lowRates: { title: "Low rates", inputs: { ...base, balanceMargin: 0.005 } },
    topFifth: { title: "Top fifth", inputs: { ...base, recentFrom: 5, highFrom: 5 } },
  },
  opensWith: "base",
  presetKey: "case",
  given: {
    wideness: decimal("Standard errors on either side of a 95% interval", {
      ...{ given: "The normal distribution: 95% lies within it.", values: 1.96 },
    }),
    powerErrors: decimal("Standard errors for a power of 80%", {
      ...{ given: "The normal distribution: 80% lies below it.", values: 0.84 },
    }),
  },
  steps: {
    balanceOfAll: euro("Balance per customer, all", ofAll("balanceSum")),
    turnoverOfAll: euro("Turnover per customer, all", ofAll("turnoverSum")),
    productsOfAll: decimal("Products per customer, all", ofAll("productSum"), { digits: 1 }),
    eachOfAll: cents("Contribution per customer, all", ofAll("contribution")),
    coreCustomers: count("Core customers", entryOf("customers", "core")),
    coreShare: percent("Core customers, of all", "=coreCustomers/total(customers)", { digits: 0 }),
    coreEach: cents(
      "Contribution of a core customer",
      "=IF(coreCustomers=0,0,coreWorth/coreCustomers)",
    ),
    atRiskEach: cents("Contribution of a customer at risk", "=IF(atRisk=0,0,atRiskWorth/atRisk)"),
    gainFromOne: cents("Gained by one who comes back", "=coreEach-atRiskEach", {
      note: "A customer who comes back is taken to be worth as much as the average core customer.",
    }),
    needed: percent(
      "Must come back because of it for the campaign to pay",
      '=IF(OR(atRisk=0,gainFromOne<=0),"None",contactCost/gainFromOne)',
    ),
    spontaneous: percent(
      "Come back without a campaign",
      `=IF(SUM(all(${movedFrom(atRisk)}))=0,0,INDEX(all(${movedFrom(atRisk)}),${placeOf("core")})/SUM(all(${movedFrom(atRisk)})))`,
      {
        note: "Customers at risk in October who were core in November, when there was no campaign.",
      },
    ),
    withContact: percent("Come back with the contact", "=MIN(1,spontaneous+wonBack)"),
    controlCustomers: count("Control group", "=ROUND(controlShare*atRisk,0)"),
    contacted: count("Contacted", "=atRisk-controlCustomers"),
    upliftError: percent(
      "Standard error of the difference",
      '=IF(controlCustomers=0,"None",SQRT(withContact*(1-withContact)/contacted+spontaneous*(1-spontaneous)/controlCustomers))',
      {
        note: "Of the share that comes back among those contacted, less the share in the control group.",
      },
    ),
    campaignLow: euro("Expected campaign result, low end", interval("-")),
    campaignHigh: euro("Expected campaign result, high end", interval("+")),
    neededCustomers: count(
      "Customers needed in each of two equal groups",
      '=IF(wonBack=0,"None",ROUNDUP((wideness+powerErrors)^2*(withContact*(1-withContact)+spontaneous*(1-spontaneous))/wonBack^2,0))',
      { note: "To find the difference with a power of 80% at the 5% level." },
    ),
    customersCheck: count(
      "Check: customers in segments less those counted",
      "=total(customers)-SUM(all(groupCustomers))",
    ),
    movedCheck: count(
      "Check: customers in the movement less those with an account in October",
      `=SUM(${segments.map((segment) => `all(${movedFrom(segment)})`).join(",")})-SUMIFS(all(groupCustomers),all(recencyBefore),">=0")`,
    ),
  },
  tables: {
    groups: {
      title: "Customers by their scores; 0 without bookings",
      runsDown: "numbered",
      axis: { name: "group", label: "Group", positions: numbersTo(scoredCustomers.length) },
      lines: {
        recencyNow: counted(count, "Recency score", ({ now }) => now.recency),
        valueNow: counted(count, "Value score", ({ now }) => now.value),
        recencyBefore: counted(
          count,
          "Recency score in October",
          ({ before }) => before?.recency ?? -1,
        ),
        valueBefore: counted(count, "Value score in October", ({ before }) => before?.value ?? -1),
        groupCustomers: counted(count, "Customers", ({ customers }) => customers),
        groupBalance: counted(euro, "Balance", ({ balance }) => balance / 100),
        groupTurnover: counted(euro, "Turnover", ({ turnover }) => turnover / 100),
        groupProducts: counted(count, "Products", ({ products }) => products),
        segmentNow: text("Segment", `=${segmentOf("recencyNow", "valueNow")}`),
        segmentBefore: text(
          "Segment in October",
          `=IF(recencyBefore<0,"not open yet",${segmentOf("recencyBefore", "valueBefore")})`,
          { note: "Accounts that were not open yet have the score −1." },
        ),
      },
    },
    segments: {
      title: "Segment by segment",
      axis: { name: "segment", label: "Segment", positions: segments },
      lines: {
        customers: count("Customers", summed("groupCustomers"), { total: true }),
        share: percent("Share of customers", "=customers/total(customers)", { total: true }),
        balanceSum: euro("Balances", summed("groupBalance"), { total: true }),
        turnoverSum: euro("Turnover", summed("groupTurnover"), { total: true }),
        productSum: count("Products", summed("groupProducts"), { total: true }),
        balance: euro("Balance per customer", average("balanceSum")),
        turnover: euro("Turnover per customer", average("turnoverSum")),
        products: decimal("Products per customer", average("productSum"), { digits: 1 }),
        each: cents("Contribution per customer", average("contribution")),
        contribution: euro(
          "Contribution a year",
          "=balanceSum*balanceMargin+turnoverSum*feeRate-customers*accountCost",
          {
            total: true,
            note: "Margin on balances and fees on turnover, less the cost of the accounts.",
          },
        ),
        ...(each([...segments.entries()], ([index, from]) => ({
          [`moved${index + 1}`]: count(
            `Customers who were ${from.replace("\u00a0", " ")} in October`,
            `=SUMIFS(all(groupCustomers),all(segmentBefore),"${from}",all(segmentNow),segment)`,
          ),
        })) as Record<`moved${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`, Formula>),
      },
    },
  },
  results: {
    coreWorth: euro("Contribution, core", entryOf("contribution", "core")),
    atRisk: count("Customers at risk", entryOf("customers", atRisk)),
    atRiskWorth: euro("Contribution, at risk", entryOf("contribution", atRisk)),
    campaign: euro("Campaign, expected", "=contacted*(wonBack*gainFromOne-contactCost)", {
      note: "Every customer at risk outside the control group is contacted once.",
    }),
  },
  checks: {
    customersCheck: "Customers in segments less those counted",
    movedCheck: "Customers in the movement less those with an account in October",
  },
  chart: {
    ...{ title: "Contribution a year by segment, euros", kind: "column" },
    lines: [{ name: "contribution", tone: "green" }],
  },
  page: {
    label: "Segmentation model",
    inView: ["atRisk", "campaign"],
    notes: {
      coreWorth: ({ text }) =>
        `of ${text("contribution", "total")} a year, from ${text("coreShare")} of customers`,
      atRisk: ({ text }) => `of ${text("customers", "total")}: good, but gone quiet`,
      atRiskWorth: ({ text }) => `${text("atRiskEach")} each; a core customer ${text("coreEach")}`,
      campaign: ({ value, number, text }) => {
        const needed = value("needed");
        if (typeof needed === "string") return "there is nothing to gain";
        return needed > 1 - number("spontaneous")
          ? "cannot pay, even if all of them come back"
          : `${text("contacted")} letters, 95%: ${text("campaignLow")} to ${text("campaignHigh")}`;
      },
    },
    tables: [],
  },
});

/** Scores run from 1, the lowest, to 5; a cutoff leaves a score on either side. */
function score(label: string, key: string, from: 1 | 2) {
  return count(label, { key, from, to: from + 3, step: 1 });
}

/** A column with one row for all customers who have the same scores now and a month before. */
function counted(unit: typeof count, label: string, of: (group: CustomerGroup) => number): Given {
  return unit(label, {
    given:
      "Counted from the bookings: the query ‘scores’ on this page gives every customer’s scores, and customers with the same scores are one group.",
    values: scoredCustomers.map(of),
  });
}

/** The table of segments on the page. Without any bookings both scores are 0, below every cutoff: dormant. */
function segmentOf(recency: string, value: string) {
  const byValue = (high: Segment, low: Segment, between: Segment) =>
    `IF(${value}>=highFrom,"${high}",IF(${value}<=lowTo,"${low}","${between}"))`;
  return `IF(${recency}>=recentFrom,${byValue("core", "newly\u00a0active", "growing")},IF(${recency}<=lapsedTo,${byValue(atRisk, "dormant", "fading")},IF(${value}>=steadyFrom,"steady","occasional")))`;
}

function summed(column: string) {
  return `=SUMIFS(all(${column}),all(segmentNow),segment)`;
}

function average(sum: string) {
  return `=IF(customers=0,"–",${sum}/customers)`;
}

function ofAll(sum: string) {
  return `=total(${sum})/total(customers)`;
}

function entryOf(line: string, segment: Segment) {
  return `=INDEX(all(${line}),${placeOf(segment)})`;
}

function placeOf(segment: Segment) {
  return segments.indexOf(segment) + 1;
}

/** The line with those who were in a segment in October. */
function movedFrom(segment: Segment) {
  return `moved${placeOf(segment)}`;
}

/** An end of the 95% interval: what a trial with the control group leaves open. */
function interval(sign: "+" | "-") {
  return `=IF(upliftError="None","None",campaign${sign}wideness*upliftError*contacted*ABS(gainFromOne))`;
}
