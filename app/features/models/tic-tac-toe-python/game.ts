import {
  type Board,
  emptyBoard,
  type Mark,
  opponentOf,
  play,
  type Status,
  status,
} from "#models/tic-tac-toe/board.ts";
import { bestMove } from "#models/tic-tac-toe/perfect-play.ts";

export const human: Mark = "X";
export const computer: Mark = opponentOf(human);

export type Score = { you: number; draws: number; computer: number };

/** A series of games on one page. Board and result are derived from the moves. */
export type Game = {
  /** Cells in order of play; the human goes first, so every second one is the computer's. */
  moves: readonly number[];
  /** Games played to their end. */
  score: Score;
  /** Whether the last cell chosen was already taken. */
  refused: boolean;
};

export const firstGame: Game = {
  moves: [],
  score: { you: 0, draws: 0, computer: 0 },
  refused: false,
};

export function nextGame({ score }: Game): Game {
  return { ...firstGame, score };
}

export function boardOf({ moves }: Pick<Game, "moves">): Board {
  return moves.reduce((board, cell, index) => board.with(cell, markOfMove(index)), emptyBoard);
}

export function markOfMove(index: number): Mark {
  return index % 2 === 0 ? human : computer;
}

/** The human's move and, unless it ended the game, the computer's answer. */
export function humanPlays(game: Game, cell: number): Game {
  const board = boardOf(game);
  if (status(board).kind !== "playing") return game;
  const after = play(board, cell, human);
  if (after === null) return { ...game, refused: true };
  const answer = bestMove(after, computer);
  const moves = [...game.moves, cell, ...(answer === null ? [] : [answer])];
  return { moves, score: counted(game.score, status(boardOf({ moves }))), refused: false };
}

function counted(score: Score, result: Status): Score {
  if (result.kind === "playing") return score;
  if (result.kind === "draw") return { ...score, draws: score.draws + 1 };
  if (result.by === human) return { ...score, you: score.you + 1 };
  return { ...score, computer: score.computer + 1 };
}
