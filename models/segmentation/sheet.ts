import type { SheetLine, SheetTable, SheetTableLine } from "#workings/definition.ts";
import { euros, inputsWithin, numbers, numbersTo, percents, texts } from "#workings/lines.ts";
import { createSheet } from "#workings/sheet.ts";
import { inputLimits } from "./inputs.ts";
import { type Segment, segments } from "./rfm.ts";
import { scoredCustomers } from "./scored-customers.ts";
import { segmentPosition } from "./sheet-positions.ts";

const counted =
  "Counted from the bookings: the query ‘scores’ on this page gives every customer’s scores, and customers with the same scores are one group.";

const placeOf = (segment: Segment) => segments.indexOf(segment) + 1;

const input = inputsWithin(inputLimits);

export const segmentationSheet = createSheet({
  title: "Bank customer segmentation",
  inputs: [
    input(numbers("recentFrom", "Recent: recency score at least")),
    input(numbers("lapsedTo", "Lapsed: recency score at most")),
    input(numbers("highFrom", "High: value score at least")),
    input(numbers("lowTo", "Low: value score at most")),
    input(numbers("steadyFrom", "Steady: value score at least")),
    input(percents("balanceMargin", "Margin on balances a year")),
    input(percents("feeRate", "Fees on turnover")),
    input(euros("accountCost", "Cost of an account a year")),
    input(euros("contactCost", "Cost of a contact", 2)),
    input(percents("wonBack", "Come back when contacted")),
  ],
  steps: [
    ofAll("balanceOfAll", "Balance per customer, all", "balanceSum", 0),
    ofAll("turnoverOfAll", "Turnover per customer, all", "turnoverSum", 0),
    {
      ...numbers("productsOfAll", "Products per customer, all", 1),
      formula: "=total(productSum)/total(customers)",
    },
    ofAll("eachOfAll", "Contribution per customer, all", "contribution", 2),
    {
      ...numbers("coreCustomers", "Core customers"),
      formula: `=INDEX(all(customers),${placeOf("core")})`,
    },
    {
      ...euros("coreEach", "Contribution of a core customer", 2),
      formula: "=IF(coreCustomers=0,0,coreWorth/coreCustomers)",
    },
    {
      ...euros("atRiskEach", "Contribution of a customer at risk", 2),
      formula: "=IF(atRisk=0,0,atRiskWorth/atRisk)",
    },
    {
      ...euros("gainFromOne", "Gained by one who comes back", 2),
      formula: "=coreEach-atRiskEach",
      note: "A customer who comes back is taken to be worth as much as the average core customer.",
    },
  ],
  tables: [groupsTable(), segmentsTable()],
  chart: {
    ...{ title: "Contribution a year by segment, euro", kind: "column" },
    lines: [{ name: "contribution", tone: "green" }],
  },
  results: [
    {
      ...euros("coreWorth", "Core contributes"),
      formula: `=INDEX(all(contribution),${placeOf("core")})`,
    },
    {
      ...numbers("atRisk", "Customers at risk"),
      formula: `=INDEX(all(customers),${placeOf("at risk")})`,
    },
    {
      ...euros("atRiskWorth", "At risk contributes"),
      formula: `=INDEX(all(contribution),${placeOf("at risk")})`,
    },
    {
      ...euros("campaign", "Campaign result"),
      formula: "=atRisk*(wonBack*gainFromOne-contactCost)",
      note: "Every customer at risk is contacted once.",
    },
  ],
});

/** One row for all customers with the same scores now and a month before. */
function groupsTable(): SheetTable {
  const given = (described: Omit<SheetLine, "formula">): SheetTableLine => ({
    ...described,
    given: counted,
  });
  return {
    name: "groups",
    title: "Customers by their scores; 0 without bookings",
    runsDown: "numbered",
    axis: {
      ...{ name: "group", label: "Group" },
      positions: numbersTo(scoredCustomers.length),
    },
    lines: [
      given(numbers("recencyNow", "Recency score")),
      given(numbers("valueNow", "Value score")),
      given(numbers("recencyBefore", "Recency score in October")),
      given(numbers("valueBefore", "Value score in October")),
      given(numbers("groupCustomers", "Customers")),
      given(euros("groupBalance", "Balance")),
      given(euros("groupTurnover", "Turnover")),
      given(numbers("groupProducts", "Products")),
      { ...texts("segmentNow", "Segment"), formula: segmentFormula("recencyNow", "valueNow") },
      {
        ...texts("segmentBefore", "Segment in October"),
        formula: `=IF(recencyBefore<0,"not open yet",${segmentFormula("recencyBefore", "valueBefore").slice(1)})`,
        note: "Accounts that were not open yet have the score −1.",
      },
    ],
  };
}

/** The table of segments on the page, as `segmentOf` has it. */
function segmentFormula(recency: string, value: string) {
  const text = (segment: Segment) => `"${segmentPosition(segment)}"`;
  const byValue = (high: Segment, low: Segment, between: Segment) =>
    `IF(${value}>=highFrom,${text(high)},IF(${value}<=lowTo,${text(low)},${text(between)}))`;
  return `=IF(${recency}>=recentFrom,${byValue("core", "new", "growing")},IF(${recency}<=lapsedTo,${byValue("at risk", "dormant", "fading")},IF(${value}>=steadyFrom,${text("steady")},${text("occasional")})))`;
}

function segmentsTable(): SheetTable {
  const summed = (column: string) => `=SUMIFS(all(${column}),all(segmentNow),segment)`;
  const average = (sum: string) => `=IF(customers=0,"–",${sum}/customers)`;
  return {
    name: "segments",
    title: "Segment by segment",
    axis: { name: "segment", label: "Segment", positions: segments.map(segmentPosition) },
    lines: [
      { ...numbers("customers", "Customers"), formula: summed("groupCustomers"), hasTotal: true },
      {
        ...percents("share", "Share of customers"),
        formula: "=customers/total(customers)",
        hasTotal: true,
      },
      { ...euros("balanceSum", "Balances"), formula: summed("groupBalance"), hasTotal: true },
      { ...euros("turnoverSum", "Turnover"), formula: summed("groupTurnover"), hasTotal: true },
      { ...numbers("productSum", "Products"), formula: summed("groupProducts"), hasTotal: true },
      { ...euros("balance", "Balance per customer"), formula: average("balanceSum") },
      { ...euros("turnover", "Turnover per customer"), formula: average("turnoverSum") },
      { ...numbers("products", "Products per customer", 1), formula: average("productSum") },
      { ...euros("each", "Contribution per customer", 2), formula: average("contribution") },
      {
        ...euros("contribution", "Contribution a year"),
        formula: "=balanceSum*balanceMargin+turnoverSum*feeRate-customers*accountCost",
        hasTotal: true,
        note: "Margin on balances and fees on turnover, less the cost of the accounts.",
      },
      ...segments.map((from, index) => ({
        ...numbers(`moved${index + 1}`, `Customers who were ${from} in October`),
        formula: `=SUMIFS(all(groupCustomers),all(segmentBefore),"${segmentPosition(from)}",all(segmentNow),segment)`,
      })),
    ],
  };
}

function ofAll(name: string, label: string, sum: string, digits: number): SheetLine {
  return { ...euros(name, label, digits), formula: `=total(${sum})/total(customers)` };
}
