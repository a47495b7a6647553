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
import { bestMove, outlooks } from "./perfect-play.ts";

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

/** How a game ends when both sides play well: won, drawn or lost for the side to move, and after how many moves. */
type Prospect = { result: 1 | 0 | -1; moves: number };

/** Of every board that a game can reach. */
const known = new Map<string, Prospect>();

/** Found by a different method than `bestMove`: results and lengths are kept apart, and nothing is scored. */
function prospectOf(board: Board, mark: Mark): Prospect {
  const key = board.map((cell) => cell ?? ".").join("");
  const found = known.get(key) ?? searched();
  known.set(key, found);
  return found;

  function searched(): Prospect {
    const { kind } = status(board);
    if (kind === "won") return { result: -1, moves: 0 };
    if (kind === "draw") return { result: 0, moves: 0 };
    const replies = emptyCells(board).map((cell) =>
      prospectOf(moved(board, cell, mark), opponentOf(mark)),
    );
    const wins = replies.filter(({ result }) => result === -1).map(({ moves }) => moves);
    if (wins.length > 0) return { result: 1, moves: 1 + Math.min(...wins) };
    const draws = replies.filter(({ result }) => result === 0).map(({ moves }) => moves);
    if (draws.length > 0) return { result: 0, moves: 1 + Math.max(...draws) };
    return { result: -1, moves: 1 + Math.max(...replies.map(({ moves }) => moves)) };
  }
}

prospectOf(emptyBoard, "X");

describe("bestMove", () => {
  test("in every position wins as fast as possible and loses as slowly as possible", () => {
    const decided = [...known].filter(([, { result, moves }]) => result !== 0 && moves > 0);
    expect(decided.length).toBeGreaterThan(2000);
    const misplayed = decided.filter(([key, { result, moves }]) => {
      const board = boardOf(key);
      const mark = emptyCells(board).length % 2 === 1 ? "X" : "O";
      const after = moved(board, bestMove(board, mark), mark);
      const next = prospectOf(after, opponentOf(mark));
      return next.result !== -result || next.moves !== moves - 1;
    });
    expect(misplayed).toEqual([]);
  });

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

  test("answers a corner with the center, the only cell that does not lose", () => {
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

describe("outlooks", () => {
  test("agree in every position with a search that keeps results and lengths apart", () => {
    const wrong = [...known.keys()].filter((key) => {
      const board = boardOf(key);
      const mark = emptyCells(board).length % 2 === 1 ? "X" : "O";
      return [...outlooks(board, mark)].some(([cell, { result, moves }]) => {
        const next = prospectOf(moved(board, cell, mark), opponentOf(mark));
        const expected = { "1": "loss", "0": "draw", "-1": "win" }[`${next.result}`];
        return result !== expected || moves !== next.moves + 1;
      });
    });
    expect(wrong).toEqual([]);
  });

  test("of the empty board are nine draws after nine moves", () => {
    const all = [...outlooks(emptyBoard, "X").values()];
    expect(all).toEqual(Array.from({ length: 9 }, () => ({ result: "draw", moves: 9 })));
  });

  test("of a finished game are none", () => {
    expect(outlooks(boardOf("XXX OO. ..."), "O").size).toBe(0);
  });
});
