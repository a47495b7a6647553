/** A key figure as it is shown; where there is no value, words say why. */
export type Result = {
  /** Names the figure wherever it appears. */
  id: string;
  label: string;
  value: string;
  note: string;
  /** Where the value is several figures, each with a working of its own. */
  figures?: readonly { id: string; text: string }[];
};

/** The results in a sentence or two, for screen readers. */
export function spoken(results: readonly Result[]) {
  return `${results.map(({ label, value }) => `${label}: ${value}`).join(". ")}.`;
}
