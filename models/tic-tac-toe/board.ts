export type Mark = "X" | "O";

/** Nine cells, row by row from the top left; `null` is empty. */
export type Board = readonly (Mark | null)[];

export type Line = readonly [number, number, number];

export type Status = { kind: "playing" } | { kind: "won"; by: Mark; line: Line } | { kind: "draw" };

export const emptyBoard: Board = Array.from({ length: 9 }, () => null);

/** Three rows, three columns, two diagonals. */
export const winningLines: readonly Line[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

export function status(board: Board): Status {
  for (const line of winningLines) {
    const [first, second, third] = line;
    const by = board[first];
    if (by && by === board[second] && by === board[third]) return { kind: "won", by, line };
  }
  return board.includes(null) ? { kind: "playing" } : { kind: "draw" };
}

export function emptyCells(board: Board): number[] {
  return [...board.keys()].filter((cell) => board[cell] === null);
}

/** The board after this move; `null` when the game is over or the cell is not free. */
export function play(board: Board, cell: number, mark: Mark): Board | null {
  if (board[cell] !== null || status(board).kind !== "playing") return null;
  return board.with(cell, mark);
}

export function opponentOf(mark: Mark): Mark {
  return mark === "X" ? "O" : "X";
}
