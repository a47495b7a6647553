import { defineSheet } from "#workings/define-sheet.ts";
import {
  each,
  euro,
  type Formula,
  type Given,
  multiple,
  numbersTo,
  percent,
} from "#workings/describe.ts";
import { rateOfReturn, sayRate, signLines } from "../cash-flow/rate-of-return.ts";

/** A private sale is free of income tax after ten years. */
const lastYear = 10;

/** Those inside a year; after the twelfth the year is over. */
const monthsInside = numbersTo(11);

/** The rises of the flat’s price that are compared, by row. */
const rises = { 1: 0, 2: 0.01, 3: 0.015, 4: 0.02, 5: 0.03 };
export const riseRows = [1, 2, 3, 4, 5] as const;
type RiseRow = (typeof riseRows)[number];

/**
 * A two-room flat in Offenbach, sold after ten years. Invented, with the transfer tax of Hesse and the depreciation of a
 * residential building of 1925 to 2022.
 */
const offered = {
  purchasePrice: 232_000,
  transferTaxRate: 0.06,
  notaryAndRegisterRate: 0.02,
  agentRate: 0.02975,
  monthlyRent: 725,
  rentGrowth: 0.015,
  vacancyRate: 0.03,
  monthlyCosts: 88,
  costGrowth: 0.02,
  loanToValue: 0.8,
  loanRate: 0.039,
  initialRepaymentRate: 0.02,
  taxRate: 0.42,
  depreciationRate: 0.02,
  buildingShare: 0.75,
  valueGrowth: 0.015,
  sellingCostRate: 0.02975,
  discountRate: 0.04,
};

