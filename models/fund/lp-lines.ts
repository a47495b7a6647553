import type { SheetLine, SheetTableLine } from "#workings/definition.ts";
import { count, euroAndCents } from "#workings/lines.ts";
import { accountCell } from "./account-cell.ts";
import type { CapitalAccount } from "./lp-accounts.ts";

/** A whole number of cents. */
const inCents = count;

/** What moves an account, and what it is called since the first close; fees are called and then spent. */
export const movements = [
  { name: "calls", label: "Called for investments", of: "calledForInvestments" },
  { name: "fees", label: "Called for fees", of: "calledForFees" },
  { name: "gain", label: "Change in value", of: "gain" },
  { name: "carry", label: "Carry, paid and accrued", of: "carry" },
  { name: "paid", label: "Distributed to the LPs", of: "distributed" },
] as const;

const times = [
  { time: "Before", words: "before the quarter" },
  { time: "Now", words: "to date" },
] as const;

/** The amounts that are divided among the LPs. */
const divided = [
  { name: "commitment", label: "Commitment" },
  ...movements.flatMap(({ name, label }) =>
    times.map(({ time, words }) => ({ name: `${name}${time}`, label: `${label} ${words}` })),
  ),
];

/** The lines of an account as the page shows it, for an LP by its parts, and for the fund by its books. */
export const accountLines: readonly {
  name: keyof CapitalAccount;
  label: string;
  ofLp: string;
  ofFund: string;
  /** What leaves the account is shown as a minus. */
  sign?: -1;
}[] = [
  {
    ...{ name: "opening", label: "Net asset value before" },
    ofLp: "=(callsBeforePart+gainBeforePart-carryBeforePart-paidBeforePart)/100",
    ofFund: "=(valueBeforeCents-accruedBeforeCents)/100",
  },
  moved("calledForInvestments", "Called for investments", "calls"),
  moved("calledForFees", "Called for fees", "fees"),
  { ...moved("fees", "Fees", "fees", "-"), sign: -1 },
  moved("gain", "Change in value", "gain"),
  { ...moved("carry", "Carry, paid and accrued", "carry", "-"), sign: -1 },
  { ...moved("distributed", "Distributed", "paid", "-"), sign: -1 },
  {
    ...{ name: "closing", label: "Net asset value after" },
    ofLp: "=lpOpening+lpCalledForInvestments+lpCalledForFees+lpFees+lpGain+lpCarry+lpDistributed",
    ofFund: "=(valueNowCents-accruedNowCents)/100",
  },
  {
    ...{ name: "commitment", label: "Commitment" },
    ofLp: "=commitmentPart/100",
    ofFund: "=commitmentCents/100",
  },
  {
    ...{ name: "paidIn", label: "Paid in" },
    ofLp: "=(callsNowPart+feesNowPart)/100",
    ofFund: "=(callsNowCents+feesNowCents)/100",
  },
  {
    ...{ name: "undrawn", label: "Undrawn commitment" },
    ofLp: "=lpCommitment-lpPaidIn",
    ofFund: "=fundCommitment-fundPaidIn",
  },
  {
    ...{ name: "received", label: "Distributed to date" },
    ofLp: "=paidNowPart/100",
    ofFund: "=paidNowCents/100",
  },
];

function moved(name: keyof CapitalAccount, label: string, movement: string, sign = "") {
  const difference = (suffix: string) =>
    `=${sign}(${movement}Now${suffix}-${movement}Before${suffix})/100`;
  return { name, label, ofLp: difference("Part"), ofFund: difference("Cents") };
}

/** What the fund's books say, by quarter and in whole cents. */
export const bookLines: readonly SheetTableLine[] = [
  rounded("callCents", "Called for investments", "quarterInvested"),
  rounded("feeCents", "Called for fees", "fee"),
  rounded("allCents", "Distributed", "quarterDistributed"),
  rounded("paidCents", "Distributed to the LPs", "toLps"),
  toDate("calls", "Called for investments", "callCents"),
  toDate("fees", "Called for fees", "feeCents"),
  toDate("all", "Distributed", "allCents"),
  toDate("paid", "Distributed to the LPs", "paidCents"),
];

