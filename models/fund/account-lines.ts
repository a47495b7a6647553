import { cents, count, each, type Formula } from "#workings/describe.ts";

/** A whole number of cents. */
const inCents = count;

const times = [
  { time: "Before", words: "before the quarter" },
  { time: "Now", words: "to date" },
] as const;

/** What has moved in the fund's books since the first close, by quarter. */
const booked = [
  { name: "calls", cents: "callCents", label: "Called for investments", of: "quarterInvested" },
  { name: "fees", cents: "feeCents", label: "Called for fees", of: "fee" },
  { name: "all", cents: "allCents", label: "Distributed", of: "quarterDistributed" },
  { name: "paid", cents: "paidCents", label: "Distributed to the LPs", of: "toLps" },
] as const;

/** What the fund's books say, by quarter and in whole cents. */
export const bookLines = {
  ...each(booked, ({ cents, label, of }) => ({
    [cents]: inCents(`${label}, in cents`, `=ROUND(${of}*100,0)`),
  })),
  ...each(booked, ({ name, cents, label }) => ({
    [`${name}ToDate`]: inCents(`${label} to date, in cents`, `=previous(${name}ToDate)+${cents}`, {
      first: `=${cents}`,
    }),
  })),
};

/** The amounts that are divided among the LPs: what moves an account. Fees are called and then spent. */
const divided = [
  { name: "commitment", label: "Commitment" },
  ...[
    { name: "calls", label: "Called for investments" },
    { name: "fees", label: "Called for fees" },
    { name: "gain", label: "Change in value" },
    { name: "carry", label: "Carry, paid and accrued" },
    { name: "paid", label: "Distributed to the LPs" },
  ].flatMap(({ name, label }) =>
    times.map(({ time, words }) => ({ name: `${name}${time}`, label: `${label} ${words}` })),
  ),
];

/**
 * The lines of an account as the page shows it, for an LP by its parts, and for the fund by its books: the two need
 * not agree, and that they do is the check. What leaves the account is a minus.
 */
export const accountLines = [
  {
    name: "Opening",
    label: "Net asset value before",
    ofLp: "=(callsBeforePart+gainBeforePart-carryBeforePart-paidBeforePart)/100",
    ofFund: "=(valueBeforeCents-accruedBeforeCents)/100",
  },
  { name: "CalledForInvestments", label: "Called for investments", ...moved("calls") },
  { name: "CalledForFees", label: "Called for fees", ...moved("fees") },
  { name: "Fees", label: "Fees", ...moved("fees", "-") },
  { name: "Gain", label: "Change in value", ...moved("gain") },
  { name: "Carry", label: "Carry, paid and accrued", ...moved("carry", "-") },
  { name: "Distributed", label: "Distributed", ...moved("paid", "-") },
  {
    name: "Closing",
    label: "Net asset value after",
    ofLp: "=lpOpening+lpCalledForInvestments+lpCalledForFees+lpFees+lpGain+lpCarry+lpDistributed",
    ofFund: "=(valueNowCents-accruedNowCents)/100",
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
    ofLp: "=(callsNowPart+feesNowPart)/100",
    ofFund: "=(callsNowCents+feesNowCents)/100",
  },
  {
    name: "Undrawn",
    label: "Undrawn commitment",
    ofLp: "=lpCommitment-lpPaidIn",
    ofFund: "=fundCommitment-fundPaidIn",
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
  ...each(booked, ({ name, label }) =>
    picked(name, label, (quarter) => `INDEX(all(${name}ToDate),${quarter})`),
  ),
  ...picked("value", "Value of the holdings", (quarter) => inWholeCents("value", quarter)),
  ...picked("accrued", "Accrued carry", (quarter) => inWholeCents("accruedCarry", quarter)),
  ...each(times, ({ time, words }) => ({
    [`gain${time}Cents`]: inCents(
      `Change in value ${words}`,
      `=value${time}Cents-calls${time}Cents+all${time}Cents`,
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
