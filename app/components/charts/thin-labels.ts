/** `at` is the middle of a label, in per cent of the plot's width. */
export type BaseLabel = { at: number; text: string };

/** Pixels of the plot's width and of a letter. */
type Sizes = { plotWidth: number; letterWidth: number };

/**
 * Every label if all have room side by side, otherwise every second one, or every third, and so on.
 * They are given from left to right.
 */
export function thinLabels(labels: readonly BaseLabel[], sizes: Sizes) {
  for (let step = 1; step < labels.length; step += 1) {
    const kept = labels.filter((_, index) => index % step === 0);
    if (haveRoom(kept, sizes)) return kept;
  }
  return labels.slice(0, 1);
}

function haveRoom(labels: readonly BaseLabel[], { plotWidth, letterWidth }: Sizes) {
  return labels.every(({ at, text }, index) => {
    const next = labels[index + 1];
    if (!next) return true;
    // Half of each, and half a letter between them.
    const letters = (text.length + next.text.length + 1) / 2;
    return ((next.at - at) / 100) * plotWidth >= letters * letterWidth;
  });
}
