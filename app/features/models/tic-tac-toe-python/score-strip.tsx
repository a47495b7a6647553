import type { Score } from "./game.ts";

/** Games played to their end since the page was opened. */
export function ScoreStrip({ score }: { score: Score }) {
  return (
    <dl className="no-print double-rule grid w-full grid-cols-3 divide-x divide-rule border-t border-t-ink">
      <Count name="You" games={score.you} />
      <Count name="Draws" games={score.draws} />
      <Count name="Computer" games={score.computer} />
    </dl>
  );
}

function Count({ name, games }: { name: string; games: number }) {
  return (
    <div className="py-3 not-first:pl-5">
      <dt className="font-mono text-label text-muted">{name}</dt>
      <dd className="figures mt-1 font-serif text-figure">{games}</dd>
    </div>
  );
}
