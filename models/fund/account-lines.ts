import { cents, count, each, type Formula } from "#workings/describe.ts";

/** A whole number of cents. */
const inCents = count;

const times = [
  { time: "Before", words: "before the quarter" },
  { time: "Now", words: "to date" },
] as const;

/** What has moved in the fund's books since the first close, by quarter. */
const booked = [
  { name: "invested", label: "Invested", of: "quarterInvested" },
  { name: "fees", label: "Management fees", of: "fee" },
  { name: "expenses", label: "Partnership expenses", of: "quarterExpenses" },
  { name: "all", label: "Distributed", of: "quarterDistributed" },
  { name: "paid", label: "Distributed to the LPs", of: "toLps" },
] as const;

const bookedCapital = [{ name: "capital", label: "Called without interest" }] as const;

/** What the fund's books say, by quarter and in whole cents. */
export const bookLines = {
  ...each(booked, ({ name, label, of }) => ({
    [`${name}Cents`]: inCents(`${label}, in cents`, `=ROUND(${of}*100,0)`),
  })),
  neededCents: inCents("Needed, in cents", "=investedCents+feesCents+expensesCents"),
  onLineCents: inCents(
    "Drawn on the line, in cents",
    "=IF(quarterNumber+lineQuarters<=40,neededCents,0)",
  ),
  // Interest is rounded to date, so that what is charged and what is paid end at the same cent.
  interestCents: inCents("Interest charged to date, in cents", "=ROUND(interestCharged*100,0)"),
  interestPaidCents: inCents("Interest paid to date, in cents", "=ROUND(interestPaid*100,0)"),
  capitalCents: inCents(
    "Called without interest, in cents",
    "=neededCents-onLineCents+IF(quarterNumber>lineQuarters,INDEX(all(onLineCents),quarterNumber-lineQuarters),0)",
  ),
  ...each([...booked, ...bookedCapital], ({ name, label }) => ({
    [`${name}ToDateCents`]: inCents(
      `${label} to date, in cents`,
      `=previous(${name}ToDateCents)+${name}Cents`,
      { first: `=${name}Cents` },
    ),
  })),
};

/** The amounts that are divided among the LPs: what moves an account. */
const divided = [
  { name: "commitment", label: "Commitment" },
  { name: "recallableNow", label: "Recallable distributions" },
  ...[
    { name: "called", label: "Contributions" },
    { name: "paid", label: "Distributions" },
    { name: "fees", label: "Management fees" },
    { name: "expenses", label: "Partnership expenses" },
    { name: "interest", label: "Interest expense" },
    { name: "realized", label: "Realized gain" },
    { name: "unrealized", label: "Unrealized gain" },
    { name: "carry", label: "Carry, paid and accrued" },
  ].flatMap(({ name, label }) =>
    times.map(({ time, words }) => ({ name: `${name}${time}`, label: `${label} ${words}` })),
  ),
];

/**
 * The lines of a capital account in the order of ILPA's reporting template, for an LP by its parts, and for the fund
 * by its books: the two need not agree, and that they do is the check. What leaves the account is a minus.
 */
export const accountLines = [
  {
    name: "Opening",
    label: "Beginning NAV",
    ofLp: "=(calledBeforePart-paidBeforePart-feesBeforePart-expensesBeforePart-interestBeforePart+realizedBeforePart+unrealizedBeforePart-carryBeforePart)/100",
    ofFund: "=(valueBeforeCents-accruedBeforeCents-owedBeforeCents)/100",
  },
  { name: "Contributed", label: "Contributions", ...moved("called") },
  { name: "Distributed", label: "Distributions", ...moved("paid", "-") },
  { name: "Fees", label: "Management fees", ...moved("fees", "-") },
  { name: "Expenses", label: "Partnership expenses", ...moved("expenses", "-") },
  { name: "Interest", label: "Interest expense", ...moved("interest", "-") },
  { name: "Realized", label: "Realized gain", ...moved("realized") },
  { name: "Unrealized", label: "Change in unrealized gain", ...moved("unrealized") },
  { name: "Carry", label: "Carry, paid and accrued", ...moved("carry", "-") },
  {
    name: "Closing",
    label: "Ending NAV",
    ofLp: "=lpOpening+lpContributed+lpDistributed+lpFees+lpExpenses+lpInterest+lpRealized+lpUnrealized+lpCarry",
    ofFund: "=(valueNowCents-accruedNowCents-owedNowCents)/100",
  },
  {
    name: "Commitment",
    label: "Commitment",
    ofLp: "=commitmentPart/100",
    ofFund: "=commitmentCents/100",
  },
  {
    name: "PaidIn",
    label: "Paid in",
    ofLp: "=calledNowPart/100",
    ofFund: "=calledNowCents/100",
  },
  {
    name: "Recallable",
    label: "Recallable distributions",
    ofLp: "=recallableNowPart/100",
    ofFund: "=recallableNowCents/100",
  },
  {
    name: "Undrawn",
    label: "Undrawn commitment",
    ofLp: "=lpCommitment-lpPaidIn+lpRecallable",
    ofFund: "=fundCommitment-fundPaidIn+fundRecallable",
  },
  {
    name: "Received",
    label: "Distributed to date",
    ofLp: "=paidNowPart/100",
    ofFund: "=paidNowCents/100",
  },
] as const;

