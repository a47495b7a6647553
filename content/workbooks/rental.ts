import { rateText } from "#models/cash-flow/rate-of-return.ts";
import type { ShownFigures } from "#workings/sheet-spec.ts";
import type { WorkbookView } from "#workings/workbook-model/view.ts";

/** What the page of rental.xlsx shows; docs/workbooks.md lists what it may contain. */
export const view = {
  title: "Rental property model",
  amounts: "€",
  inputs: {
    purchasePrice: {
      ...{ cell: "Inputs!B6", key: "price", label: "Price" },
      ...{ from: 50_000, to: 1_000_000, step: 1_000 },
    },
    transferTaxRate: {
      ...{ cell: "Inputs!E6", key: "transfer", label: "Transfer tax" },
      ...{ from: 0, to: 0.065, step: 0.005 },
    },
    notaryAndRegisterRate: {
      ...{ cell: "Inputs!E7", key: "notary", label: "Notary and land register" },
      ...{ from: 0, to: 0.04, step: 0.001 },
    },
    agentRate: {
      ...{ cell: "Inputs!E8", key: "agent", label: "Agent’s fee, buyer’s share" },
      ...{ from: 0, to: 0.0715, step: 0.00005 },
    },
    monthlyRent: {
      ...{ cell: "Inputs!B7", key: "rent", label: "Rent", per: "a month" },
      ...{ from: 200, to: 5_000, step: 5 },
    },
    rentGrowth: {
      ...{ cell: "Inputs!B8", key: "rent-rise", label: "Rent rise", per: "a year" },
      ...{ from: -0.02, to: 0.05, step: 0.001 },
    },
    vacancyRate: {
      ...{ cell: "Inputs!B9", key: "vacancy", label: "Vacancy rate" },
      ...{ from: 0, to: 0.3, step: 0.005 },
    },
    monthlyCosts: {
      ...{ cell: "Inputs!B10", key: "costs", label: "Non-recoverable costs" },
      ...{ per: "a month", from: 0, to: 1_000, step: 1 },
    },
    costGrowth: {
      ...{ cell: "Inputs!B11", key: "cost-rise", label: "Rise in these costs", per: "a year" },
      ...{ from: 0, to: 0.06, step: 0.001 },
    },
    monthlyReserve: {
      ...{ cell: "Inputs!B29", key: "reserve", label: "Capex reserve", per: "a month" },
      ...{ from: 0, to: 500, step: 1 },
      note: "Set aside for kitchen, bath and floors, beyond the upkeep in the costs; rises as they do. No tax is saved until it is spent, and the model takes all of it as spent without a tax saving.",
    },
    loanToValue: {
      ...{ cell: "Inputs!B14", key: "loan", label: "Loan-to-value" },
      ...{ from: 0, to: 1, step: 0.01 },
    },
    loanRate: {
      ...{ cell: "Inputs!B15", key: "rate", label: "Loan rate" },
      ...{ from: 0, to: 0.1, step: 0.001 },
    },
    initialRepaymentRate: {
      ...{ cell: "Inputs!B16", key: "repay", label: "Initial repayment", per: "a year" },
      ...{ from: 0.005, to: 0.1, step: 0.001 },
    },
    nextRate: {
      ...{ cell: "Inputs!B30", key: "next-rate", label: "Loan rate after ten years" },
      ...{ from: 0, to: 0.1, step: 0.001 },
      note: "For those who keep the apartment: what is still owed is refinanced at this rate. The sale does not depend on it.",
    },
    taxRate: {
      ...{ cell: "Inputs!B21", key: "tax", label: "Owner’s marginal tax rate" },
      ...{ from: 0, to: 0.48, step: 0.01 },
      note: "On income from letting. Where the solidarity surcharge is due, 42% becomes 44.3%.",
    },
    depreciationRate: {
      ...{ cell: "Inputs!B20", key: "depreciation", label: "Depreciation of the building" },
      ...{ per: "a year", from: 0, to: 0.05, step: 0.001 },
      note: "AfA by § 7 Abs. 4 EStG: 2% for a building completed from 1925 to 2022, 2.5% before 1925, 3% from 2023.",
    },
    buildingShare: {
      ...{ cell: "Inputs!B19", key: "building", label: "Building, of the total cost" },
      ...{ from: 0.3, to: 0.95, step: 0.01 },
    },
    valueGrowth: {
      ...{ cell: "Inputs!B24", key: "rise", label: "Price rise", per: "a year" },
      ...{ from: -0.05, to: 0.08, step: 0.001 },
    },
    sellingCostRate: {
      ...{ cell: "Inputs!B25", key: "sale-agent", label: "Agent’s fee on sale" },
      ...{ from: 0, to: 0.0715, step: 0.00005 },
    },
    discountRate: {
      ...{ cell: "Inputs!B26", key: "elsewhere", label: "Alternative return", per: "a year" },
      ...{ from: 0, to: 0.12, step: 0.001 },
    },
  },
  groups: [
    {
      title: "Price and rent",
      names: ["purchasePrice", "valueGrowth", "monthlyRent", "rentGrowth"],
    },
    {
      title: "Loan",
      names: ["loanToValue", "loanRate", "initialRepaymentRate"],
      folds: true,
    },
    {
      title: "Vacancy and costs",
      names: [
        "vacancyRate",
        ...["transferTaxRate", "notaryAndRegisterRate", "agentRate"],
        ...["monthlyCosts", "costGrowth", "monthlyReserve"],
      ],
      folds: "always",
    },
    { title: "Tax", names: ["taxRate", "depreciationRate", "buildingShare"], folds: "always" },
    {
      title: "Sale or new loan after ten years",
      names: ["sellingCostRate", "nextRate", "discountRate"],
      folds: "always",
    },
  ],
  presets: {
    offered: { title: "As offered" },
    // The same apartment, paid from savings.
    noLoan: { title: "No loan", inputs: { loanToValue: 0 } },
    // A cheaper town: more rent for the price, more empty months, and no rise in prices.
    highYield: {
      title: "High yield",
      inputs: {
        ...{ purchasePrice: 98_000, transferTaxRate: 0.055, agentRate: 0.0357 },
        ...{ sellingCostRate: 0.0357, monthlyRent: 510, vacancyRate: 0.08, monthlyCosts: 95 },
        ...{ buildingShare: 0.85, valueGrowth: 0 },
      },
    },
  },
  presetKey: "case",
  results: {
    irr: { cell: "Result!B11", label: "Levered, after-tax IRR", digits: 1 },
    cashOnCash: { cell: "Ratios!B6", label: "Cash on cash" },
    cover: {
      ...{ cell: "Ratios!B8", label: "DSCR", unit: "×", digits: 2 },
      note: "Debt service cover: net rent over what the bank takes in year 1.",
    },
    breakEven: { cell: "Ratios!B9", label: "Break-even occupancy" },
    npv: { cell: "Result!B10", label: "Net present value" },
  },
  figures: {
    transferTax: { cell: "Inputs!F6", label: "Transfer tax" },
    notaryAndRegister: { cell: "Inputs!F7", label: "Notary and land register" },
    agent: { cell: "Inputs!F8", label: "Agent" },
    totalCost: "Inputs!F10",
    loan: "Inputs!F14",
    equity: "Inputs!F15",
    monthlyPayment: { cell: "Inputs!F19", label: "Monthly loan payment", digits: 0 },
    bankInYear1: { cell: "Ratios!B5", label: "To the bank in year 1" },
    cashOnCashAfterTax: "Ratios!B7",
    salePrice: "'Cash flow'!L24",
    sellingCosts: { cell: "'Cash flow'!L25", label: "Agent" },
    loanAtSale: { cell: "'Cash flow'!L26", label: "Loan balance" },
    proceeds: {
      cell: "'Cash flow'!L27",
      note: "Free of income tax where more than ten years lie between the two contracts (§ 23 Abs. 1 Satz 1 Nr. 1 EStG).",
    },
    ownerBefore: { cell: "Result!B6", label: "Paid in or out before the sale" },
    turns: { cell: "'Cash flow'!M31", label: "Changes of sign" },
    ltvAtSale: { cell: "'Cash flow'!L22", label: "Loan-to-value after ten years" },
    paymentThen: { cell: "Inputs!F30", label: "Monthly payment at the new rate", digits: 0 },
    moreThen: { cell: "Inputs!F31", label: "Increase per month", digits: 0 },
    coverThen: {
      ...{ cell: "Inputs!F33", label: "DSCR in year 11", unit: "×", digits: 2 },
      note: "Net rent of year 11 over twelve payments at the new rate.",
    },
    checks: { cell: "Inputs!B38", label: "All checks" },
    ...riseFigures(),
  },
  tables: {
    years: {
      title: "Year by year",
      axis: "Year",
      periods: "'Cash flow'!B4:L4",
      lines: {
        rent: yearly(5, "Rent"),
        vacancy: yearly(6, "Vacancy"),
        rentReceived: yearly(7, "Rent after vacancy"),
        costs: yearly(8, "Costs"),
        netRent: yearly(9, "Net rent"),
        interest: yearly(10, "Interest"),
        repayment: yearly(11, "Repaid"),
        reserve: yearly(12, "Reserve"),
        taxSaved: {
          ...yearly(13, "Tax saved"),
          note: "A loss from letting saves tax on other income; a profit costs it.",
        },
        cashFlow: yearly(14, "Cash flow"),
        depreciation: yearly(16, "Depreciation"),
        taxableIncome: yearly(17, "Taxable income"),
        owed: { cells: "'Cash flow'!B20:L20", label: "Loan balance" },
        ltv: {
          cells: "'Cash flow'!B22:L22",
          label: "LTV",
          digits: 0,
          note: "Loan-to-value: what is owed over the value of the apartment.",
        },
        toOwner: yearly(28, "Cash to the owner"),
      },
    },
  },
  chart: {
    ...{ title: "Cash flow before the sale, euros by year", kind: "column", stacked: true },
    lines: [
      { name: "netRent", tone: "green" },
      { name: "taxSaved", tone: "blue" },
      { name: "interest", tone: "ochre" },
      { name: "repayment", tone: "muted" },
    ],
  },
  page: {
    label: "Rental model",
    presetLabel: "Apartment to start from",
    strip: ["irr", "cashOnCash", "cover", "breakEven"],
    inView: ["irr", "cover"],
    notes: {
      irr: (figures) =>
        rateText(figures, {
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
      breakEven: ({ number, value }) => {
        const due = value("cover") === "None" ? "costs" : "costs and loan";
        return number("breakEven") > 1
          ? `fully let, rent does not cover ${due}`
          : `of the rent covers ${due}`;
      },
    },
    labels: {
      ownerBefore: ({ total }) =>
        total("cashFlow") > 0 ? "Paid out before the sale" : "Paid in before the sale",
      npv: "Net present value at {discountRate}",
    },
    chart: {
      title: rentPaysLoan,
      caption:
        "Fig. 1 – before the sale; where a line stays below a column, the owner pays the rest",
      summary: rentAndLoanInWords,
      columns: {
        table: "years",
        // Nothing is let on the day of the purchase.
        from: 1,
        unit: "€, by year",
        // Two shades of one color below the line of their sum: the lines are what the chart is about.
        parts: [
          { name: "Interest", tone: "ink", opacity: 0.5, sum: ["interest"], sign: -1 },
          { name: "Repayment", tone: "ink", opacity: 0.2, sum: ["repayment"], sign: -1 },
        ],
        lines: [
          { name: "net rent", tone: "green", sum: ["netRent"] },
          { name: "rent after tax", tone: "blue", dashed: true, sum: ["netRent", "taxSaved"] },
          {
            ...{ name: "loan payment", tone: "ink", stepped: true, sign: -1 },
            sum: ["interest", "repayment"],
          },
        ],
      },
    },
    comparison: {
      title: "If the apartment’s price rises faster or slower",
      columns: ["Price rise", "Sale price", "Proceeds", "Return"],
      rows: [1, 2, 3, 4, 5].map((row) => [
        ...[`rise${row}`, `salePriceAt${row}`, `proceedsAt${row}`, `returnAt${row}`],
      ]),
      result: "irr",
    },
    sums: [
      {
        title: "On purchase",
        rows: [
          ...["purchasePrice", "transferTax", "notaryAndRegister", "agent"],
          ...["totalCost", "loan", "equity"],
        ],
        totals: ["totalCost", "equity"],
      },
      {
        title: "After ten years",
        rows: ["salePrice", "sellingCosts", "loanAtSale", "proceeds", "ownerBefore", "npv"],
        totals: ["proceeds", "npv"],
      },
      {
        title: "If she refinances",
        rows: ["ltvAtSale", "monthlyPayment", "paymentThen", "moreThen", "coverThen"],
        totals: [],
      },
    ],
    tables: [
      {
        table: "years",
        caption: "Rent, costs, loan, tax and cash flow year by year, in euros",
        columns: [
          ...["rentReceived", "costs", "netRent", "interest"],
          ...["repayment", "reserve", "taxSaved", "cashFlow", "owed", "ltv", "toOwner"],
        ],
      },
    ],
  },
} satisfies WorkbookView;

function yearly(row: number, label: string) {
  return { cells: `'Cash flow'!B${row}:L${row}`, label, total: `'Cash flow'!M${row}` };
}

/** The rises of the price that are compared, in the rows of the sheet. */
function riseFigures() {
  return Object.fromEntries(
    [1, 2, 3, 4, 5].flatMap((row) => [
      [`rise${row}`, { cell: `Result!D${row + 4}`, label: `Price rise to compare, row ${row}` }],
      [`salePriceAt${row}`, { cell: `Result!E${row + 4}`, label: `Sale price, row ${row}` }],
      [`proceedsAt${row}`, { cell: `Result!F${row + 4}`, label: `Proceeds, row ${row}` }],
      [`turnsAt${row}`, { cell: `Result!K${row + 4}`, label: `Changes of sign, row ${row}` }],
      [`returnAt${row}`, { cell: `Result!G${row + 4}`, label: `Return, row ${row}` }],
    ]),
  );
}

/** In how many of the ten years the net rent and the tax saved pay the bank. */
function rentPaysLoan({ number, numberAt }: ShownFigures) {
  if (number("loan") === 0) return "There is no loan for the rent to pay";
  const years = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  const paid = years.filter((year) => {
    const toBank = numberAt("interest", year) + numberAt("repayment", year);
    return numberAt("netRent", year) + numberAt("taxSaved", year) + toBank >= 0;
  }).length;
  if (paid === 0) return "After tax, the rent does not pay the loan in any year";
  if (paid === years.length) return "After tax, the rent pays the loan in every year";
  return `After tax, the rent pays the loan in ${paid} of ${years.length} years`;
}

/** The chart in words. */
function rentAndLoanInWords({ text, write, numberAt }: ShownFigures) {
  const cashFlow = (year: number) => {
    const toBank = -(numberAt("interest", year) + numberAt("repayment", year));
    return `${text("netRent", year)} of net rent and ${text("taxSaved", year)} of tax saved against ${write("interest", toBank)} to the bank, a cash flow of ${text("cashFlow", year)}`;
  };
  return `Rent and loan by year. Year 1: ${cashFlow(1)}. Year 10: ${cashFlow(10)}. The table Year by year has every value.`;
}
