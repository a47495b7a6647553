import { defineSheet } from "#workings/define-sheet.ts";
import {
  choice,
  count,
  each,
  euro,
  euroPerKwh,
  formulasAt,
  kilowattHours,
  kilowatts,
  percent,
  running,
  years,
} from "#workings/describe.ts";
import { hasOneRate, nearestRate, rateTable, rateText } from "../cash-flow/rate-of-return.ts";

/** As far as a lifetime or a loan can reach. After the end of a case the years are zero. */
const lastYear = 40;

/** Euro; a debt below a hundredth of a cent is a rounding difference. */
const tolerance = 0.0001;

const movesGiven = "Chosen for the table of what moves the net present value.";

/** The loan rate when it moves; no lender pays the borrower, so it stops at zero. */
const rateMoves = [
  { name: "Down", title: "lower", formula: "=MAX(0,loanRate-rateMove)" },
  { name: "Up", title: "higher", formula: "=loanRate+rateMove" },
] as const;

const costLimits = { from: 4_000, to: 60_000, step: 100 };
const productionLimits = { from: 1_500, to: 28_000, step: 100 };

const baseCase = {
  financing: "cash",
  systemSizeKw: 6,
  systemCost: 18_000,
  subsidyShare: 0.3,
  yearlyProductionKwh: 8_000,
  degradation: 0.005,
  lifetimeYears: 25,
  yearlyMaintenance: 0,
  electricityPrice: 0.35,
  priceRise: 0.03,
  loanShare: 1,
  loanYears: 10,
  loanRate: 0.05,
  repayment: "annuity",
  discountRate: 0.04,
  // Every kilowatt-hour replaces one that was bought, and nothing wears out.
  ownUseShare: 1,
  feedInRate: 0.08,
  inverterCost: 0,
  inverterYear: 13,
} as const;

/** The same offer on a German roof: about 950 kWh a year for each kW, most of them fed in, with upkeep. */
const realistic = {
  ...baseCase,
  ...{ yearlyProductionKwh: 5_700, ownUseShare: 0.3, priceRise: 0.02 },
  ...{ yearlyMaintenance: 200, inverterCost: 1_500 },
} as const;

