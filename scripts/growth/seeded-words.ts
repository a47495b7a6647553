import { mulberry32 } from "#models/mulberry32.ts";

const words =
  "account amount balance book capital cash check column cost credit date debt draft entry error estimate fee file flow formula fund gain index input invoice ledger limit line loan loss margin market month number option order output payment period plan price profit quarter query range rate record report return review risk row sample sheet sum tax team term test total trade value variance week year".split(
    " ",
  );

/** Text that reads like prose to a machine: as long and as varied, and the same for the same seed. */
export function seededWords(seed: number) {
  const random = mulberry32(seed);

  function phrase(count: number) {
    return Array.from({ length: count }, () => words[Math.floor(random() * words.length)]).join(
      " ",
    );
  }

  function sentence() {
    const text = phrase(8 + Math.floor(random() * 12));
    return `${capitalised(text)}.`;
  }

  return {
    title: () => capitalised(phrase(4)),
    tag: () => capitalised(phrase(1)),
    sentence,
    paragraph: () => Array.from({ length: 4 }, sentence).join(" "),
    integer: (below: number) => Math.floor(random() * below),
  };
}

function capitalised(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
