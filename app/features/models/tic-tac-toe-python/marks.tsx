import type { Line, Mark } from "#models/tic-tac-toe/board.ts";
import { human } from "./game.ts";

const colors: Record<Mark, string> = { X: "text-ink", O: "text-python" };

/** The computer's mark appears a moment after the move it answers. */
const appearances = {
  move: "animate-[fade-in_150ms_var(--ease-house)_backwards]",
  answer: "animate-[fade-in_200ms_var(--ease-house)_150ms_backwards]",
  end: "animate-[fade-in_250ms_var(--ease-house)_350ms_backwards]",
};

export function DrawnMark({ mark }: { mark: Mark }) {
  const appearance = mark === human ? appearances.move : appearances.answer;
  return (
    <svg
      viewBox="0 0 40 40"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      className={`w-1/2 ${colors[mark]} ${appearance}`}
    >
      {mark === "X" ? <path d="M4 4 36 36M36 4 4 36" /> : <circle cx="20" cy="20" r="16.5" />}
    </svg>
  );
}

/** From edge to edge of the board, on a square three cells wide. */
export function WinningLine({ line, by }: { line: Line; by: Mark }) {
  const [start, , end] = line;
  const from = centerOf(start);
  const to = centerOf(end);
  const reach = 0.17;
  return (
    <svg
      viewBox="0 0 3 3"
      aria-hidden="true"
      className={`pointer-events-none absolute inset-0 ${colors[by]} ${appearances.end}`}
    >
      <line
        x1={from.x - reach * (to.x - from.x)}
        y1={from.y - reach * (to.y - from.y)}
        x2={to.x + reach * (to.x - from.x)}
        y2={to.y + reach * (to.y - from.y)}
        stroke="currentColor"
        strokeWidth="0.02"
      />
    </svg>
  );
}

function centerOf(cell: number) {
  return { x: (cell % 3) + 0.5, y: Math.floor(cell / 3) + 0.5 };
}
