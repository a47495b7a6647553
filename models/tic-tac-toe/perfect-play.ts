import { type Board, emptyCells, type Mark, opponentOf, play, status } from "./board.ts";

/**
 * The best cell for the side to move: it never loses, wins as soon as it can and holds out as long
 * as it can. Of equally good cells always the same one. `null` when the game is over.
 */
export function bestMove(board: Board, mark: Mark): number | null {
  const seen = new Map<string, number>();
  let best: { cell: number; score: number } | null = null;
  for (const cell of preferred(emptyCells(board))) {
    const after = play(board, cell, mark);
    if (after === null) return null;
    const score = -scoreToMove(after, opponentOf(mark), seen);
    if (best === null || score > best.score) best = { cell, score };
  }
  return best?.cell ?? null;
}

/**
 * Minimax, seen by the side to move: above zero wins, and the sooner the higher; zero draws.
 * `seen` keeps the scores of one search, for most boards are reached by many orders of moves.
 */
function scoreToMove(board: Board, mark: Mark, seen: Map<string, number>): number {
  const key = board.map((cell) => cell ?? " ").join("");
  const known = seen.get(key);
  if (known !== undefined) return known;

  const free = emptyCells(board);
  const replies = () =>
    free.map((cell) => -scoreToMove(board.with(cell, mark), opponentOf(mark), seen));
  const { kind } = status(board);
  // The side to move on a won board has just lost.
  const score = kind === "won" ? -1 - free.length : kind === "draw" ? 0 : Math.max(...replies());
  seen.set(key, score);
  return score;
}

/** Centre, then corners, then edges: the order in which a person would look. */
function preferred(cells: readonly number[]): number[] {
  const order = [4, 0, 2, 6, 8, 1, 3, 5, 7];
  return order.filter((cell) => cells.includes(cell));
}
