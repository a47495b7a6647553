/** The middle of the values in order; of an even number, the mean of the two in the middle. */
export function median(values: readonly number[]) {
  const ordered = values.toSorted((a, b) => a - b);
  const middle = ordered.length / 2;
  const lower = ordered[Math.ceil(middle) - 1];
  const upper = ordered[Math.floor(middle)];
  if (lower === undefined || upper === undefined) throw new Error("An empty list has no median.");
  return (lower + upper) / 2;
}