/** A rooftop system paid for in cash or with a loan. All flows of a year fall at its end. */
export const sheet = defineSheet({
  title: "Solar Dashboard Case 2",
  inputs: {
    financing: choice("Payment", "pay", { cash: "Cash", loan: "Loan" }),
    systemSizeKw: kilowatts(
      "System size",
      { key: "size", from: 2, to: 20, step: 0.5 },
      { note: "Peak power of the panels under test conditions, kWp." },
    ),
    systemCost: euro(
      "System cost",
      { key: "cost", ...costLimits },
      {
        note: "No value added tax comes on top: 0% since January 1, 2023 for systems on or near homes, a condition deemed to be met up to 30 kWp (§ 12 Abs. 3 Nr. 1 UStG).",
      },
    ),
    subsidyShare: percent("Subsidy", { key: "subsidy", from: 0, to: 0.6, step: 0.01 }),
    yearlyProductionKwh: kilowattHours("Yearly production", {
      key: "production",
      ...productionLimits,
    }),
    degradation: percent(
      "Degradation",
      { key: "degradation", from: 0, to: 0.02, step: 0.001 },
      { per: "a year" },
    ),
    lifetimeYears: years("Lifetime", { key: "lifetime", from: 10, to: lastYear, step: 1 }),
    yearlyMaintenance: euro(
      "Maintenance",
      { key: "maintenance", from: 0, to: 600, step: 10 },
      { per: "a year" },
    ),
    inverterCost: euro("New inverter", { key: "inverter", from: 0, to: 5_000, step: 100 }),
    inverterYear: years("Bought in year", { key: "inverter-year", from: 5, to: lastYear, step: 1 }),
    electricityPrice: euroPerKwh("Electricity price", {
      ...{ key: "price", from: 0.1, to: 0.6, step: 0.01 },
    }),
    priceRise: percent(
      "Price rise",
      { key: "rise", from: -0.02, to: 0.08, step: 0.005 },
      { per: "a year" },
    ),
    ownUseShare: percent(
      "Used at home",
      { key: "own", from: 0, to: 1, step: 0.01 },
      { note: "The rest is fed into the grid. Without a battery about 30% is common." },
    ),
    feedInRate: euroPerKwh(
      "Feed-in rate",
      { key: "feed-in", from: 0, to: 0.3, step: 0.001 },
      {
        digits: 3,
        note: "Paid for 20 years (§ 25 Abs. 1 EEG); after them the model counts nothing for what is fed in.",
      },
    ),
    loanShare: percent("Share borrowed", { key: "share", from: 0, to: 1, step: 0.05 }),
    loanYears: years("Loan term", { key: "term", from: 1, to: 20, step: 1 }),
    loanRate: percent(
      "Loan rate",
      { key: "rate", from: 0, to: 0.12, step: 0.001 },
      { per: "a year" },
    ),
    repayment: choice("Repayment", "repay", { annuity: "Annuity", instalments: "Installments" }),
    discountRate: percent(
      "Discount rate",
      { key: "discount", from: 0, to: 0.12, step: 0.005 },
      { per: "a year" },
    ),
  },
  groups: [
    {
      title: "System",
      names: [
        ...(["systemSizeKw", "systemCost", "subsidyShare", "yearlyProductionKwh"] as const),
        "lifetimeYears",
      ],
    },
    {
      ...{ title: "Feed-in, degradation, upkeep", folds: "always" },
      names: [
        ...(["feedInRate", "degradation"] as const),
        ...(["yearlyMaintenance", "inverterCost", "inverterYear"] as const),
      ],
    },
    {
      ...{ title: "Electricity", folds: true },
      names: ["electricityPrice", "priceRise", "ownUseShare"],
    },
    {
      ...{ title: "Loan and discount rate", folds: "always" },
      names: ["repayment", "loanShare", "loanYears", "loanRate", "discountRate"],
    },
  ],
  presets: {
    realistic: { title: "Realistic", inputs: realistic },
    base: { title: "Offer", inputs: baseCase },
    noSubsidy: { title: "No subsidy", inputs: { ...baseCase, subsidyShare: 0 } },
    flatPrices: { title: "No rise", inputs: { ...baseCase, priceRise: 0 } },
  },
  opensWith: "base",
  presetKey: "case",
  given: {
    feedInYears: years("Years of feed-in payments", {
      given:
        "§ 25 Abs. 1 EEG: twenty years, here without the months to the end of the last calendar year.",
      values: 20,
    }),
    costMove: percent("Cost moves by", { given: movesGiven, values: 0.1 }, { digits: 0 }),
    priceMove: percent(
      "Electricity price moves by",
      { given: movesGiven, values: 0.2 },
      { digits: 0 },
    ),
    rateMove: percent("Loan rate moves by", { given: movesGiven, values: 0.01 }, { digits: 0 }),
  },
  // A larger system costs and produces more in proportion, to the step of each slider and within its limits.
  linked: {
    by: "systemSizeKw",
    moves: ["systemCost", "yearlyProductionKwh"],
    apply: (from, systemSizeKw) => {
      const scaled = (amount: number, limits: typeof costLimits) => {
        const steps = Math.round((amount * systemSizeKw) / from.systemSizeKw / limits.step);
        return Math.min(limits.to, Math.max(limits.from, limits.step * steps));
      };
      return {
        ...from,
        systemSizeKw,
        systemCost: scaled(from.systemCost, costLimits),
        yearlyProductionKwh: scaled(from.yearlyProductionKwh, productionLimits),
      };
    },
  },
  steps: {
    subsidy: euro("Subsidy", "=systemCost*subsidyShare"),
    costAfterSubsidy: euro("Cost after subsidy", "=systemCost-subsidy"),
    loanAmount: euro("Loan", "=costAfterSubsidy*loanShare"),
    levelPayment: euro("Yearly payment as an annuity", annuityAt("loanRate")),
    installment: euro("Yearly installment without interest", "=loanAmount/loanYears"),
    lastYear: count("Last year of system and loan", "=MAX(lifetimeYears,loanYears)"),
    yearsInDebt: count("Years until the flows stay positive", "=MAX(all(inDebtUntil))"),
    costToday: euro(
      "Cost and loan, worth today",
      '=IF(financing="loan",costAfterSubsidy-loanAmount+NPV(discountRate,rest(loanPayment)),costAfterSubsidy)',
      {
        note: "What the buyer pays at once and what the bank is paid later: both are in proportion to the system cost.",
      },
    ),
    ownUseToday: euro("Power used at home, worth today", "=NPV(discountRate,rest(saved))", {
      note: "The part of the savings that moves with the electricity price; the feed-in rate is fixed.",
    }),
    loanCheck: euro(
      "Check: loan less its payments, discounted at its rate",
      "=loanAmount-NPV(loanRate,rest(loanPayment))",
    ),
    sumCheck: euro("Check: last sum less all flows", "=last(sum)-SUM(all(flow))"),
    paymentsToday: euro("Loan payments, worth today", "=NPV(discountRate,rest(loanPayment))"),
    ...each(rateMoves, ({ name, title, formula }) => ({
      [`rate${name}`]: percent(`Loan rate, ${title}`, formula),
      [`level${name}`]: euro(`Yearly payment at the ${title} rate`, annuityAt(`rate${name}`)),
      [`payments${name}Today`]: euro(
        `Loan payments at the ${title} rate, worth today`,
        `=NPV(discountRate,rest(payment${name}))`,
      ),
    })),
  },
  tables: {
    years: {
      title: "Year by year",
      axis: {
        ...{ name: "year", label: "Year" },
        positions: Array.from({ length: lastYear + 1 }, (_, year) => year),
      },
      lines: {
        production: kilowattHours(
          "Production",
          "=IF(AND(year>=1,year<=lifetimeYears),yearlyProductionKwh*(1-degradation)^(year-1),0)",
          { total: true },
        ),
        price: euroPerKwh("Price", "=electricityPrice*(1+priceRise)^(year-1)", {
          ...{ digits: 3, first: "=electricityPrice" },
        }),
        saved: euro("Saved by own use", "=production*ownUseShare*price"),
        earned: euro(
          "Earned by feed-in",
          "=IF(year<=feedInYears,production*(1-ownUseShare)*feedInRate,0)",
          { total: true },
        ),
        saving: euro("Saving", "=saved+earned", {
          total: true,
          note: "What is no longer bought, and what is fed in.",
        }),
        maintenance: euro(
          "Maintenance",
          "=IF(AND(year>=1,year<=lifetimeYears),yearlyMaintenance,0)",
          { total: true },
        ),
        inverter: euro(
          "New inverter",
          "=IF(AND(year=inverterYear,year<=lifetimeYears),inverterCost,0)",
          { total: true },
        ),
        loanPayment: euro("Loan payment", paymentAt("loanRate", "levelPayment"), { total: true }),
        ...each(rateMoves, ({ name, title }) => ({
          [`payment${name}`]: euro(
            `Loan payment at the ${title} rate`,
            paymentAt(`rate${name}`, `level${name}`),
          ),
        })),
        flowInCash: euro("Cash flow (cash)", "=saving-maintenance-inverter", {
          ...{ first: "=-costAfterSubsidy", total: true },
        }),
        flowOnLoan: euro("Cash flow (loan)", "=saving-maintenance-inverter-loanPayment", {
          ...{ first: "=loanAmount-costAfterSubsidy", total: true },
        }),
        sumInCash: running("Running total (cash)", "sumInCash", "flowInCash"),
        sumOnLoan: running("Running total (loan)", "sumOnLoan", "flowOnLoan"),
        flow: euro("Flow", '=IF(financing="loan",flowOnLoan,flowInCash)'),
        sum: euro("Sum", '=IF(financing="loan",sumOnLoan,sumInCash)'),
        inDebtUntil: count("In debt until", `=IF(sum<-${tolerance},year+1,0)`),
      },
    },
    // Not calculated again from the first year: cost and savings move in proportion, and of a loan only the
    // payments change.
    sensitivity: {
      title: "Net present value when one input moves",
      axis: {
        ...{ name: "movedInput", label: "Input that moves" },
        positions: ["Cost", "Price", "Rate"],
      },
      lines: {
        npvDown: euro(
          "NPV if it falls",
          ...formulasAt({
            Cost: "=npv+costMove*costToday",
            Price: "=npv-priceMove*ownUseToday",
            Rate: '=IF(financing="loan",npv+paymentsToday-paymentsDownToday,npv)',
          }),
        ),
        npvUp: euro(
          "NPV if it rises",
          ...formulasAt({
            Cost: "=npv-costMove*costToday",
            Price: "=npv+priceMove*ownUseToday",
            Rate: '=IF(financing="loan",npv+paymentsToday-paymentsUpToday,npv)',
          }),
        ),
        npvChangeDown: euro("Change of NPV if it falls", "=npvDown-npv"),
        npvChangeUp: euro("Change of NPV if it rises", "=npvUp-npv"),
      },
    },
    // A new inverter turns the flow of its year negative, and there may still be one rate.
    rates: rateTable("flow", "Flow"),
  },
  results: {
    npv: euro(
      "Net present value",
      '=IF(financing="loan",first(flowOnLoan)+NPV(discountRate,rest(flowOnLoan)),first(flowInCash)+NPV(discountRate,rest(flowInCash)))',
    ),
    irr: percent(
      "Internal rate of return",
      `=IF(${hasOneRate("flow")},IRR(all(flow),${nearestRate()}),"None")`,
    ),
    payback: years(
      "Payback",
      `=IF(yearsInDebt=0,0,IF(last(sum)<-${tolerance},"Never",yearsInDebt-1+MIN(1,-INDEX(all(sum),yearsInDebt)/INDEX(all(flow),yearsInDebt+1))))`,
      { digits: 1 },
    ),
    savings: euro("Savings over the lifetime", "=total(saving)"),
  },
  checks: {
    loanCheck: "Loan less its payments, discounted at its own rate",
    sumCheck: "Cumulative cash flow at the end less the sum of all flows",
  },
  chart: {
    ...{ title: "Cumulative cash flow, euros by year", kind: "line", until: "lastYear" },
    lines: [
      { name: "sumInCash", tone: "green", label: "cash" },
      { name: "sumOnLoan", tone: "blue", label: "loan" },
    ],
  },
  page: {
    label: "Solar model",
    presetLabel: "Household to start from",
    firstChoice: "financing",
    strip: ["npv", "irr", "payback", "savings"],
    inView: ["npv", "payback"],
    labels: { savings: ({ value }) => `${value("lifetimeYears")}-year savings` },
    values: {
      payback: ({ value, text }) => (value("payback") === 0 ? "At once" : text("payback")),
    },
    notes: {
      npv: ({ text }) => `discounted at ${text("discountRate")}`,
      irr: (figures) => rateText(figures, { rate: "irr", flow: "flow", note: "a year" }),
      payback: ({ value, text, write, numberAt }) => {
        if (value("payback") === "Never") {
          return `${write("sum", -numberAt("sum", lastYear))} short at the end`;
        }
        if (value("financing") === "cash") return `${text("costAfterSubsidy")} after subsidy`;
        const paid =
          value("repayment") === "annuity" ? "a year to the bank" : "to the bank in year 1";
        return `${text("loanPayment", 1)} ${paid}`;
      },
      savings: ({ text }) => `${text("saving", 1)} in year 1`,
    },
    chart: {
      title: ({ value, text }) => {
        const assumed = `With ${text("ownUseShare")} used at home, the`;
        if (value("payback") === "Never") return `${assumed} system does not pay for itself`;
        return value("payback") === 0
          ? `${assumed} savings cover the loan from the first day`
          : `${assumed} system pays for itself in ${text("payback")}`;
      },
      caption: "Fig. 1 – cumulative cash flow",
      summary: ({ text, value }) =>
        `Cumulative cash flow over ${value("lastYear")} years: cash starts at ${text("sumInCash", 0)} and ends at ${text("sumInCash", lastYear)}; loan starts at ${text("sumOnLoan", 0)} and ends at ${text("sumOnLoan", lastYear)}. The table Year by year has every value.`,
      strong: ({ value }) => (value("financing") === "loan" ? "sumOnLoan" : "sumInCash"),
      mark: ({ value, text }) => {
        const paidBack = value("payback");
        return typeof paidBack === "number" && paidBack > 0
          ? { x: paidBack, y: 0, text: text("payback") }
          : undefined;
      },
    },
    sensitivity: {
      result: "npv",
      moves: {
        Cost: { name: "System cost", by: "±10%" },
        Price: { name: "Electricity price", by: "±20%" },
        Rate: { name: "Loan rate", by: "±100 basis points" },
      },
      note: ({ number, numberAt, write }) => {
        const perPercent = (input: "Price" | "Cost", moved: number) =>
          write("npv", Math.abs(numberAt("npvChangeUp", input)) / (100 * moved));
        const compared = `For each percent, the electricity price is worth ${perPercent("Price", number("priceMove"))} and the system cost ${perPercent("Cost", number("costMove"))}.`;
        return number("loanRate") < 0.01
          ? `${compared} A loan rate cannot fall below 0%, so its lower case stops there.`
          : compared;
      },
    },
    tables: [
      {
        table: "years",
        caption: "Production, savings, payments and cash flow year by year",
        columns: [
          ...(["production", "price", "saving", "maintenance", "inverter", "loanPayment"] as const),
          ...(["flowInCash", "flowOnLoan", "sumInCash", "sumOnLoan"] as const),
        ],
        until: "lastYear",
      },
    ],
  },
});

/** What the loan costs in a year at a rate, which has the level payment of this name. */
function paymentAt(rate: string, level: string) {
  return `=IF(AND(year>=1,year<=loanYears),IF(repayment="annuity",${level},installment+${rate}*(loanAmount-installment*(year-1))),0)`;
}

function annuityAt(rate: string) {
  return `=PMT(${rate},loanYears,-loanAmount)`;
}
