import { profile } from "./profile.ts";
import { projects } from "./projects.ts";
import type { Page } from "./types.ts";

/** The pages other than projects and articles, by path: what the owner says about each. */
export const pages = {
  "/": {
    name: "Home",
    menu: "header",
    title: profile.field,
    description: `${profile.headline} ${profile.tagline}`,
    startWith: [
      {
        project: "fundops-model-pe",
        figure: "Q{breakEven}",
        label: "cash break-even",
        finding: "Forty quarters of fees, a credit line and LP accounts",
      },
      {
        project: "dcf-valuation-model",
        figure: "{perShare}",
        label: "a share",
        finding: "{terminalShare} of the value comes after year 10",
      },
      {
        project: "credit-risk-model",
        figure: "{caught}",
        label: "of defaults declined",
        finding: "Also declines 13.8% of good loans (simulated)",
      },
      {
        project: "fraud-detection",
        figure: "{recall}",
        label: "of the frauds found",
        finding: "{precision} of its alerts are fraud (simulated)",
      },
    ],
  },
  "/projects": {
    name: "Projects",
    menu: "header",
    title: "My Projects",
    lead: `Models, dashboards and tools that show their working. ${projectCounts()}.`,
    subjects: [
      { name: "Private equity", projects: ["fundops-model-pe", "pe-waterfall-structure"] },
      {
        name: "Banking and risk",
        projects: ["credit-risk-model", "fraud-detection", "bank-customer-segmentation"],
      },
      {
        name: "Valuation and markets",
        projects: [
          "dcf-valuation-model",
          "bond-portfolio-dashboard",
          "options-payoff-simulator",
          "portfolio-optimization",
        ],
      },
      {
        name: "Property and solar",
        projects: [
          "rental-property-model",
          "solar-financing-calculator",
          "solar-financing-dashboard",
        ],
      },
      {
        name: "Reporting and tools",
        projects: ["financial-report-generator", "employee-time-stamp", "tic-tac-toe-python"],
      },
    ],
    invitation: {
      question: "Need a model like these, or someone to run them?",
      link: "Get in touch",
    },
    adapted: { question: "Need a version for your own case?", link: "Ask for one" },
  },
  "/about": {
    name: "About",
    menu: "header",
    title: "About",
    description: `${profile.name}, ${profile.location}: experience, education, skills and languages.`,
    invitation: { question: "Hiring, or need a model built?", link: "Get in touch" },
  },
  "/blogs": {
    name: "Blog",
    menu: "footer",
    title: "Blog",
    lead: "Notes from the desk: queries that answer finance questions, rules that decide who may invest, and tools worth an afternoon.",
    readFirst: {
      article: "sql-queries-financial-analyst",
      reason: "Run each query here, change it, and follow it step by step.",
    },
    shelf: {
      label: "Writing",
      title: "Blog",
      text: "SQL, investor onboarding, interviews and AI at work.",
    },
    invitation: {
      question: "Is there a topic you’d like me to cover?",
      link: "Get in touch",
    },
  },
  "/books": {
    name: "Must Reads",
    menu: "footer",
    title: "Must Reads",
    lead: "Books I lend out and do not always get back: on value, charts, judgment and spreadsheets.",
    shelf: {
      label: "Reading",
      title: "Must Reads",
      text: "Books worth your time, and what to take from each.",
    },
    invitation: { question: "Did I miss one?", link: "Tell me" },
  },
  "/contact": {
    name: "Contact",
    menu: "header",
    title: "Contact",
    lead: "Write to me with a question, a project or a request for a model. I reply within two business days.",
  },
  "/search": {
    name: "Search",
    title: "Search",
    lead: "Search this site, or browse everything on it.",
  },
} as const satisfies Record<string, Page>;

/** `15 ready to use, 4 in preparation`. */
export function projectCounts() {
  const ready = projects.filter(({ detail }) => detail !== null).length;
  const waiting = projects.length - ready;
  return waiting === 0
    ? `${ready} ready to use`
    : `${ready} ready to use, ${waiting} in preparation`;
}
