/** A headline figure as the reader meets it; what has no answer is said in words. */
export type Result = {
  /** Names the figure wherever it appears. */
  id: string;
  label: string;
  value: string;
  note: string;
};

/** The results in a sentence or two, for those who hear the page. */
export function spoken(results: readonly Result[]) {
  return `${results.map(({ label, value }) => `${label}: ${value}`).join(". ")}.`;
}
