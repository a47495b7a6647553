/** The anchor of a step: `q1-step2`. */
export function stepAnchor(queryId: string, index: number) {
  return `${queryId}-step${index + 1}`;
}

/** The index of the step that a hash such as `#q1-step2` names, if it is one of this query's. */
export function stepInHash(queryId: string, hash: string, steps: number): number | null {
  const [, id, number] = /^#(.+)-step(\d+)$/.exec(hash) ?? [];
  const index = Number(number) - 1;
  return id === queryId && index >= 0 && index < steps ? index : null;
}
