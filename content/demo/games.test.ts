import { expect, test } from "vitest";
import { givens, solution } from "#app/features/projects/card-charts/sudoku-python.tsx";
import { moves as perfectGame } from "#app/features/projects/card-charts/tic-tac-toe-python.tsx";
import {
  selected,
  moves as worksheetGame,
} from "#app/features/projects/card-charts/tic-tac-toe-vba.tsx";
import { type Board, emptyBoard, opponentOf, play, status } from "#models/tic-tac-toe/board.ts";
import { bestMove } from "#models/tic-tac-toe/perfect-play.ts";

test("the game of the Python card is perfect play after X opens in a corner, and a draw", () => {
  let board: Board = emptyBoard.with(0, "X");
  const found = [0];
  for (let mark = opponentOf("X"); ; mark = opponentOf(mark)) {
    const cell = bestMove(board, mark);
    if (cell === null) break;
    board = board.with(cell, mark);
    found.push(cell);
  }
  expect(perfectGame).toEqual(found);
  expect(status(board)).toEqual({ kind: "draw" });
});

test("the game on the worksheet is under way, X to move, and the selected cell is free", () => {
  const board = worksheetGame.reduce<Board | null>(
    (board, cell, turn) => board && play(board, cell, turn % 2 === 0 ? "X" : "O"),
    emptyBoard,
  );
  expect(worksheetGame.length % 2).toBe(0);
  expect(board && play(board, selected, "X")).not.toBeNull();
});

test("the Sudoku’s rows and boxes hold each digit once, and the given ones stay", () => {
  const boxes = [0, 3, 6].map((left) => solution.map((row) => row.slice(left, left + 3)).join(""));
  for (const digits of [...solution, ...boxes])
    expect([...digits].sort().join("")).toBe("123456789");
  const isKept = ([digit, given]: readonly string[]) => given === "." || given === digit;
  const pairs = [...solution.join("")].map((digit, place) => [digit, givens.join("")[place] ?? ""]);
  expect(pairs.every(isKept)).toBe(true);
});
