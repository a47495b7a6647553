import type { ArticleCategory } from "./article-categories.ts";
import type { Article } from "./types.ts";

/** Newest first. The text of each is `content/articles/<slug>.mdx`. */
export const articles: readonly Article<ArticleCategory>[] = [
  {
    slug: "investor-onboarding-compliance",
    title: "Investor onboarding in the United States and Germany",
    subtitle: "Which rule requires what, country by country, and what comes after acceptance.",
    description:
      "What a fund must ask an investor in each country: the rules, and the documents to collect.",
    tags: ["AML", "KYC", "Regulation"],
    readTime: 15,
    date: "2024-01-25",
    revised: "2026-11-18",
    lawAsOf: "2026-07",
    category: "Compliance",
  },
  {
    slug: "ai-for-workplace",
    title: "AI for the workplace, task by task",
    subtitle: "Where the tools help, where they do not, and how to start in five steps.",
    description:
      "Tools for five kinds of office work, the statistics people quote about them, and five steps for introducing one.",
    tags: ["AI", "Productivity", "Automation"],
    readTime: 10,
    date: "2024-01-20",
    revised: "2026-11-18",
    lawAsOf: "2026-07",
    category: "Technology",
  },
  {
    slug: "sql-queries-financial-analyst",
    title: "Ten SQL queries for financial analysts: the first five",
    subtitle: "Worked through on a small sales ledger; the other five will follow.",
    description:
      "Revenue growth, lifetime value, margins, cohorts and a rolling year: five finance questions, one query each.",
    tags: ["SQL", "PostgreSQL", "Financial Analysis"],
    readTime: 8,
    date: "2024-01-15",
    category: "Technical",
    series: { name: "The analyst’s toolkit" },
  },
  {
    slug: "interview-preparation-chatgpt",
    title: "Preparing for a finance interview with ChatGPT",
    subtitle:
      "Typical tasks solved in SQL, pandas and VBA, each explained as you would explain it in the room.",
    description:
      "Rehearse the technical round with a chatbot: typical tasks, three languages, and the reasoning to say out loud.",
    tags: ["Interview", "ChatGPT", "SQL", "Python", "VBA"],
    readTime: 15,
    date: "2024-01-10",
    category: "Career",
  },
  {
    slug: "ctrl-alt-chart",
    title: "Ctrl, Alt, Chart: fifteen chart types for finance",
    subtitle: "What each one is good for, and when it misleads.",
    description:
      "Fifteen charts that finance people are asked for. The data each needs and the steps in Excel will follow.",
    tags: ["Excel", "Charts", "Data Visualization"],
    readTime: 20,
    date: "2024-01-08",
    category: "Technical",
    series: { name: "The analyst’s toolkit" },
    comingSoon: { dismiss: "View Topics" },
  },
  {
    slug: "vba-queries-financial-analyst",
    title: "VBA macros every financial analyst should keep",
    subtitle: "Small routines for the chores of month end, each short enough to read.",
    description:
      "Import, clean, highlight, reconcile, send: short macros for work that comes around every month.",
    tags: ["VBA", "Excel", "Automation"],
    readTime: 15,
    date: "2024-01-05",
    category: "Technical",
    series: { name: "The analyst’s toolkit" },
    comingSoon: {},
  },
  {
    slug: "financial-ratios",
    title: "Financial ratios, and what each one leaves out",
    subtitle: "Liquidity, leverage, profitability and efficiency, read alongside the footnotes.",
    description:
      "A ratio is two numbers and a choice. What the usual ones measure, what flatters them, and which to read in pairs.",
    tags: ["Ratios", "Financial Analysis", "Accounting"],
    readTime: 18,
    date: "2024-01-03",
    category: "Finance",
    comingSoon: {},
  },
  {
    slug: "bpmn-excel-financial-model",
    title: "Draw it first: BPMN for Excel financial models",
    subtitle: "A process diagram before the first formula, so that the sheets follow the work.",
    description:
      "Twenty minutes with a process diagram can save a workbook: draw the handoffs, then build sheet by sheet.",
    tags: ["BPMN", "Excel", "Financial Modeling"],
    readTime: 14,
    date: "2024-01-01",
    category: "Technical",
    comingSoon: {},
  },
];

/** Announced, but without a text to read yet. */
export function isInPreparation({ comingSoon }: Article) {
  return comingSoon !== undefined && comingSoon.dismiss === undefined;
}
