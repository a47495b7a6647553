import type { Mark } from "#models/tic-tac-toe/board.ts";

/** Which mark is in which cell after these moves, X first. */
export function marksOf(moves: readonly number[]): { cell: number; mark: Mark }[] {
  return moves.map((cell, turn) => ({ cell, mark: turn % 2 === 0 ? "X" : "O" }));
}

/** A cross or a ring, about five pixels around the origin. */
export function CrossOrRing({ mark }: { mark: Mark }) {
  return (
    <g fill="none" stroke="currentColor" strokeWidth={1.75}>
      {mark === "X" ? <path d="M-4.5-4.5l9 9m0-9l-9 9" /> : <circle r={4.75} />}
    </g>
  );
}
