import { Label } from "#app/components/charts/label.tsx";
import { percent } from "#app/components/charts/place.ts";
import { CrossOrRing, marksOf } from "./kit/game-marks.tsx";
import { BASE, Strip } from "./kit/strip.tsx";

/** A game in which both sides play their best, as the model finds it. */
export const moves = [0, 4, 2, 1, 7, 6, 8, 5, 3];
const stages = [2, 4, 6, 9];
/** Pixels: a board is square whatever the width of the card. */
const CELL = 18;
const SIZE = CELL * 3;

export function CardChart() {
  return (
    <Strip label="A game of tic-tac-toe after two, four, six and nine moves: the computer’s rings block every line, and it ends in a draw">
      {stages.map((stage, index) => {
        const share = index / (stages.length - 1);
        return (
          <g key={stage}>
            <Board moves={moves.slice(0, stage)} share={share} />
            <Label at={[share * 100, BASE]} place={14} dx={(0.5 - share) * SIZE}>
              {stage === 9 ? "a draw" : `${stage} moves`}
            </Label>
          </g>
        );
      })}
    </Strip>
  );
}

/** Moved back by its share of the strip, so that the first and the last board end flush with it. */
function Board({ moves, share }: { moves: readonly number[]; share: number }) {
  return (
    <svg aria-hidden="true" x={percent(share * 100)} className="overflow-visible">
      <g transform={`translate(${-share * SIZE})`}>
        <path
          d={`M${CELL} 0v${SIZE}M${CELL * 2} 0v${SIZE}M0 ${CELL}h${SIZE}M0 ${CELL * 2}h${SIZE}`}
          stroke="currentColor"
          className="text-edge"
        />
        {marksOf(moves).map(({ cell, mark }) => (
          <g
            key={cell}
            transform={`translate(${((cell % 3) + 0.5) * CELL} ${(Math.floor(cell / 3) + 0.5) * CELL})`}
            opacity={mark === "X" ? 0.5 : 1}
          >
            <CrossOrRing mark={mark} />
          </g>
        ))}
      </g>
    </svg>
  );
}