export type AccountLine = (typeof accountLines)[number]["name"];

function moved(movement: string, sign = "") {
  const difference = (suffix: string) =>
    `=${sign}(${movement}Now${suffix}-${movement}Before${suffix})/100`;
  return { ofLp: difference("Part"), ofFund: difference("Cents") };
}

/** Each line of the fund's account less those of its LPs is zero. */
export const accountChecks = Object.fromEntries(
  accountLines.map(({ name, label }) => [`difference${name}`, `${label}: fund less its LPs`]),
);

/** What is divided, and the fund's account and its difference to those of the LPs. */
export const accountSteps = {
  commitmentCents: inCents("Commitment", "=ROUND(committedCapital*100,0)"),
  recallableNowCents: inCents(
    "Recallable distributions, in cents",
    `=${inWholeCents("recallableToDate", "quarter")}`,
  ),
  ...each([...booked, ...bookedCapital], ({ name, label }) =>
    picked(name, label, (quarter) => `INDEX(all(${name}ToDateCents),${quarter})`),
  ),
  ...picked("interest", "Interest charged", (quarter) => `INDEX(all(interestCents),${quarter})`),
  ...picked(
    "interestPaid",
    "Interest paid",
    (quarter) => `INDEX(all(interestPaidCents),${quarter})`,
  ),
  ...picked("cost", "Cost of the holdings", (quarter) => inWholeCents("cost", quarter)),
  ...picked("value", "Value of the holdings", (quarter) => inWholeCents("value", quarter)),
  ...picked("accrued", "Accrued carry", (quarter) => inWholeCents("accruedCarry", quarter)),
  ...each(times, ({ time, words }) => ({
    [`called${time}Cents`]: inCents(
      `Called ${words}`,
      `=capital${time}Cents+interestPaid${time}Cents`,
    ),
    [`owed${time}Cents`]: inCents(
      `Owed on the line ${words}`,
      `=invested${time}Cents+fees${time}Cents+expenses${time}Cents+interest${time}Cents-called${time}Cents`,
    ),
    [`realized${time}Cents`]: inCents(
      `Realized gain ${words}`,
      `=all${time}Cents-invested${time}Cents+cost${time}Cents`,
      { note: "What was distributed, less the cost of what was sold." },
    ),
    [`unrealized${time}Cents`]: inCents(
      `Unrealized gain ${words}`,
      `=value${time}Cents-cost${time}Cents`,
    ),
    [`carry${time}Cents`]: inCents(
      `Carry, paid and accrued, ${words}`,
      `=all${time}Cents-paid${time}Cents+accrued${time}Cents`,
    ),
  })),
  ...(each(accountLines, ({ name, label, ofFund }) => ({
    [`fund${name}`]: cents(`${label}, fund`, ofFund),
  })) as Record<`fund${AccountLine}`, Formula>),
  ...(each(accountLines, ({ name, label }) => ({
    [`difference${name}`]: cents(`${label}, difference`, `=ROUND(fund${name}-total(lp${name}),2)`),
  })) as Record<`difference${AccountLine}`, Formula>),
};

/**
 * By LP: the parts in cents, and the account. What has moved since the first close is divided by commitment and
 * rounded to the cent; what an LP pays or receives in a quarter is the difference between two such balances, so its
 * rounding never adds up.
 */
export const partnerLines = {
  ...each(divided, ({ name, label }) => {
    const share = `${name}Cents*parts/total(parts)`;
    const rest = `${name}Rest`;
    const part = (place: string) => `=INT(${share})+IF(${place}<=total(${rest})/total(parts),1,0)`;
    return {
      [rest]: inCents(
        `${label}, lost by rounding down`,
        `=${name}Cents*parts-total(parts)*INT(${share})`,
        {
          total: true,
          note: "In cents, times all parts of the commitment, so that it is a whole number.",
        },
      ),
      // Of equal remainders the first is raised.
      [`${name}Part`]: inCents(
        `${label}, part in cents`,
        part(`RANK(${rest},all(${rest}))+COUNTIF(untilHere(${rest}),${rest})-1`),
        {
          first: part(`RANK(${rest},all(${rest}))`),
          note: "Rounded down; the cents left over go to those that lost the most by it.",
        },
      ),
    };
  }),
  ...(each(accountLines, ({ name, label, ofLp }) => ({
    [`lp${name}`]: cents(label, ofLp, { total: true }),
  })) as Record<`lp${AccountLine}`, Formula>),
};

/** An amount of the fund's books after the reported quarter and after the one before it. */
function picked(name: string, label: string, at: (quarter: string) => string) {
  return {
    [`${name}BeforeCents`]: inCents(
      `${label} before the quarter, in cents`,
      `=IF(quarter>1,${at("quarter-1")},0)`,
    ),
    [`${name}NowCents`]: inCents(`${label} to date, in cents`, `=${at("quarter")}`),
  };
}

function inWholeCents(line: string, quarter: string) {
  return `ROUND(INDEX(all(${line}),${quarter})*100,0)`;
}
