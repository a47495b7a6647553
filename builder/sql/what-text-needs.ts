/** Whether a text has a query to step through and run. */
export function runsQueries(source: string) {
  return /^```sql .*\bquery="/m.test(source);
}

/** Whether a text offers the files of a database. */
export function offersData(source: string) {
  return /^<DataFiles\b/m.test(source);
}

/** Whether a text offers its code as a file. */
export function offersCode(source: string) {
  return /^```\w+ .*\bfile="/m.test(source);
}
