import { describe, expect, test } from "vitest";
import {
  type Board,
  emptyBoard,
  emptyCells,
  type Mark,
  opponentOf,
  play,
  status,
} from "./board.ts";
import { bestMove } from "./perfect-play.ts";

type Tally = { X: number; O: number; draw: number };

function boardOf(rows: string): Board {
  const cells = [...rows.replaceAll(" ", "")];
  return cells.map((cell) => (cell === "X" || cell === "O" ? cell : null));
}

function moved(board: Board, cell: number | null, mark: Mark): Board {
  const after = cell === null ? null : play(board, cell, mark);
  if (after === null) throw new Error(`${mark} cannot play ${cell}`);
  return after;
}

/** Plays every game there is, the computer answering each move of the other side. */
function walk(board: Board, toMove: Mark, computer: Mark, tally: Tally) {
  const now = status(board);
  if (now.kind === "won") tally[now.by] += 1;
  else if (now.kind === "draw") tally.draw += 1;
  else {
    const cells = toMove === computer ? [bestMove(board, computer)] : emptyCells(board);
    for (const cell of cells) walk(moved(board, cell, toMove), opponentOf(toMove), computer, tally);
  }
}

describe("bestMove", () => {
  test("of O, moving second, never loses in any game that can be played against it", () => {
    const tally: Tally = { X: 0, O: 0, draw: 0 };
    walk(emptyBoard, "X", "O", tally);
    expect(tally.X).toBe(0);
    expect(tally.O).toBeGreaterThan(0);
    expect(tally.draw).toBeGreaterThan(0);
  });

  test("of X, moving first, never loses either", () => {
    const tally: Tally = { X: 0, O: 0, draw: 0 };
    walk(emptyBoard, "X", "X", tally);
    expect(tally.O).toBe(0);
    expect(tally.X).toBeGreaterThan(0);
  });

  test("on both sides draws", () => {
    let board = emptyBoard;
    let mark: Mark = "X";
    while (status(board).kind === "playing") {
      board = moved(board, bestMove(board, mark), mark);
      mark = opponentOf(mark);
    }
    expect(status(board)).toEqual({ kind: "draw" });
  });

  test("takes a win rather than only stopping one", () => {
    expect(bestMove(boardOf("OO. XX. X.."), "O")).toBe(2);
  });

  test("stops a line that would be lost", () => {
    expect(bestMove(boardOf("XX. .O. ..."), "O")).toBe(2);
  });

  test("answers a corner with the centre, the only cell that does not lose", () => {
    expect(bestMove(boardOf("X.. ... ..."), "O")).toBe(4);
  });

  test("blocks one of two threats although the other loses, to hold out longest", () => {
    // X threatens 2 (top row) and 6 (left column).
    expect([2, 6]).toContain(bestMove(boardOf("XX. XO. ..O"), "O"));
  });

  test("is the same every time", () => {
    const board = boardOf("X.. .O. ..X");
    expect(bestMove(board, "O")).toBe(bestMove(board, "O"));
  });

  test("of a finished game is null", () => {
    expect(bestMove(boardOf("XXX OO. ..."), "O")).toBeNull();
    expect(bestMove(boardOf("XOX XXO OXO"), "O")).toBeNull();
  });
});
