export type Stacked<Part> = Part & { from: number; to: number };

/**
 * Parts on top of each other, in their order: positive ones upwards from zero, negative ones downwards.
 * `from` is the end nearer to zero.
 */
export function stack<Part extends { value: number }>(parts: readonly Part[]): Stacked<Part>[] {
  let [above, below] = [0, 0];
  return parts.map((part) => {
    const from = part.value < 0 ? below : above;
    const to = from + part.value;
    if (part.value < 0) below = to;
    else above = to;
    return { ...part, from, to };
  });
}
