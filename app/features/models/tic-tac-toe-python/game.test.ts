import { describe, expect, test } from "vitest";
import { emptyCells, status } from "#models/tic-tac-toe/board.ts";
import { boardOf, firstGame, type Game, humanPlays, nextGame } from "./game.ts";
import { account, headline } from "./words.ts";

function played(...cells: number[]) {
  return cells.reduce(humanPlays, firstGame);
}

/** Every game a visitor can play to its end. */
function finishedGames(game: Game): Game[] {
  const board = boardOf(game);
  if (status(board).kind !== "playing") return [game];
  return emptyCells(board).flatMap((cell) => finishedGames(humanPlays(game, cell)));
}

describe("humanPlays", () => {
  test("on an empty corner places X there and lets the computer answer with O in the center", () => {
    expect(boardOf(played(0))).toEqual(["X", null, null, null, "O", null, null, null, null]);
  });

  test("on a taken cell changes nothing but says so, until the next move", () => {
    const refused = humanPlays(played(0), 4);
    expect(refused.moves).toEqual(played(0).moves);
    expect(account(refused)).toBe("That cell is taken.");
    expect(account(humanPlays(refused, 8))).not.toContain("taken");
  });

  test("after the end of a game changes nothing", () => {
    const lost = played(0, 1, 5);
    expect(status(boardOf(lost)).kind).toBe("won");
    expect(humanPlays(lost, 8)).toBe(lost);
  });

  test("in every game there is ends with one mark in the score, and never for the human", () => {
    const games = finishedGames(firstGame);
    expect(games.length).toBeGreaterThan(100);
    for (const { score } of games) {
      expect(score.you).toBe(0);
      expect(score.draws + score.computer).toBe(1);
    }
  });
});

describe("nextGame", () => {
  test("clears the board and keeps the score", () => {
    const next = nextGame(played(0, 1, 5));
    expect(next).toEqual({
      moves: [],
      score: { you: 0, draws: 0, computer: 1 },
      refused: false,
    });
  });

  test("before the end counts the abandoned game for nobody", () => {
    expect(nextGame(played(0)).score).toEqual({ you: 0, draws: 0, computer: 0 });
  });
});

describe("the words beside the board", () => {
  test("of a new game say who goes first", () => {
    expect(headline(firstGame)).toBe("Your move.");
    expect(account(firstGame)).toBe("You are X and go first; the computer is O.");
  });

  test("of a game in play name the last move and its answer", () => {
    expect(headline(played(0))).toBe("Your move.");
    expect(account(played(0))).toBe("Your X: top left. The computer’s O: center.");
  });

  test("of a lost game name the line", () => {
    expect(headline(played(0, 1, 5))).toBe("The computer wins.");
    expect(account(played(0, 1, 5))).toBe(
      "Your X: middle right. The computer’s O: bottom left, closing the rising diagonal.",
    );
  });

  test("of a draw name the ninth move, which has no answer", () => {
    const drawn = finishedGames(firstGame).find(({ score }) => score.draws === 1) ?? firstGame;
    expect(headline(drawn)).toBe("A draw.");
    expect(account(drawn)).toMatch(/^Your X: [a-z ]+\.$/);
  });
});
