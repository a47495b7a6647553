import { Frame, Label } from "./frame.tsx";
import { CrossOrRing, marksOf } from "./marks.tsx";
import { round } from "./scale.ts";

/** A game in which both sides play their best, as the model finds it. */
export const moves = [0, 4, 2, 1, 7, 6, 8, 5, 3];
const stages = [2, 4, 6, 9];
const CELL = 18;
const SIZE = CELL * 3;

export function TicTacToePython() {
  return (
    <Frame label="A game of tic-tac-toe after two, four, six and nine moves: the computer’s rings block every line, and it ends in a draw">
      {stages.map((stage, index) => {
        const share = index / (stages.length - 1);
        return (
          // Moved back by a share of its width, so that the first and the last board end flush.
          <svg
            key={stage}
            aria-hidden="true"
            x={`${round(share * 100)}%`}
            className="overflow-visible"
          >
            <g transform={`translate(${round(-share * SIZE)})`}>
              <path
                d={`M${CELL} 0v${SIZE}M${CELL * 2} 0v${SIZE}M0 ${CELL}h${SIZE}M0 ${CELL * 2}h${SIZE}`}
                stroke="currentColor"
                className="text-edge"
              />
              {marksOf(moves.slice(0, stage)).map(({ cell, mark }) => (
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
      })}
      {stages.map((stage, index) => {
        const share = index / (stages.length - 1);
        return (
          <Label key={stage} x={round(share * 100)} dx={(0.5 - share) * SIZE} anchor="middle">
            {stage === 9 ? "a draw" : `${stage} moves`}
          </Label>
        );
      })}
    </Frame>
  );
}
