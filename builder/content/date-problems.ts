import type { Article, Project } from "#content/types.ts";
import { problem } from "./problem.ts";

/** Dates that do not exist, and revisions before the date of their article. */
export function dateProblems({
  articles,
  projects,
}: {
  articles: readonly Article[];
  projects: readonly Project[];
}) {
  return [
    ...articles.flatMap(articleDateProblems),
    ...projects.flatMap(({ slug, detail }) =>
      Object.entries({
        ...(detail && { completed: detail.completed }),
        ...(detail?.updated && { updated: detail.updated }),
      }).flatMap(([field, month]) =>
        monthProblem(month).map((fault) =>
          problem("content/projects.ts", `${field} of ${slug}`, fault, "write it as 2024-01"),
        ),
      ),
    ),
  ];
}

function articleDateProblems({ slug, date, revised }: Article) {
  const written = Object.entries({ date, ...(revised !== undefined && { revised }) });
  const faults = written.flatMap(([field, day]) =>
    dateProblem(day).map((fault) =>
      problem("content/articles.ts", `${field} of ${slug}`, fault, "write it as 2024-01-15"),
    ),
  );
  // Dates that do not exist cannot be compared.
  if (faults.length > 0 || revised === undefined || revised >= date) return faults;
  const fault = `it is before the date, ${date}`;
  return [problem("content/articles.ts", `revised of ${slug}`, fault, "correct one of them")];
}

/** What is wrong with an ISO date, if anything: `2023-02-30` has the right shape and does not exist. */
function dateProblem(text: string): string[] {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return [`"${text}" is not an ISO date`];
  const date = new Date(`${text}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  return exists ? [] : [`"${text}" does not exist`];
}

function monthProblem(text: string): string[] {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? [] : [`"${text}" is not a year and month`];
}
