import { Frame } from "./frame.tsx";
import { CrossOrRing, marksOf } from "./marks.tsx";
import { HEIGHT, round } from "./scale.ts";

export const moves = [4, 0, 8, 2];
/** The selected cell, where the macro waits for the next X. */
export const selected = 1;

const ROW_NAMES = 6;
const COLUMN_NAMES = 15;
const names = ["A", "B", "C", "D", "E", "F", "G", "H"];
const width = round((100 - ROW_NAMES) / names.length);
const height = (HEIGHT - COLUMN_NAMES) / 3;
/** The board lies on B1:D3. */
const columnX = (column: number) => round(ROW_NAMES + column * width);
const cellX = (cell: number) => columnX(1 + (cell % 3));
const cellY = (cell: number) => COLUMN_NAMES + Math.floor(cell / 3) * height;

export function TicTacToeVba() {
  return (
    <Frame label="Tic-tac-toe on a worksheet: crosses in C2 and D3, rings in B1 and D1, cell C1 selected for the next cross">
      <g stroke="currentColor" shapeRendering="crispEdges" className="text-rule">
        {names.map((name, column) => (
          <line key={name} x1={`${columnX(column)}%`} x2={`${columnX(column)}%`} y2={HEIGHT} />
        ))}
        {[0, 1, 2].map((row) => (
          <line key={row} x2="100%" y1={cellY(row * 3)} y2={cellY(row * 3)} />
        ))}
      </g>
      {/* A text that runs into the next cell hides the line between them. */}
      <rect
        x={`${columnX(6) - 1}%`}
        y={cellY(3) + 1}
        width="2%"
        height={height - 2}
        className="fill-card"
      />
      <g fontSize="10.5" textAnchor="middle" className="text-muted">
        {names.map((name, column) => (
          <text key={name} x={`${columnX(column + 0.5)}%`} y={11}>
            {name}
          </text>
        ))}
        {[1, 2, 3].map((row) => (
          <text key={row} x={`${ROW_NAMES / 2}%`} y={COLUMN_NAMES + (row - 0.5) * height + 4}>
            {row}
          </text>
        ))}
        <text x={`${columnX(5)}%`} y={COLUMN_NAMES + 1.5 * height + 4} dx={6} textAnchor="start">
          your move
        </text>
      </g>
      <g stroke="currentColor" strokeWidth={1.5}>
        {[2, 3].map((column) => (
          <line
            key={column}
            x1={`${columnX(column)}%`}
            x2={`${columnX(column)}%`}
            y1={COLUMN_NAMES}
            y2={HEIGHT}
          />
        ))}
        {[3, 6].map((cell) => (
          <line
            key={cell}
            x1={`${columnX(1)}%`}
            x2={`${columnX(4)}%`}
            y1={cellY(cell)}
            y2={cellY(cell)}
          />
        ))}
      </g>
      <rect
        x={`${cellX(selected)}%`}
        y={cellY(selected)}
        width={`${width}%`}
        height={height}
        fillOpacity={0.14}
        stroke="currentColor"
        strokeWidth={2}
      />
      {marksOf(moves).map(({ cell, mark }) => (
        <svg
          key={cell}
          aria-hidden="true"
          x={`${cellX(cell) + width / 2}%`}
          y={cellY(cell) + height / 2}
          className="overflow-visible"
        >
          <CrossOrRing mark={mark} />
        </svg>
      ))}
    </Frame>
  );
}
