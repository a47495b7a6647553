import { type Board, emptyCells, type Mark, opponentOf, play, status } from "./board.ts";

/** Center, corners, edges: the order in which a person would look. */
const centerFirst = [4, 0, 2, 6, 8, 1, 3, 5, 7];

/**
 * The best cell for the side to move: it never loses, wins as soon as it can and holds out as long
 * as it can. Of equally good cells it always takes the same one. `null` when the game is over.
 */
export function bestMove(board: Board, mark: Mark): number | null {
  let best: { cell: number; score: number } | null = null;
  for (const move of scoredMoves(board, mark)) {
    if (best === null || move.score > best.score) best = move;
  }
  return best?.cell ?? null;
}

/** How the game ends after a move, for the side that makes it, if both play perfectly from there on. */
export type Outlook = {
  result: "win" | "draw" | "loss";
  /** Moves until then, this one included. */
  moves: number;
};

/** What the search knows about each free cell; nothing when the game is over. */
export function outlooks(board: Board, mark: Mark): Map<number, Outlook> {
  const free = emptyCells(board).length;
  return new Map(
    scoredMoves(board, mark).map(({ cell, score }) => {
      // A decided game scores one more than the cells it leaves free; a draw leaves none.
      const moves = score === 0 ? free : free + 1 - Math.abs(score);
      return [cell, { result: score > 0 ? "win" : score < 0 ? "loss" : "draw", moves }];
    }),
  );
}

function scoredMoves(board: Board, mark: Mark) {
  return centerFirst.flatMap((cell) => {
    const after = play(board, cell, mark);
    return after === null ? [] : { cell, score: -scoreToMove(after, opponentOf(mark)) };
  });
}

/** Kept, because most boards are reached by many orders of moves. A few thousand are possible. */
const scores = new Map<string, number>();

/** Minimax, seen by the side to move: above zero wins, and the sooner the higher; zero draws. */
function scoreToMove(board: Board, mark: Mark): number {
  const key = mark + board.map((cell) => cell ?? " ").join("");
  const known = scores.get(key);
  if (known !== undefined) return known;

  const free = emptyCells(board);
  const replies = () => free.map((cell) => -scoreToMove(board.with(cell, mark), opponentOf(mark)));
  const { kind } = status(board);
  // The side to move on a won board has just lost.
  const score = kind === "won" ? -1 - free.length : kind === "draw" ? 0 : Math.max(...replies());
  scores.set(key, score);
  return score;
}
