const rowsPerPage = 25;

/** The rows on a page of a result, by number from 1, and how many pages there are. */
export function rowPage(rows: number, page: number) {
  const pages = Math.max(1, Math.ceil(rows / rowsPerPage));
  const shown = Math.min(Math.max(0, page), pages - 1);
  const first = rows === 0 ? 0 : shown * rowsPerPage + 1;
  return { page: shown, pages, first, last: Math.min(rows, (shown + 1) * rowsPerPage) };
}
