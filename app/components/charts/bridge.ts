type BridgeStep<Change> = Change & { from: number; to: number };

/** Changes one after the other, each starting at the level where the one before it ended. */
export function bridge<Change extends { change: number }>(
  start: number,
  changes: readonly Change[],
): BridgeStep<Change>[] {
  let level = start;
  return changes.map((one) => {
    const from = level;
    level += one.change;
    return { ...one, from, to: level };
  });
}
