import { type Line, status, winningLines } from "#models/tic-tac-toe/board.ts";
import type { Outlook } from "#models/tic-tac-toe/perfect-play.ts";
import { boardOf, type Game, human, markOfMove } from "./game.ts";

const cellNames = [
  "top left",
  "top middle",
  "top right",
  "middle left",
  "center",
  "middle right",
  "bottom left",
  "bottom middle",
  "bottom right",
] as const;

/** In the order of `winningLines`. */
const lineNames = [
  "the top row",
  "the middle row",
  "the bottom row",
  "the left column",
  "the middle column",
  "the right column",
  "the falling diagonal",
  "the rising diagonal",
] as const;

export function cellName(cell: number) {
  return cellNames[cell] ?? `cell ${cell + 1}`;
}

/** From the visitor's side. Their moves and the answers count alike. */
export function outlookInWords({ result, moves }: Outlook) {
  if (result === "draw") return "draw";
  return `${result === "win" ? "win" : "lose"} in ${moves}`;
}

function lineName(line: Line) {
  const index = winningLines.findIndex((known) => known.join() === line.join());
  return lineNames[index] ?? "a line";
}

/** The state of the game, in a word or two. */
export function headline(game: Game) {
  const now = status(boardOf(game));
  if (now.kind === "draw") return "A draw.";
  if (now.kind === "won") return now.by === human ? "You win." : "The computer wins.";
  return "Your move.";
}

/** What led there: enough to follow the game without seeing the board. */
export function account(game: Game) {
  if (game.refused) return "That cell is taken.";
  if (game.moves.length === 0) return "You are X and go first; the computer is O.";
  const now = status(boardOf(game));
  const end = now.kind === "won" ? `, closing ${lineName(now.line)}` : "";
  return `${lastRound(game.moves).join(". ")}${end}.`;
}

/** The human's last move and the answer to it, if there was one. */
function lastRound(moves: readonly number[]) {
  const start = moves.length - (moves.length % 2 === 0 ? 2 : 1);
  return moves.slice(start).map((cell, index) => {
    const mover = markOfMove(start + index) === human ? "Your X" : "The computer’s O";
    return `${mover}: ${cellName(cell)}`;
  });
}
