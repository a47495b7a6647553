import { defineSheet } from "#workings/define-sheet.ts";
import {
  cents,
  choice,
  count,
  euro,
  euroPerKwh,
  kilowattHours,
  months,
  numbersTo,
  percent,
  years,
} from "#workings/describe.ts";
import type { ShownFigures } from "#workings/sheet-spec.ts";
import { sheet as solar } from "../solar/sheet.ts";

/** As far as a loan can reach. After the end of a loan the years are zero. */
const lastYear = 20;

export const monthNames = [
  ...(["Jan", "Feb", "Mar", "Apr", "May", "Jun"] as const),
  ...(["Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const),
];

/** Of the share used at home, by month: short days use up what the roof gives, long ones do not. */
const seasonFactors = [
  ...[1.9, 1.45, 1.08, 0.83, 0.77, 0.77],
  ...[0.77, 0.83, 1.02, 1.35, 1.9, 2.2],
];

// The roof of the solar dashboard, half of its power used at home.
const { systemCost, subsidyShare, loanYears, loanRate, repayment, ...roof } = solar.opening;
const base = {
  ...{ systemCost, subsidyShare, loanYears, loanRate, repayment },
  yearlyProductionKwh: roof.yearlyProductionKwh,
  ownUseShare: 0.5,
  ownUseBy: "even",
  electricityPrice: roof.electricityPrice,
  feedInRate: roof.feedInRate,
  yearlyMaintenance: roof.yearlyMaintenance,
  inverterCost: roof.inverterCost,
  inverterYear: roof.inverterYear,
} as const;

const { yearlyProductionKwh, ownUseShare, yearlyMaintenance, inverterCost } =
  solar.presets.realistic.inputs;
/** The same offer on a German roof, with most of the summer's power fed in, and with upkeep. */
const realistic = {
  ...base,
  ...{ yearlyProductionKwh, ownUseShare, yearlyMaintenance, inverterCost },
  ownUseBy: "season",
} as const;

/** A roof on a loan, month by month; an input that the solar dashboard has too is the same there. */
export const sheet = defineSheet({
  title: "Solar financing calculator",
  inputs: {
    systemCost: solar.inputs.systemCost,
    subsidyShare: solar.inputs.subsidyShare,
    loanYears: solar.inputs.loanYears,
    loanRate: solar.inputs.loanRate,
    repayment: solar.inputs.repayment,
    yearlyProductionKwh: solar.inputs.yearlyProductionKwh,
    ownUseShare: solar.inputs.ownUseShare,
    ownUseBy: choice("Through the year", "own-by", { even: "Even", season: "By season" }),
    electricityPrice: solar.inputs.electricityPrice,
    feedInRate: solar.inputs.feedInRate,
    yearlyMaintenance: solar.inputs.yearlyMaintenance,
    inverterCost: solar.inputs.inverterCost,
    inverterYear: solar.inputs.inverterYear,
  },
  groups: [
    { title: "Loan", names: ["systemCost", "subsidyShare", "loanYears", "loanRate"] },
    {
      title: "Power",
      names: ["yearlyProductionKwh", "ownUseShare", "electricityPrice"],
    },
    {
      title: "Repayment, season, feed-in, upkeep",
      names: [
        ...(["repayment", "ownUseBy", "feedInRate"] as const),
        ...(["yearlyMaintenance", "inverterCost", "inverterYear"] as const),
      ],
      folds: "always",
    },
  ],
  presets: {
    realistic: { title: "Realistic", inputs: realistic },
    base: { title: "Offer", inputs: base },
    // A battery costs more and keeps more of the power at home.
    battery: { title: "Battery", inputs: { ...base, systemCost: 25_000, ownUseShare: 0.75 } },
    // Lower payments for twice as long.
    longLoan: { title: "Long loan", inputs: { ...base, loanYears: 20 } },
  },
  opensWith: "base",
  presetKey: "case",
  steps: {
    loan: euro("Loan", "=systemCost*(1-subsidyShare)", {
      note: "All of the cost after the subsidy is borrowed.",
    }),
    payments: months("Months of the loan", "=loanYears*12"),
    installment: cents("Monthly installment without interest", "=loan/payments"),
    lastPayment: cents(
      "Last payment",
      '=IF(repayment="annuity",monthlyPayment,installment*(1+loanRate/12))',
    ),
    averagePayment: cents("Average payment of the first year", "=total(payment)/12"),
    totalPaid: euro(
      "Paid to the bank",
      '=IF(repayment="annuity",payments*monthlyPayment,loan+loan*loanRate/12*(payments+1)/2)',
      { note: "In installments, the debt falls evenly from the whole loan to one installment." },
    ),
    totalBenefit: euro("The roof over the term of the loan", "=total(benefit)*loanYears", {
      note: "At the prices of the first year.",
    }),
    totalUpkeep: euro("Set aside for upkeep", "=total(upkeep)*loanYears"),
    totalLeft: euro("Left at the end of the loan", "=totalBenefit-totalPaid-totalUpkeep"),
    yearsOfBenefit: years(
      "Payments recovered after",
      '=IF(total(benefit)>total(upkeep),totalPaid/(total(benefit)-total(upkeep)),"Never")',
      { digits: 1, note: "At the prices and the yield of the first year, after upkeep." },
    ),
    yearShare: percent("Used at home over the year", "=total(ownUse)/yearlyProductionKwh", {
      digits: 1,
    }),
    averagePrice: euroPerKwh(
      "Average worth of a kWh",
      "=yearShare*electricityPrice+(1-yearShare)*feedInRate",
      { digits: 3 },
    ),
    breakEvenShare: percent(
      "Share used at home that covers the payments",
      '=IF(electricityPrice>feedInRate,((total(payment)+total(upkeep))/yearlyProductionKwh-feedInRate)/(electricityPrice-feedInRate),"None")',
      {
        note: "Of all the power of the first year, with upkeep. Above 100% no share is enough; below 0% any is.",
      },
    ),
    powerCheck: kilowattHours(
      "Check: own use and feed-in less the yearly production",
      "=total(ownUse)+total(feedIn)-yearlyProductionKwh",
    ),
    repaidCheck: euro("Check: repayments less the loan", "=total(repaid)-loan"),
    paidCheck: euro("Check: paid year by year less paid to the bank", "=total(paid)-totalPaid"),
    interestShare: percent("Interest, of the loan", "=totalInterest/loan", { digits: 0 }),
  },
  tables: {
    months: {
      title: "Month by month",
      axis: { name: "month", label: "Month", positions: monthNames },
      lines: {
        monthShare: percent(
          "Share of the year’s production",
          {
            given: "Of a south-facing roof in central Germany, rounded: an assumption.",
            values: [0.03, 0.05, 0.09, 0.12, 0.13, 0.13, 0.13, 0.12, 0.09, 0.06, 0.03, 0.02],
            total: true,
          },
          { digits: 0 },
        ),
        production: kilowattHours("Production", "=yearlyProductionKwh*monthShare", { total: true }),
        seasonFactor: count(
          "Own use against the year’s average",
          {
            given:
              "Of a household without a battery, an assumption: in winter nearly all of the little power is used, in summer most is fed in. Weighted by the yield, the factors average 1.",
            values: seasonFactors,
          },
          { digits: 2 },
        ),
        monthOwnShare: percent(
          "Used at home",
          '=IF(ownUseBy="season",MIN(1,ownUseShare*seasonFactor),ownUseShare)',
          { digits: 0 },
        ),
        ownUse: kilowattHours("Own use", "=production*monthOwnShare", { total: true }),
        feedIn: kilowattHours("Feed-in", "=production-ownUse", { total: true }),
        saved: cents("Saved", "=ownUse*electricityPrice", { total: true }),
        earned: cents("Earned", "=feedIn*feedInRate", { total: true }),
        benefit: cents("Brought in by the roof", "=saved+earned", { total: true }),
        payment: cents(
          "Payment",
          '=IF(repayment="annuity",monthlyPayment,previous(payment)-installment*loanRate/12)',
          {
            first: "=monthlyPayment",
            total: true,
            note: "In installments, each payment is lower by the interest on one installment.",
          },
        ),
        upkeep: cents("Upkeep", "=(yearlyMaintenance+inverterCost/inverterYear)/12", {
          total: true,
          note: "Maintenance, and a part of the next inverter set aside.",
        }),
        left: cents("Left", "=benefit-payment-upkeep", { total: true }),
        // A payment that is met to a hundredth of a cent is met: rounding decides nothing.
        covered: count("Month covered", "=IF(left>-0.0001,1,0)", { total: true }),
      },
    },
    years: {
      title: "The loan year by year",
      axis: { name: "year", label: "Year", positions: numbersTo(lastYear) },
      lines: {
        monthsSoFar: months("Months so far", "=12*year"),
        paid: euro("Paid", paidInYear("previous(owed)"), {
          first: paidInYear("loan"),
          total: true,
          note: "In installments, the debt of an average month is five and a half installments below that at the start of the year.",
        }),
        repaid: euro("Repayment", "=previous(owed)-owed", { first: "=loan-owed", total: true }),
        interest: euro("Interest", "=paid-repaid", { total: true }),
        owed: euro(
          "Still owed",
          '=IF(year<loanYears,IF(repayment="annuity",FV(loanRate/12,monthsSoFar,monthlyPayment,-loan),loan-installment*monthsSoFar),0)',
        ),
      },
    },
  },
  results: {
    monthlyPayment: cents(
      "Monthly payment",
      '=IF(repayment="annuity",PMT(loanRate/12,payments,-loan),installment+loan*loanRate/12)',
      { note: "In installments, the first and highest payment." },
    ),
    averageBenefit: cents("Roof, average month", "=total(benefit)/12"),
    monthsCovered: count("Months covered", "=total(covered)", {
      note: "Of the twelve months, those in which the roof brings in at least the payment and the upkeep.",
    }),
    totalInterest: euro("Total interest", "=totalPaid-loan"),
  },
  checks: {
    powerCheck: "Own use and feed-in less the yearly production",
    repaidCheck: "Repayments of all years less the loan",
    paidCheck: "Payments of all years less what the bank is paid",
  },
  chart: {
    ...{ title: "The roof and the loan, euros by month", kind: "column" },
    lines: [
      { name: "benefit", tone: "green" },
      { name: "payment", tone: "red" },
    ],
  },
  page: {
    label: "Solar loan model",
    presetLabel: "Household to start from",
    inView: ["monthlyPayment", "monthsCovered"],
    labels: {
      monthlyPayment: ({ value }) =>
        value("repayment") === "annuity" ? "Monthly payment" : "First payment",
      totalBenefit: ({ value }) => `The roof, ${value("loanYears")} times the first year`,
    },
    values: { monthsCovered: ({ value }) => `${value("monthsCovered")} of 12` },
    notes: {
      monthlyPayment: ({ value, text }) => {
        const loan = `on a loan of ${text("loan")}`;
        if (value("repayment") === "annuity") return `${value("payments")} times, ${loan}`;
        return `falls to ${text("lastPayment")} in month ${value("payments")}, ${loan}`;
      },
      averageBenefit: breakEvenText,
      monthsCovered: ({ total }) =>
        `in which the roof covers the payment${total("upkeep") > 0 ? " and upkeep" : ""}`,
      totalInterest: ({ text }) => `${text("interestShare")} on top of the loan`,
    },
    chart: {
      title: ({ number, total, text }) => {
        const covered = number("monthsCovered");
        const what = total("upkeep") > 0 ? "loan and upkeep" : "the loan";
        const some = covered === 12 ? "every month" : `${covered} of 12 months`;
        const months = covered === 0 ? "no month" : some;
        return `With ${text("yearShare").replace(".0", "")} used at home, the roof pays for ${what} in ${months}`;
      },
      caption: "Fig. 1 – what the roof brings in the first year, and what is due",
      summary: monthsText,
      columns: {
        table: "months",
        unit: "€ a month",
        parts: [
          { name: "Own use", tone: "green", sum: ["saved"] },
          { name: "Feed-in", tone: "ochre", sum: ["earned"] },
        ],
        lines: [{ name: "due", tone: "ink", sum: ["payment", "upkeep"] }],
        note: (figures) => dueFirstAndLast(figures).join(" to "),
      },
    },
    continues: {
      project: "solar-financing-dashboard",
      sheet: solar,
      // The dashboard knows one share used at home, over the year.
      inputs: ({ number }) => ({
        ownUseShare: Number(number("yearShare").toFixed(4)),
        financing: "loan",
      }),
      label: "25 years of this case",
      note: "There the loan is paid once a year, and the share used at home stays the same.",
    },
    sums: [
      {
        title: "What the loan costs",
        rows: ["loan", "totalInterest", "totalPaid"],
        totals: ["totalPaid"],
      },
      {
        title: "What the roof leaves after it",
        rows: ["totalBenefit", "totalUpkeep", "totalLeft", "yearsOfBenefit"],
        totals: ["totalLeft"],
      },
    ],
    tables: [
      {
        table: "months",
        caption: "Production, own use, feed-in, payment and upkeep in the first year",
        columns: [
          ...(["production", "monthOwnShare", "ownUse", "feedIn"] as const),
          ...(["saved", "earned", "payment", "upkeep", "left"] as const),
        ],
        losses: ["left"],
      },
      {
        table: "years",
        caption: "Interest, repayment and debt year by year, in euros",
        columns: ["interest", "repaid", "paid", "owed"],
        until: "loanYears",
      },
    ],
  },
});

/** The twelve payments of a year, given what is owed at its start. */
function paidInYear(opening: string) {
  return `=IF(year<=loanYears,IF(repayment="annuity",12*monthlyPayment,12*installment+loanRate*(${opening}-5.5*installment)),0)`;
}

type Name = "breakEvenShare" | "repayment" | "averageBenefit" | "averagePayment";

/** From which share used at home the payments are covered, over the first year. */
function breakEvenText({ value, number, total, write }: ShownFigures<Name, "upkeep">) {
  const upkeep = total("upkeep") / 12;
  const bare = value("repayment") === "annuity" ? "the payment" : "the average payment";
  const payment = upkeep > 0 ? `${bare} and upkeep` : bare;
  const share = value("breakEvenShare");
  if (typeof share === "string") {
    const isCovered = number("averageBenefit") >= number("averagePayment") + upkeep;
    return `${isCovered ? "covers" : "less than"} ${payment}, used at home or not`;
  }
  if (share > 1) return `less than ${payment}, however much is used at home`;
  if (share <= 0) return `covers ${payment}, however little is used at home`;
  // Rounded up: at the share that is named, the payment is covered.
  const named = Math.ceil(share * 100 - 1e-9) / 100;
  return `covers ${payment} from ${write("breakEvenShare", named).replace(".0", "")} used at home`;
}

type MonthName = "payment" | "upkeep" | "benefit";

/** What is due in the first month and in the last, where it is another amount. */
function dueFirstAndLast({ numberAt, write }: ShownFigures<never, MonthName>) {
  const due = ["Jan", "Dec"].map((month) => numberAt("payment", month) + numberAt("upkeep", month));
  return [...new Set(due.map((amount) => write("payment", amount)))];
}

/** The chart in words. */
function monthsText(figures: ShownFigures<never, MonthName>) {
  const { numberAt, text, total } = figures;
  const due = dueFirstAndLast(figures);
  const upkeep = total("upkeep") > 0 ? " and upkeep" : "";
  const loan = due.length > 1 ? `loan payments${upkeep} from` : `a loan payment${upkeep} of`;
  const sorted = monthNames.toSorted((a, b) => numberAt("benefit", a) - numberAt("benefit", b));
  const [worst = "Jan", best = "Jan"] = [sorted[0], sorted.at(-1)];
  const most = text("benefit", best);
  const bestMonths = monthNames.filter((month) => text("benefit", month) === most);
  return `What the roof brings in by month, from ${text("benefit", worst)} in ${worst} to ${most} in ${bestMonths.join(", ")}, against ${loan} ${due.join(" to ")}. The table Month by month has every value.`;
}
