import { describe, expect, test } from "vitest";
import { type Board, emptyBoard, emptyCells, play, status, winningLines } from "./board.ts";

/** "XO. ..X O.." reads as three rows. */
function boardOf(rows: string): Board {
  const cells = [...rows.replaceAll(" ", "")];
  return cells.map((cell) => (cell === "X" || cell === "O" ? cell : null));
}

describe("winningLines", () => {
  test("are eight, of three different cells each, and no two alike", () => {
    expect(winningLines).toHaveLength(8);
    for (const line of winningLines) expect(new Set(line).size).toBe(3);
    expect(new Set(winningLines.map((line) => line.join())).size).toBe(8);
  });

  test("cross the center four times, each corner three times and each edge twice", () => {
    const crossings = emptyBoard.map(
      (_, cell) => winningLines.filter((line) => line.includes(cell)).length,
    );
    expect(crossings).toEqual([3, 2, 3, 2, 4, 2, 3, 2, 3]);
  });
});

describe("status", () => {
  test("of an empty board is playing", () => {
    expect(status(emptyBoard)).toEqual({ kind: "playing" });
  });

  test.each(winningLines)("of O on %i, %i and %i is won by O on that line", (...line) => {
    const board = emptyBoard.map((_, cell) => (line.includes(cell) ? "O" : null));
    expect(status(board)).toEqual({ kind: "won", by: "O", line });
  });

  test("of a full board without a line is a draw", () => {
    expect(status(boardOf("XOX XXO OXO"))).toEqual({ kind: "draw" });
  });

  test("of a full board with a line is won, not drawn", () => {
    expect(status(boardOf("XXX OOX XOO"))).toMatchObject({ kind: "won", by: "X" });
  });
});

describe("play", () => {
  test("puts the mark on a free cell and leaves the board before as it was", () => {
    const after = play(emptyBoard, 4, "X");
    expect(after?.[4]).toBe("X");
    expect(emptyBoard[4]).toBeNull();
    expect(emptyCells(after ?? [])).toEqual([0, 1, 2, 3, 5, 6, 7, 8]);
  });

  test("on a taken cell, off the board or after the end is refused", () => {
    expect(play(boardOf("X.. ... ..."), 0, "O")).toBeNull();
    expect(play(emptyBoard, 9, "X")).toBeNull();
    expect(play(emptyBoard, -1, "X")).toBeNull();
    expect(play(emptyBoard, 0.5, "X")).toBeNull();
    expect(play(boardOf("XXX OO. ..."), 8, "O")).toBeNull();
  });
});
