import type { ProjectCategory } from "./types.ts";

/** The sections of the projects listing, in order. `projects.ts` says what belongs to each. */
const sections = [
  {
    id: "vba-projects",
    title: "VBA Projects",
    name: "VBA",
    code: 1000,
    language: "vba",
    summary: "Time stamps, payoff diagrams, one-click reports",
    copyQuestion: "Want this workbook?",
  },
  {
    id: "excel-projects",
    title: "Excel Projects",
    name: "Excel",
    code: 2000,
    language: "excel",
    summary: "Fund waterfalls, valuations, property and solar cases",
    copyQuestion: "Want this workbook?",
  },
  {
    id: "sql-projects",
    title: "SQL Projects",
    name: "SQL",
    code: 3000,
    language: "sql",
    summary: "Customer groups and suspicious payments",
    copyQuestion: "Want these queries?",
  },
  {
    id: "python-projects",
    title: "Python Projects",
    name: "Python",
    code: 4000,
    language: "python",
    summary: "Credit risk, portfolio weights, a game you cannot win",
    copyQuestion: "Want this code?",
  },
] as const satisfies readonly ProjectCategory[];

/** A project whose `section` is not one of these fails the type check. */
export type SectionId = (typeof sections)[number]["id"];

export const projectCategories: readonly ProjectCategory[] = sections;
