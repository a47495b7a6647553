/** The cell of the sheet that a column of the table of accounts shows: `lpPaidIn.2`, `fundPaidIn`. */
export function accountCell(name: string, column: string) {
  const [, lp] = /^lp-(\d)$/.exec(column) ?? [];
  const line = name.charAt(0).toUpperCase() + name.slice(1);
  return lp ? `lp${line}.${lp}` : `${column}${line}`;
}