/** A flat bought to let by a private individual. All flows of a year but the loan's fall at its end. */
export const sheet = defineSheet({
  title: "Rental property model",
  inputs: {
    purchasePrice: euro("Price", { key: "price", from: 50_000, to: 1_000_000, step: 1_000 }),
    transferTaxRate: percent("Transfer tax", { key: "transfer", from: 0, to: 0.065, step: 0.005 }),
    notaryAndRegisterRate: percent("Notary and land register", {
      ...{ key: "notary", from: 0, to: 0.04, step: 0.001 },
    }),
    agentRate: percent(
      "Agent, buyer’s part",
      { key: "agent", from: 0, to: 0.0715, step: 0.00005 },
      { digits: 3 },
    ),
    monthlyRent: euro(
      "Rent",
      { key: "rent", from: 200, to: 5_000, step: 5 },
      { per: "a month", note: "Without the service charges that the tenant bears." },
    ),
    rentGrowth: percent(
      "Rent rise",
      { key: "rent-rise", from: -0.02, to: 0.05, step: 0.001 },
      { per: "a year" },
    ),
    vacancyRate: percent(
      "Vacancy, of the rent",
      { key: "vacancy", from: 0, to: 0.3, step: 0.005 },
      { note: "Lost to empty months and unpaid rent." },
    ),
    monthlyCosts: euro(
      "Costs not borne by the tenant",
      { key: "costs", from: 0, to: 1_000, step: 1 },
      {
        per: "a month",
        note: "Administration, upkeep and what else cannot be passed on, in year 1.",
      },
    ),
    costGrowth: percent(
      "Rise in these costs",
      { key: "cost-rise", from: 0, to: 0.06, step: 0.001 },
      { per: "a year" },
    ),
    loanToValue: percent(
      "Loan, of the price",
      { key: "loan", from: 0, to: 1, step: 0.01 },
      { note: "The costs of the purchase are paid from equity." },
    ),
    loanRate: percent(
      "Loan rate",
      { key: "rate", from: 0, to: 0.1, step: 0.001 },
      { note: "Interest is charged monthly, a twelfth of it on what is owed." },
    ),
    initialRepaymentRate: percent(
      "Initial repayment",
      { key: "repay", from: 0.005, to: 0.1, step: 0.001 },
      { per: "a year" },
    ),
    taxRate: percent("Owner’s marginal tax rate", { key: "tax", from: 0, to: 0.48, step: 0.01 }),
    depreciationRate: percent(
      "Depreciation of the building",
      { key: "depreciation", from: 0, to: 0.05, step: 0.001 },
      { per: "a year" },
    ),
    buildingShare: percent(
      "Building, of the total cost",
      { key: "building", from: 0.3, to: 0.95, step: 0.01 },
      { note: "The land does not depreciate." },
    ),
    valueGrowth: percent(
      "Price rise",
      { key: "rise", from: -0.05, to: 0.08, step: 0.001 },
      { per: "a year" },
    ),
    sellingCostRate: percent(
      "Agent at the sale",
      { key: "sale-agent", from: 0, to: 0.0715, step: 0.00005 },
      { digits: 3 },
    ),
    discountRate: percent(
      "Return elsewhere",
      { key: "elsewhere", from: 0, to: 0.12, step: 0.001 },
      { per: "a year" },
    ),
  },
  groups: [
    {
      title: "Price and rent",
      names: ["purchasePrice", "monthlyRent", "rentGrowth", "vacancyRate"],
    },
    { title: "Loan", names: ["loanToValue", "loanRate", "initialRepaymentRate"], folds: true },
    {
      title: "Costs",
      names: [
        ...(["transferTaxRate", "notaryAndRegisterRate", "agentRate"] as const),
        ...(["monthlyCosts", "costGrowth"] as const),
      ],
      folds: true,
    },
    { title: "Tax", names: ["taxRate", "depreciationRate", "buildingShare"], folds: true },
    {
      title: "Sale after ten years",
      names: ["valueGrowth", "sellingCostRate", "discountRate"],
      folds: true,
    },
  ],
  presets: {
    offered: { title: "As offered", inputs: offered },
    // The same flat, paid from savings.
    noLoan: { title: "No loan", inputs: { ...offered, loanToValue: 0 } },
    // A cheaper town: more rent for the price, more empty months, and no rise in prices.
    highYield: {
      title: "High yield",
      inputs: {
        ...offered,
        ...{ purchasePrice: 98_000, transferTaxRate: 0.055, agentRate: 0.0357 },
        ...{ sellingCostRate: 0.0357, monthlyRent: 510, vacancyRate: 0.08, monthlyCosts: 95 },
        ...{ buildingShare: 0.85, valueGrowth: 0 },
      },
    },
  },
  opensWith: "offered",
  presetKey: "case",
  given: each(riseRows, (row) => ({
    [`rise${row}`]: percent(`Price rise to compare, row ${row}`, {
      ...{ given: "One of five rises that are compared.", values: rises[row] },
    }),
  })) as Record<`rise${RiseRow}`, Given>,
  steps: {
    transferTax: euro("Transfer tax", "=purchasePrice*transferTaxRate"),
    notaryAndRegister: euro("Notary and land register", "=purchasePrice*notaryAndRegisterRate"),
    agent: euro("Agent", "=purchasePrice*agentRate"),
    totalCost: euro("Total cost", "=purchasePrice+transferTax+notaryAndRegister+agent"),
    loan: euro("Loan", "=purchasePrice*loanToValue"),
    equity: euro("Equity", "=totalCost-loan"),
    monthlyPayment: euro("Monthly loan payment", "=loan*(loanRate+initialRepaymentRate)/12", {
      note: "Level: as interest shrinks, repayment grows.",
    }),
    yearlyDepreciation: euro("Depreciation a year", "=totalCost*buildingShare*depreciationRate"),
    bankInYear1: euro("To the bank in year 1", "=-interest.1-repayment.1"),
    cashOnCashAfterTax: percent("Cash on cash after tax", '=IF(equity>0,cashFlow.1/equity,"None")'),
    salePrice: euro("Sale price", `=purchasePrice*(1+valueGrowth)^${lastYear}`),
    sellingCosts: euro("Agent", "=-salePrice*sellingCostRate"),
    loanAtSale: euro("Loan still owed", "=-last(owed)"),
    proceeds: euro("Proceeds of the sale", "=salePrice+sellingCosts+loanAtSale", {
      note: "Free of income tax after ten years.",
    }),
    ownerBefore: euro("Added by or paid to the owner before", "=ABS(total(cashFlow))"),
    ...(each(riseRows, (row) => ({
      [`salePriceAt${row}`]: euro(
        `Sale price, row ${row}`,
        `=purchasePrice*(1+rise${row})^${lastYear}`,
      ),
      [`proceedsAt${row}`]: euro(
        `Proceeds, row ${row}`,
        `=salePriceAt${row}*(1-sellingCostRate)+loanAtSale`,
      ),
      [`returnAt${row}`]: percent(`Return, row ${row}`, rateOfReturn(`toOwnerAt${row}`)),
    })) as Record<`${"salePriceAt" | "proceedsAt" | "returnAt"}${RiseRow}`, Formula>),
  },
  tables: {
    years: {
      title: "Year by year",
      axis: {
        ...{ name: "year", label: "Year" },
        positions: Array.from({ length: lastYear + 1 }, (_, year) => year),
      },
      lines: {
        rent: letting("Rent", "=monthlyRent*12*(1+rentGrowth)^(year-1)"),
        vacancy: letting("Vacancy", "=-rent*vacancyRate"),
        costs: letting("Costs", "=-monthlyCosts*12*(1+costGrowth)^(year-1)"),
        netRent: letting("Net rent", "=rent+vacancy+costs"),
        ...each(monthsInside, (month) => ({
          [`owedAfter${month}`]: euro(
            `Owed after month ${month}`,
            owedAfterMonth(month === 1 ? "previous(owed)" : `owedAfter${month - 1}`),
            { first: "=0" },
          ),
        })),
        owed: euro("Owed", owedAfterMonth("owedAfter11"), { first: "=loan" }),
        owedOnAverage: euro(
          "Owed on average",
          `=AVERAGE(previous(owed),${monthsInside.map((month) => `owedAfter${month}`).join(",")})`,
          { first: "=0", note: "Of the twelve amounts owed at the start of a month." },
        ),
        interest: letting("Interest", "=-owedOnAverage*loanRate"),
        repayment: letting("Repaid", "=owed-previous(owed)"),
        depreciation: letting("Depreciation", "=-yearlyDepreciation"),
        taxableIncome: letting("Taxable income", "=netRent+interest+depreciation"),
        taxSaved: {
          ...letting("Tax saved", "=-taxableIncome*taxRate"),
          note: "A loss from letting saves tax on other income; a profit costs it.",
        },
        cashFlow: letting("Cash flow", "=netRent+interest+repayment+taxSaved"),
        toOwner: euro("To the owner", "=cashFlow", {
          ...{ first: "=-equity", last: "=cashFlow+proceeds", total: true },
        }),
        ...signLines("toOwner", "To the owner"),
        ...each(riseRows, (row) => ({
          [`toOwnerAt${row}`]: euro(`To the owner at the price rise of row ${row}`, "=toOwner", {
            last: `=cashFlow+proceedsAt${row}`,
          }),
          ...signLines(`toOwnerAt${row}`, `To the owner at the price rise of row ${row}`),
        })),
      },
    },
  },
  results: {
    irr: percent("Rate of return", rateOfReturn("toOwner")),
    cashOnCash: percent("Cash on cash", '=IF(equity>0,(netRent.1-bankInYear1)/equity,"None")', {
      note: "In year 1, before tax.",
    }),
    cover: multiple("DSCR", '=IF(bankInYear1>0,netRent.1/bankInYear1,"None")', {
      note: "Debt service cover: net rent over what the bank takes in year 1.",
    }),
    breakEven: percent("Break-even occupancy", "=(bankInYear1-costs.1)/rent.1", {
      digits: 0,
      note: "The share of the rent that has to come in to pay costs and loan.",
    }),
    npv: euro("Net present value", "=first(toOwner)+NPV(discountRate,rest(toOwner))"),
  },
  chart: {
    ...{ title: "Cash flow before the sale, euro by year", kind: "column", stacked: true },
    lines: [
      { name: "netRent", tone: "green" },
      { name: "taxSaved", tone: "blue" },
      { name: "interest", tone: "ochre" },
      { name: "repayment", tone: "muted" },
    ],
  },
  page: {
    label: "Rental model",
    presetLabel: "Flat to start from",
    strip: ["irr", "cashOnCash", "cover", "breakEven"],
    inView: ["irr", "cover"],
    says: {
      irr: (figures) =>
        sayRate(figures, {
          ...{ rate: "irr", flow: "toOwner" },
          note: `a year on ${figures.text("equity")} of equity`,
        }),
      cashOnCash: ({ value, text }) =>
        value("cashOnCash") === "None"
          ? "there is no equity"
          : `in year 1 before tax, ${text("cashOnCashAfterTax")} after it`,
      cover: ({ value, text }) =>
        value("cover") === "None"
          ? "there is no loan to pay"
          : `net rent over ${text("bankInYear1")} a year to the bank`,
      breakEven: ({ number }) =>
        number("breakEven") > 1
          ? "the full rent does not pay costs and loan"
          : "of the rent pays costs and loan",
    },
    called: {
      ownerBefore: ({ total }) =>
        total("cashFlow") > 0 ? "Paid out to the owner before" : "Added by the owner before",
      npv: ({ text }) => `Net present value at ${text("discountRate")}`,
    },
    sums: [
      {
        title: "At the purchase",
        rows: [
          ...(["purchasePrice", "transferTax", "notaryAndRegister", "agent"] as const),
          ...(["totalCost", "loan", "equity"] as const),
        ],
        totals: ["totalCost", "equity"],
      },
      {
        title: "After ten years",
        rows: [
          ...(["salePrice", "sellingCosts", "loanAtSale"] as const),
          ...(["proceeds", "ownerBefore", "npv"] as const),
        ],
        totals: ["proceeds", "npv"],
      },
    ],
    tables: [
      {
        table: "years",
        caption: "Rent, costs, loan, tax and cash flow year by year, in euro",
        columns: [
          ...(["rent", "vacancy", "costs", "netRent", "interest"] as const),
          ...(["repayment", "taxSaved", "cashFlow", "owed", "toOwner"] as const),
        ],
        // Nothing is let on the day of the purchase.
        blank: (line, year) => year === 0 && line !== "owed" && line !== "toOwner",
      },
    ],
  },
});

/** The payment less a month's interest is repaid, and never more than is owed. */
function owedAfterMonth(before: string) {
  return `=${before}-MIN(monthlyPayment-${before}*loanRate/12,${before})`;
}

/** A flow of the years of letting; year 0 is the day of purchase. */
function letting(label: string, formula: string) {
  return euro(label, formula, { first: "=0", total: true });
}
