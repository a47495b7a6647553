import { expect, test } from "vitest";
import { parseGrid } from "#models/sudoku/grid.ts";
import { solveSudoku } from "#models/sudoku/solver.ts";
import { type Board, emptyBoard, opponentOf, play, status } from "#models/tic-tac-toe/board.ts";
import { bestMove } from "#models/tic-tac-toe/perfect-play.ts";
import { givens, solution } from "./sudoku-python.tsx";
import { moves as perfectGame } from "./tic-tac-toe-python.tsx";
import { selected, moves as worksheetGame } from "./tic-tac-toe-vba.tsx";

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

test("the Sudoku’s top rows begin a puzzle with one solution, which the card shows", () => {
  const rest = "..6.3..27..5...8..31..2.6..98..1......4.9.2.....4.6.9.";
  const puzzle = parseGrid(givens.join("") + rest);
  const solved = puzzle && solveSudoku(puzzle);
  expect(solved?.kind).toBe("unique");
  expect(solved?.kind === "unique" && solved.grid.slice(0, 27).join("")).toBe(solution.join(""));
});
