/** The years of a post or a course: `2021 – 2023`, `2023 – now`, or one year alone. */
export function formatYears({ from, to }: { from: number; to: number | null }) {
  if (to === null) return `${from} – now`;
  return from === to ? String(from) : `${from} – ${to}`;
}
