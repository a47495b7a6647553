import type { ProjectSlug } from "./projects.ts";
import type { ProjectCategory } from "./types.ts";

/** The sections of the projects listing, in order. A slug that is no project fails the type check. */
export const projectCategories = [
  {
    id: "vba-projects",
    title: "VBA Projects",
    name: "VBA",
    code: 1000,
    language: "vba",
    summary: "Time stamps, payoff diagrams, one-click reports",
    projects: [
      "employee-time-stamp",
      "options-payoff-simulator",
      "financial-report-generator",
      "tic-tac-toe-vba",
    ],
  },
  {
    id: "excel-projects",
    title: "Excel Projects",
    name: "Excel",
    code: 2000,
    language: "excel",
    summary: "Fund waterfalls, valuations, property and solar cases",
    projects: [
      "pe-waterfall-structure",
      "fundops-model-pe",
      "lbo-financial-model",
      "dcf-valuation-model",
      "bond-portfolio-dashboard",
      "rental-property-model",
      "solar-financing-calculator",
      "solar-financing-dashboard",
    ],
  },
  {
    id: "sql-projects",
    title: "SQL Projects",
    name: "SQL",
    code: 3000,
    language: "sql",
    summary: "Customer groups and suspicious payments",
    projects: ["bank-customer-segmentation", "fraud-detection"],
  },
  {
    id: "python-projects",
    title: "Python Projects",
    name: "Python",
    code: 4000,
    language: "python",
    summary: "Credit risk, portfolio weights, a game you cannot win",
    projects: [
      "credit-risk-model",
      "portfolio-optimization",
      "candlestick-sma-chart",
      "tic-tac-toe-python",
      "sudoku-python",
    ],
  },
] as const satisfies readonly (ProjectCategory & { projects: readonly ProjectSlug[] })[];
