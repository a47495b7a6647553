import type { SectionId } from "./project-categories.ts";
import type { Project } from "./types.ts";

/** Every card of the listing. Within a section, cards follow the order of this list. */
export const projects: readonly Project<SectionId>[] = [
  {
    slug: "employee-time-stamp",
    section: "vba-projects",
    title: "Employee Time Stamp Tracker",
    description:
      "A macro logs who comes and goes, and when; a sheet adds up the hours of a small team.",
    tags: ["VBA", "Excel", "Automation"],
    type: "project",
    direct: true,
    model: "time-stamp",
    detail: {
      opening: {
        problem: "A friend’s firm of twelve wrote its hours on paper; payroll ran two days late.",
        work: "I built a workbook with three buttons. The download has the formulas; the macros are under The code.",
        result:
          "Payroll can start when the month ends: {teamRounded.total} are totaled, no shift is open, {teamShortBreaks.total}\u00a0breaks were too short.",
      },
      completed: "2021-12",
      updated: "2026-11",
      duration: "3 weeks",
      challenges: [
        "A night shift ends on a later date than it began, so hours are calculated from full time stamps, never from the time of day alone.",
        "People forget to clock out. After sixteen hours, the next press finds the open row and asks when they left, rather than guessing.",
        "A log that anyone can edit proves nothing: the sheet is locked, and a correction is a new row with a reason.",
      ],
      features: [
        "One button each for clock in, break and clock out",
        "Append-only log: one row per stamp, with its source",
        "Question about any shift still open sixteen hours after its last stamp",
        "Hours per person, day and month, net of breaks",
        "Forgotten clock-outs and wrong stamps corrected in rows of their own, with the reason",
        "Hours, breaks, rest, nights and Sundays checked against the Arbeitszeitgesetz",
      ],
      technologies: ["VBA", "SUMIFS and MAXIFS", "Sheet protection"],
      screenshots: [
        {
          caption: "Clock-in form",
          picture: {
            file: "time-stamp-form.png",
            alt: "The Stamp worksheet: Lena Hoffmann, on break since 12:19, above three large buttons labeled In, Break and Out; beside them the twelve members of the team and their status: three in, seven on break, two out.",
          },
        },
        {
          caption: "Time log, one row per stamp",
          picture: {
            file: "time-stamp-log.png",
            alt: "The Log worksheet: rows 785 to 808 with person, kind, time, source and hours. Two are marked as corrections, one for a forgotten clock-out and one replacing a wrong stamp; a night shift runs past midnight and counts toward the day it began.",
          },
        },
        {
          caption: "Monthly hours per employee",
          picture: {
            file: "time-stamp-hours.png",
            alt: "The Hours worksheet: February 2021, with a row for each of twelve people and a column for each day, totals of 1,680.50 hours worked against 1,720 contracted, and a column chart of both for each person.",
          },
        },
      ],
    },
  },
  {
    slug: "options-payoff-simulator",
    section: "vba-projects",
    model: "options",
    title: "Options payoff simulator",
    description:
      "Build an option strategy leg by leg, and see where it breaks even and what it can lose.",
    tags: ["VBA", "Derivatives", "Options", "Risk"],
    type: "excel",
    direct: false,
    detail: {
      opening: {
        problem:
          "A page of Greek letters does not show where an option strategy loses money, or whether the loss ever stops.",
        work: "I modeled up to six legs, solved each straight segment exactly and valued them before expiry by Black–Scholes.",
        result:
          "The bull call spread cannot lose more than it costs, but its probability of a profit is only {profitLikely}.",
      },
      completed: "2022-05",
      duration: "4 weeks",
      challenges: [
        "Break-even points fall between the prices on a grid, so each straight segment of the payoff is solved exactly.",
        "The loss on a naked short call is unlimited; the sheet must say so rather than show the last number on the grid.",
        "Premiums are paid today and payoffs arrive at expiry, so the cost of financing the premium is shown.",
      ],
      features: [
        "Up to six legs: calls, puts, the share itself and cash",
        "Presets for spreads, straddles, collars and butterflies",
        "Payoff and profit at expiry, drawn as you type",
        "Exact break-even points, maximum profit and maximum loss",
        "Value and Greeks before expiry by Black–Scholes, with dividends and a skew",
        "Implied volatility of each price, probability of profit and margin",
        "Strategy as a link, a workbook and a CSV file",
      ],
      technologies: ["VBA", "Excel charts", "Black–Scholes"],
      screenshots: [],
    },
  },
  {
    slug: "financial-report-generator",
    section: "vba-projects",
    title: "Financial report generator",
    description: "Turns a trial balance into three statements and their variances in one click.",
    tags: ["VBA", "Reporting", "Automation", "Accounting"],
    type: "excel",
    direct: false,
    model: "report",
    detail: {
      opening: {
        problem:
          "A friend’s trading company spent an afternoon every month exporting, pasting and finding the account that was new.",
        work: "I automated import, mapping and checks: an unknown account stops the run and is named.",
        result:
          "One trial balance becomes three statements that agree; more revenue, not lower cost, lifted profit to {profit}.",
      },
      completed: "2021-11",
      updated: "2024-10",
      duration: "6 weeks",
      challenges: [
        "New accounts appear every month. An unmapped account stops the run and is named; it is never dropped.",
        "The sign of a variance depends on the line: more revenue is good, more cost is not.",
        "Fractions of a cent make two equal totals differ, so amounts are counted in whole cents and rounded only where they are shown.",
      ],
      features: [
        "Import of a trial balance, as a CSV file or pasted",
        "Mapping table from account to report line",
        "Income statement, balance sheet and a cash flow that ties to it, with ratios",
        "Variance against budget, as an amount and a percentage",
        "Control page: debits equal credits, assets equal equity and liabilities",
        "Workbook with formulas and a CSV file, made from your accounts",
      ],
      technologies: ["VBA", "Excel formulas"],
      screenshots: [],
    },
  },
  {
    slug: "tic-tac-toe-vba",
    section: "vba-projects",
    title: "Tic-Tac-Toe (VBA)",
    description: "Click a cell to place your X; an event macro answers with an O.",
    tags: ["VBA", "Game", "Worksheet Events"],
    type: "project",
    direct: false,
    detail: null,
  },
  {
    slug: "pe-waterfall-structure",
    section: "excel-projects",
    title: "PE waterfall structure",
    description:
      "Splits a private equity fund’s payouts between LPs and GP, tier by tier, to the last euro.",
    tags: ["Excel", "Private Equity", "Waterfall", "Carried Interest", "Financial Modeling"],
    type: "excel",
    direct: false,
    model: "waterfall",
    copyByLink: true,
    detail: {
      opening: {
        problem:
          "The limited partnership agreement (LPA) says who is paid first, and careful readers disagree about it.",
        work: "I turned its clauses into tiers, so that every euro runs through them from the top.",
        result:
          "Of the {grossIrr} a year that the deals earn, {lpIrr} reaches the LPs; fees and carry take the rest.",
      },
      completed: "2024-02",
      duration: "8 weeks",
      challenges: [
        "The 22% IRR hurdle has no fixed amount: each year’s threshold is what the LPs still need to earn that rate.",
        "A “catch-up of 2%” is not a rate but 2 against 8: a 100% GP catch-up, up to 20% of all profit paid so far.",
        "Fees count as capital that the LPs must get back; otherwise the preferred return is calculated on too small a base.",
      ],
      features: [
        "Four tiers: return of capital, preferred return, catch-up, carried interest",
        "Preferred return of 8%, compounding yearly on unreturned capital",
        "100% GP catch-up (“2%”), until the GP holds 20% of profit",
        "Carry split 80/20 until the LPs’ net IRR reaches 22%, 50/50 above",
        "Management fee of 1.5% a year on committed capital",
        "Capital calls and distributions, year by year",
        "LP and GP cash flows side by side for every tier",
        "Gross and net IRR, MOIC and TVPI side by side",
        "Downside, base and upside cases on one switch",
        "Waterfall chart of who receives what",
        "Whole fund or deal by deal, with clawback, interim clawback and escrow",
        "Check row: the tiers of each year add up to what is distributed in it",
      ],
      technologies: ["Excel formulas", "Named ranges", "Data validation"],
      screenshots: [
        {
          caption: "Waterfall Distribution Chart",
          picture: {
            file: "waterfall-chart.png",
            alt: "The base case as a waterfall chart in which each tier begins where the one before it ended: €168.0m to the LPs and €17.0m to the GP.",
          },
        },
        {
          caption: "Scenario Analysis Dashboard",
          picture: {
            file: "waterfall-scenarios.png",
            alt: "What each tier pays in the downside, base and upside cases, side by side: €90.0m, €185.0m and €315.0m in all, of which the GP gets nothing, €17.0m and €80.5m.",
          },
        },
        {
          caption: "Fee Calculation Model",
          picture: {
            file: "waterfall-fees.png",
            alt: "The fund with a fee that steps down after year five. The working of the fee of year 6 is open: a fee base of €85,000,000 times 1.5% a year is €1,275,000.",
          },
        },
      ],
    },
  },
  {
    slug: "fundops-model-pe",
    section: "excel-projects",
    title: "Fund operations model (PE)",
    description:
      "Runs a fund in one workbook: capital calls, fees, distributions, LP balances and IRR.",
    tags: [
      "Excel",
      "Private Equity",
      "Fund Operations",
      "Financial Modeling",
      "IRR",
      "Performance Metrics",
    ],
    type: "excel",
    direct: false,
    model: "fund",
    detail: {
      opening: {
        problem:
          "Calls, fees and LP statements live in separate files, and sooner or later they no longer tie.",
        work: "I derived all of them from one list of yearly flows, spread over dated quarters.",
        result:
          "Every LP account ties to the cent. After six years {received} of {paidIn} is back; what follows is a forecast.",
      },
      completed: "2024-06",
      updated: "2026-11",
      duration: "10 weeks",
      challenges: [
        "Investors who join at a later close pay equalization interest: to the earlier LPs on the investments, to the manager on the fee. They need a ledger of their own, so the model on this page leaves them out.",
        "Calls are rounded to the cent for each LP, and the cents must still add up to the call.",
        "IRR needs dates; multiples do not. Unless both come from the same ledger, sooner or later they won’t tie.",
      ],
      // The text lists them, each with what it does.
      features: [],
      technologies: ["Excel formulas", "Named ranges", "Data validation", "Error checking"],
      screenshots: [
        {
          caption: "Fund Dashboard",
          picture: {
            file: "fund-dashboard.png",
            alt: "The curve of the LPs’ cash by quarter, which crosses zero in quarter 28, and the same with the NAV; both are marked in quarter 24.",
          },
        },
        {
          caption: "Performance Metrics: IRR, TVPI, DPI, RVPI",
          picture: {
            file: "fund-metrics.png",
            alt: "Net IRR 12.2%, TVPI 1.54×, DPI 0.64× and RVPI 0.90×; TVPI is open, and its working divides €60.0m distributed plus €84.3m held by €93.4m paid in.",
          },
        },
      ],
    },
  },
  {
    slug: "lbo-financial-model",
    section: "excel-projects",
    title: "LBO financial model",
    description: "Buys a company with debt and shows what the sponsor keeps at exit.",
    tags: ["Excel", "LBO", "Private Equity", "Financial Modeling"],
    type: "excel",
    direct: false,
    detail: null,
  },
  {
    slug: "dcf-valuation-model",
    section: "excel-projects",
    model: "valuation",
    title: "DCF valuation model",
    description:
      "Values a company from free cash flow and shows how far WACC and growth move the answer.",
    tags: ["Excel", "Valuation", "DCF", "WACC", "Financial Modeling"],
    type: "excel",
    direct: false,
    detail: {
      opening: {
        problem:
          "A valuation is a short formula and a long argument, and most spreadsheets mix the two.",
        work: "I put the formula on one sheet and gave every assumption a cell of its own.",
        result:
          "At {sharePrice} the share is below the model’s {perShare}, but {terminalShare} of the enterprise value lies beyond the ten-year plan.",
      },
      completed: "2022-09",
      duration: "5 weeks",
      challenges: [
        "The WACC weights need the value of the equity, which is the answer being sought, so I use target weights.",
        "Growth without reinvestment would be a free lunch, so reinvestment in the terminal year follows from growth and the return on capital.",
        "Cash that arrives throughout the year is worth more than cash at year end, by half a year’s discount. A shop that earns its money at Christmas is nearer to year end.",
      ],
      features: [
        "Ten-year forecast from revenue to free cash flow, with D&A, capex and working capital",
        "WACC from the capital asset pricing model and target weights",
        "Terminal value by growth and by multiple, with what each implies for the other",
        "Mid-year or year-end discounting from any valuation date in the first year",
        "Bridge from enterprise value to value per share, with leases treated as under IFRS 16",
        "Sensitivity table of WACC against terminal growth, and a football field with peers",
      ],
      technologies: ["Excel formulas", "Named ranges"],
      screenshots: [],
    },
  },
  {
    slug: "bond-portfolio-dashboard",
    section: "excel-projects",
    model: "bonds",
    title: "Bond portfolio dashboard",
    description:
      "Prices a bond portfolio from its yields and shows what it loses when the curve moves.",
    tags: ["Excel", "Fixed Income", "Duration", "Dashboard"],
    type: "dashboard",
    direct: false,
    detail: {
      opening: {
        problem:
          "A single duration does not say what a portfolio loses when the yield curve moves, or where.",
        work: "I priced each bond from its own cash flows and repriced all of them at every move of the curve.",
        result:
          "If yields rise 100 bp, a {marketValue} portfolio loses 6.79%, almost half of it from the 10-year rate.",
      },
      completed: "2023-02",
      updated: "2026-01",
      duration: "5 weeks",
      challenges: [
        "Accrued interest depends on the day count, and a portfolio mixes conventions, so each bond has its own.",
        "A single duration assumes that the curve moves in parallel. Key rate durations show where on the curve a move would hurt.",
        "The price of a callable bond stalls near its call price. Valued like the others, it would flatter the portfolio, so the model takes plain bonds only.",
      ],
      features: [
        "Clean price, accrued interest and dirty price for each bond",
        "Yield, spread and Z-spread, modified duration, convexity and DV01",
        "Key rate durations at 2, 5, 10 and 30 years; carry and roll-down",
        "Curve that shifts, steepens, flattens or changes its curvature",
        "Ladder, barbell and bullet of equal value and duration",
        "Change in value by bond and by shift, fully repriced",
      ],
      technologies: ["Excel formulas", "Excel charts", "Python"],
      screenshots: [],
    },
  },
  {
    slug: "rental-property-model",
    workbook: "rental",
    section: "excel-projects",
    title: "Rental case study",
    description:
      "An apartment bought to rent out: ten years of loan, rent and tax, and what the owner keeps.",
    tags: ["Excel", "Real Estate", "Financial Modeling", "Cash Flow"],
    type: "project",
    direct: true,
    detail: {
      opening: {
        problem:
          "A friend was offered an apartment near Frankfurt, yielding 3.75%, and told that the tenant pays the loan.",
        work: "I modeled ten years of rent, loan, tax and sale, starting with the purchase costs.",
        result:
          "The tenant pays two thirds of the loan. My friend would have added {ownerBefore} in ten years, and did not buy.",
      },
      completed: "2023-07",
      updated: "2026-11",
      duration: "4 weeks",
      challenges: [
        "Purchase costs are gone the day you sign. A return calculated on the price alone ignores them.",
        "Tax follows income, not cash: depreciation is deducted but never paid; repayment is paid but never deducted.",
        "The loan rate is fixed for ten years, but the loan is not repaid by then, so the model ends with the debt still owed.",
      ],
      features: [
        "Purchase costs by item: transfer tax, notary and land register, agent",
        "German annuity loan with initial repayment rate and fixed-rate period",
        "Rent, vacancy and non-recoverable costs",
        "Income tax with straight-line depreciation of the building",
        "Cash flow, equity and return, year by year",
        "Capex reserve, and the payment after refinancing when the fixed rate ends",
        "Sale after ten years, with the remaining debt paid off",
      ],
      technologies: ["Excel formulas", "Array formulas", "Goal Seek"],
      screenshots: [
        {
          caption: "Inputs and purchase costs",
          picture: {
            file: "rental-inputs.png",
            alt: "The Inputs worksheet: price, rent, loan, tax and sale as blue inputs on the left; on the right, purchase costs of €25,462, a total cost of €257,462 funded by a loan of €185,600 and equity of €71,862, and a loan payment of €912.53 a month.",
          },
        },
        {
          caption: "Ten years of cash flow",
          picture: {
            file: "rental-cash-flow.png",
            alt: "The Cash flow worksheet: rent, costs, interest, repayment and tax saved for years 1 to 10; the cash flow is negative in every year, from −€2,034 to −€2,118, until the sale brings in €120,945.",
          },
        },
        {
          caption: "Debt, equity and return",
          picture: {
            file: "rental-result.png",
            alt: "The Result worksheet: key figures with an internal rate of return of 3.07%, returns from −1.0% to 6.5% for price rises of 0% to 3% a year, and a stacked column chart in which the loan shrinks and the owner’s share grows over ten years.",
          },
        },
      ],
    },
  },
  {
    slug: "solar-financing-calculator",
    model: "solar-loan",
    section: "excel-projects",
    title: "Solar financing calculator",
    description:
      "Compares the payment on a solar loan with the electricity the roof saves, month by month.",
    tags: ["Excel", "Solar", "Loan", "Financial Modeling"],
    type: "excel",
    direct: false,
    detail: {
      opening: {
        problem:
          "A solar offer names a monthly payment, but not what the roof saves in that month.",
        work: "I compared the loan payment with what the roof’s power saves and earns, month by month.",
        result:
          "The offer’s {averageBenefit} a month pays the loan. Realistically, with upkeep, the roof earns €76.48 against €159.92 due.",
      },
      completed: "2023-04",
      duration: "3 weeks",
      challenges: [
        "Households budget by the month and solar yields are quoted by the year, with summer making up for winter; the sheet has to show both.",
        "Power used at home saves the full tariff; power fed into the grid earns far less. One average price hides the difference.",
        "Low payments over many years can cost more than high ones over a few, so every payment is shown with its total interest.",
      ],
      features: [
        "Monthly annuity for any loan, rate and term",
        "Share of power used at home as an input, even or by season",
        "Saving and payment month by month in the first year",
        "Year in which the savings overtake the payments",
        "Total interest and total saving side by side",
      ],
      technologies: ["Excel formulas", "Data validation", "Excel charts"],
      screenshots: [],
    },
  },
  {
    slug: "solar-financing-dashboard",
    section: "excel-projects",
    title: "Solar Dashboard Case 2",
    description:
      "A 6 kW rooftop system, cash or loan: what it earns in 25 years, and what could change that.",
    tags: ["Excel", "Solar", "Dashboard", "Sensitivity", "Financial Modeling"],
    type: "project",
    direct: true,
    model: "solar",
    detail: {
      opening: {
        problem:
          "A family with an offer for a solar roof asks whether to pay in cash or take the loan.",
        work: "I modeled 25 years of savings for both and tested what happens if each assumption is wrong.",
        result:
          "The offer assumes all power is used at home; realistically, the NPV is −€1,562 and payback takes 17.9 years, not {payback}.",
      },
      completed: "2023-10",
      duration: "5 weeks",
      challenges: [
        "Cash and a loan cost different sums at different times, so only their present values can be compared, not their totals.",
        "With a loan the owner invests nothing up front, so there is no rate of return to quote; the sheet says so instead of printing a huge one.",
        "Panels lose output while the tariff rises. The two rates compound, so one cannot simply be subtracted from the other.",
      ],
      features: [
        "Switch between cash and loan",
        "Net present value, internal rate of return and payback",
        "25 years of production, savings and loan payments",
        "Sensitivity to cost, electricity price and loan rate",
        "Own use, feed-in, maintenance and a new inverter as inputs, with a realistic case",
      ],
      technologies: ["Excel formulas", "Data tables", "Excel charts"],
      screenshots: [],
    },
  },
  {
    slug: "bank-customer-segmentation",
    section: "sql-projects",
    title: "Bank customer segmentation",
    description: "Sorts a bank’s customers by how recently, how often and how much they transact.",
    tags: ["SQL", "Segmentation", "RFM", "Banking"],
    type: "github",
    direct: false,
    model: "segmentation",
    detail: {
      opening: {
        problem:
          "Marketing asks every month which customers are drifting away, and what they are worth.",
        work: "I scored 3,000 simulated customers by recency, frequency and value, in SQL.",
        result:
          "Writing to those at risk does not pay: {needed} would have to come back because of it, and I assume {wonBack}.",
      },
      completed: "2022-12",
      duration: "4 weeks",
      challenges: [
        "Salary and rent payments are not a sign of loyalty, so standing orders are excluded before anything is counted.",
        "NTILE splits ties arbitrarily. Customers with equal values must share a score, or two runs can disagree.",
        "Segments are only useful if they last, so last month’s segment is shown next to this month’s.",
      ],
      features: [
        "Recency, frequency and monetary value from the transaction table",
        "Scores from 1 to 5 by window function, ties kept together",
        "Eight named segments from the score table",
        "Movement matrix from one month to the next",
        "Size, balance, products and yearly contribution of each segment",
        "Campaign to customers at risk: when it pays, and what a control group can show",
      ],
      technologies: ["PostgreSQL", "Window functions", "Common table expressions"],
      sharedCode: [
        "content/data/customers/schema.sql",
        "content/data/customers/load.sql",
        "content/data/customers/generate-customers.ts",
        "content/data/customers/write-customers.ts",
        "content/data/random.ts",
        "content/data/write-csv.ts",
        "models/mulberry32.ts",
      ],
      screenshots: [],
    },
  },
  {
    slug: "fraud-detection",
    section: "sql-projects",
    title: "Fraud detection",
    description:
      "Five SQL rules flag supplier payments, and a test counts how often they are right.",
    tags: ["SQL", "Fraud", "Anomaly Detection", "Banking"],
    type: "github",
    direct: false,
    model: "fraud",
    detail: {
      opening: {
        problem: "A team can review only a few payments a day. Which ones?",
        work: "I wrote five rules in SQL that only look back, and tested them on planted fraud.",
        result:
          "Three alerts a working day catch {euroRecall} of the amount stolen, though two in three are false.",
      },
      completed: "2023-05",
      duration: "6 weeks",
      challenges: [
        "A rule may only look back. Every window ends before the payment it scores; otherwise the test would use what nobody could know yet.",
        "Fraud is rare, so a rule that is right 99% of the time can still be wrong about most of what it flags.",
        "Real labels are late and incomplete. Simulated payments with planted fraud show what the rules find and what they miss.",
      ],
      features: [
        "Payments of the same branch in a sliding window of an hour",
        "Amount against the branch’s own history, by median and MAD",
        "First digits of a payee’s amounts against Benford’s law",
        "Round sums, and first payments to a new payee",
        "Alerts with their reasons, listed by expected loss",
        "Precision and recall, by count and by value, on a later period too",
      ],
      technologies: ["PostgreSQL", "Window functions", "Ordered-set aggregates"],
      sharedCode: [
        "content/data/payments/schema.sql",
        "content/data/payments/load.sql",
        "content/data/payments/generate-payments.ts",
        "content/data/payments/vendors.ts",
        "content/data/payments/amounts.ts",
        "content/data/payments/calendar.ts",
        "content/data/payments/plant-fraud.ts",
        "content/data/payments/write-payments.ts",
        "content/data/random.ts",
        "content/data/write-csv.ts",
        "models/mulberry32.ts",
      ],
      screenshots: [],
    },
  },
  {
    slug: "credit-risk-model",
    section: "python-projects",
    title: "Credit risk model",
    description:
      "Estimates the chance that a loan defaults within a year, and what each error costs.",
    tags: ["Python", "Machine Learning", "Banking", "Risk"],
    type: "github",
    direct: false,
    model: "credit-risk",
    detail: {
      opening: {
        problem:
          "A lender decides once, on the day of the application, and must be able to explain why it declines.",
        work: "I fitted a scorecard to 6,000 simulated loans and tested it on 2,000 later ones.",
        result:
          "At {accuracy} accuracy and an AUC of 0.89, it is right less often than approving everyone ({accuracyAt.All}), at under half the cost.",
      },
      completed: "2023-06",
      updated: "2026-02",
      duration: "10 weeks",
      challenges: [
        "Declined applicants have no outcome. The model learns from those who were approved but is used on everyone.",
        "The best predictor in a loan file is often a field filled in after the default. It has to go, and some of the accuracy goes with it.",
        "A lender needs a probability, not a ranking, so the calibration is checked on loans the model has not seen.",
      ],
      features: [
        "Logistic regression as a scorecard, gradient boosting as its challenger",
        "Weight-of-evidence binning with monotone bins",
        "85% accuracy and AUC 0.89: the simulation’s design target, measured on 2,000 loans",
        "Score in points, Gini, KS and a calibration test",
        "Reasons for each decision, in words",
        "Population stability index for monitoring",
      ],
      technologies: ["Python", "NumPy", "scikit-learn"],
      screenshots: [],
    },
  },
  {
    slug: "portfolio-optimization",
    section: "python-projects",
    model: "portfolio",
    title: "Portfolio optimization",
    description:
      "Finds the best weights within real limits and tests them on months they have not seen.",
    tags: ["Python", "Portfolio", "Optimization", "Risk"],
    type: "github",
    direct: false,
    detail: {
      opening: {
        problem: "An optimizer finds the best weights in milliseconds. How far can you believe it?",
        work: "I traced the efficient frontier exactly and tested each choice on simulated months it had not seen.",
        result:
          "Optimized weights deliver a third of the Sharpe ratio they promise; equal weights deliver more, {trackSharpe.Equal}.",
      },
      completed: "2022-07",
      updated: "2026-03",
      duration: "6 weeks",
      challenges: [
        "Expected returns are mostly noise, and the optimizer bets hardest on the luckiest ones. They are shrunk before use.",
        "With many assets and few months of data, the sample covariance matrix is close to singular; a shrunk one can be inverted.",
        "The best portfolio on paper trades too much. Every out-of-sample result is net of trading costs.",
      ],
      features: [
        "Minimum variance, maximum Sharpe ratio and risk parity",
        "Long-only weights with an upper limit per asset",
        "Covariance shrunk toward constant correlation, following Ledoit and Wolf",
        "Efficient frontier as estimated, and in truth",
        "Rolling out-of-sample test against equal weights and 60/40, after trading costs",
        "Standard errors of estimates and Sharpe ratios, tracking error and turnover",
      ],
      technologies: ["Python", "NumPy", "SciPy"],
      sharedCode: [
        "models/portfolio/returns.py",
        "models/portfolio/returns.json",
        "models/portfolio/reference/frontier.py",
        "models/portfolio/reference/requirements.txt",
      ],
      screenshots: [],
    },
  },
  {
    slug: "candlestick-sma-chart",
    section: "python-projects",
    title: "Candlestick chart with SMA",
    description: "Candlesticks with two moving averages, and every crossing marked.",
    tags: ["Python", "Charts", "Technical Analysis"],
    type: "github",
    direct: false,
    detail: null,
  },
  {
    slug: "tic-tac-toe-python",
    section: "python-projects",
    title: "Tic-Tac-Toe (Python)",
    description:
      "A notebook game in short steps: you place X; the computer answers and cannot be beaten.",
    tags: ["Python", "Game", "Minimax", "Tutorial"],
    type: "project",
    direct: true,
    detail: {
      opening: {
        problem:
          "A first search algorithm should fit on one screen and still be right about every game.",
        work: "I wrote the game in short steps: a board, eight lines and a minimax search to the end.",
        result:
          "I had it play all 521 games that its answers allow: it won 368, drew 153 and lost none.",
      },
      completed: "2023-01",
      duration: "A weekend",
      notebook: true,
      challenges: [
        "The computer must see a loss two moves ahead, not only the line that is about to close.",
        "Input in a notebook is whatever someone types: “seven,” “0” and a taken cell must all lead back to the question.",
        "The code had to stay short enough to explain to someone in their first week of Python.",
      ],
      features: [
        "Board of nine cells in a plain list",
        "Eight winning lines in one tuple",
        "Minimax search to the end of the game",
        "Input that forgives typing mistakes",
        "Win, loss and draw; rerun to play again",
      ],
      technologies: ["Python", "Jupyter"],
      screenshots: [],
    },
  },
  {
    slug: "sudoku-python",
    section: "python-projects",
    title: "Sudoku (Python)",
    description: "Solves a Sudoku by backtracking and counts the guesses it needed.",
    tags: ["Python", "Puzzle", "Backtracking"],
    type: "github",
    direct: false,
    detail: null,
  },
];

/** The cards of a section, in order. */
export function projectsIn(section: string): readonly Project[] {
  return projects.filter((project) => project.section === section);
}
