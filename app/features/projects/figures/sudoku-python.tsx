import { Frame, Label } from "./frame.tsx";
import { round } from "./scale.ts";

/** The top three rows of a puzzle, and what its only solution has there. */
export const givens = [".2.7.4...", "..7.6.1..", "....8..54"];
export const solution = ["821754963", "547963182", "639182754"];

const ROW = 18;
const columnX = (column: number) => `${round((column * 100) / 9)}%`;
const given = givens.join("").replaceAll(".", "").length;
const lines = Array.from({ length: 10 }, (_, index) => index);

export function SudokuPython() {
  return (
    <Frame
      label={`The top three rows of a Sudoku: ${given} digits given, ${27 - given} found by the solver`}
    >
      <g stroke="currentColor" shapeRendering="crispEdges">
        {lines.map((column) => (
          <line
            key={column}
            x1={columnX(column)}
            x2={columnX(column)}
            y1={0.5}
            y2={ROW * 3 + 0.5}
            className={column % 3 === 0 ? "text-edge" : "text-rule"}
          />
        ))}
        {lines.slice(0, 4).map((row) => (
          <line
            key={row}
            x2="100%"
            y1={row * ROW + 0.5}
            y2={row * ROW + 0.5}
            className={row % 3 === 0 ? "text-edge" : "text-rule"}
          />
        ))}
      </g>
      <g fontSize="13" textAnchor="middle">
        {solution.map((digits, row) =>
          [...digits].map((digit, column) => (
            <text
              key={digit}
              x={columnX(column + 0.5)}
              y={row * ROW + 14}
              className={givens[row]?.[column] === digit ? "text-ink" : undefined}
            >
              {digit}
            </text>
          )),
        )}
      </g>
      <Label x={0} className="text-ink">
        {`${given} given`}
      </Label>
      <Label x={100} className="text-current">
        {`${27 - given} solved`}
      </Label>
    </Frame>
  );
}
