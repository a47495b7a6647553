/** What is wrong with an ISO date, if anything: `2023-02-30` has the right shape and does not exist. */
export function dateProblem(text: string): string[] {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return [`"${text}" is not an ISO date`];
  const date = new Date(`${text}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  return exists ? [] : [`"${text}" does not exist`];
}

export function monthProblem(text: string): string[] {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? [] : [`"${text}" is not a year and month`];
}