/** What is divided, and the fund's account and its difference to those of the LPs. */
export const accountSteps: readonly SheetLine[] = [
  inCents("commitmentCents", "Commitment", "=ROUND(committedCapital*100,0)"),
  ...picked("calls", "Called for investments", (quarter) => `INDEX(all(callsToDate),${quarter})`),
  ...picked("fees", "Called for fees", (quarter) => `INDEX(all(feesToDate),${quarter})`),
  ...picked("all", "Distributed", (quarter) => `INDEX(all(allToDate),${quarter})`),
  ...picked("paid", "Distributed to the LPs", (quarter) => `INDEX(all(paidToDate),${quarter})`),
  ...picked("value", "Value of the holdings", (quarter) => inWholeCents("value", quarter)),
  ...picked("accrued", "Accrued carry", (quarter) => inWholeCents("accruedCarry", quarter)),
  ...times.flatMap(({ time, words }) => [
    inCents(
      `gain${time}Cents`,
      `Change in value ${words}`,
      `=value${time}Cents-calls${time}Cents+all${time}Cents`,
    ),
    inCents(
      `carry${time}Cents`,
      `Carry, paid and accrued, ${words}`,
      `=all${time}Cents-paid${time}Cents+accrued${time}Cents`,
    ),
  ]),
  ...accountLines.map(({ name, label, ofFund }) =>
    euroAndCents(accountCell(name, "fund"), `${label}, fund`, ofFund),
  ),
  ...accountLines.map(({ name, label }) => {
    const [fund, lp] = [accountCell(name, "fund"), accountCell(name, "lp")];
    return euroAndCents(
      accountCell(name, "difference"),
      `${label}, difference`,
      `=${fund}-total(${lp})`,
    );
  }),
];

/** By LP: the parts in cents, and the account. */
export const partnerLines: readonly SheetTableLine[] = [
  ...divided.flatMap(({ name, label }): SheetTableLine[] => {
    const share = `${name}Cents*parts/total(parts)`;
    const rest = `${name}Rest`;
    const part = (place: string) => `=INT(${share})+IF(${place}<=total(${rest})/total(parts),1,0)`;
    return [
      {
        ...inCents(
          rest,
          `${label}, lost by rounding down`,
          `=${name}Cents*parts-total(parts)*INT(${share})`,
        ),
        hasTotal: true,
        note: "In cents, times all parts of the commitment, so that it is a whole number.",
      },
      {
        // Of equal remainders the first is raised.
        ...inCents(
          `${name}Part`,
          `${label}, part in cents`,
          part(`RANK(${rest},all(${rest}))+COUNTIF(untilHere(${rest}),${rest})-1`),
        ),
        firstFormula: part(`RANK(${rest},all(${rest}))`),
        note: "Rounded down; the cents left over go to those that lost the most by it.",
      },
    ];
  }),
  ...accountLines.map(
    ({ name, label, ofLp }): SheetTableLine => ({
      ...euroAndCents(accountCell(name, "lp"), label, ofLp),
      hasTotal: true,
    }),
  ),
];

/** An amount of the fund's books after the reported quarter and after the one before it. */
function picked(name: string, label: string, at: (quarter: string) => string): SheetLine[] {
  return [
    inCents(
      `${name}BeforeCents`,
      `${label} before the quarter, in cents`,
      `=IF(quarter>1,${at("quarter-1")},0)`,
    ),
    inCents(`${name}NowCents`, `${label} to date, in cents`, `=${at("quarter")}`),
  ];
}

function inWholeCents(line: string, quarter: string) {
  return `ROUND(INDEX(all(${line}),${quarter})*100,0)`;
}

function rounded(name: string, label: string, line: string): SheetTableLine {
  return inCents(name, `${label}, in cents`, `=ROUND(${line}*100,0)`);
}

function toDate(name: string, label: string, line: string): SheetTableLine {
  return {
    ...inCents(`${name}ToDate`, `${label} to date, in cents`, `=previous(${name}ToDate)+${line}`),
    firstFormula: `=${line}`,
  };
}
