import { Label } from "#app/components/charts/label.tsx";
import { Bar, Rule } from "#app/components/charts/marks.tsx";
import { percent } from "#app/components/charts/place.ts";
import { across } from "#app/components/charts/scale.ts";
import { CrossOrRing, marksOf } from "./kit/game-marks.tsx";
import { px, Strip } from "./kit/strip.tsx";

export const moves = [4, 0, 8, 2];
/** The selected cell, where the macro waits for the next X. */
export const selected = 1;

const ROW_NAMES = 6;
const COLUMN_NAMES = px(15);
const names = ["A", "B", "C", "D", "E", "F", "G", "H"];
const columnX = across([0, names.length]).range([ROW_NAMES, 100]);
const rowY = across([0, 3]).range([COLUMN_NAMES, 100]);
/** The board covers B1:D3. */
const columnOf = (cell: number) => 1 + (cell % 3);
const rowOf = (cell: number) => Math.floor(cell / 3);
const boardX = [columnX(1), columnX(4)] as const;

export function CardChart() {
  return (
    <Strip label="Tic-tac-toe on a worksheet: crosses in C2 and D3, rings in B1 and D1, cell C1 selected for the next cross">
      {names.map((name, column) => (
        <Rule key={name} from={[columnX(column), 0]} to={[columnX(column), 100]} />
      ))}
      {[0, 1, 2].map((row) => (
        <Rule key={row} from={[0, rowY(row)]} to={[100, rowY(row)]} />
      ))}
      {/* Text that overflows into the next cell hides the line between them. */}
      <rect
        x={percent(columnX(6) - 1)}
        y={percent(rowY(1.05))}
        width="2%"
        height={percent(rowY(1.9) - rowY(1))}
        className="fill-card"
      />
      <Names />
      {[2, 3].map((column) => (
        <Rule
          key={column}
          from={[columnX(column), rowY(0)]}
          to={[columnX(column), rowY(3)]}
          width={1.5}
          tone="inherit"
        />
      ))}
      {[1, 2].map((row) => (
        <Rule
          key={row}
          from={[boardX[0], rowY(row)]}
          to={[boardX[1], rowY(row)]}
          width={1.5}
          tone="inherit"
        />
      ))}
      <Selection />
      {marksOf(moves).map(({ cell, mark }) => (
        <svg
          key={cell}
          aria-hidden="true"
          x={percent(columnX(columnOf(cell) + 0.5))}
          y={percent(rowY(rowOf(cell) + 0.5))}
          className="overflow-visible"
        >
          <CrossOrRing mark={mark} />
        </svg>
      ))}
    </Strip>
  );
}

/** Letters of the columns, numbers of the rows, and the macro's message in F2. */
function Names() {
  return (
    <>
      {names.map((name, column) => (
        <Label key={name} at={[columnX(column + 0.5), 0]} place={11}>
          {name}
        </Label>
      ))}
      {[1, 2, 3].map((row) => (
        <Label key={row} at={[ROW_NAMES / 2, rowY(row - 0.5)]} place={4}>
          {row}
        </Label>
      ))}
      <Label at={[columnX(5), rowY(1.5)]} place={4} dx={6} anchor="start">
        your move
      </Label>
    </>
  );
}

function Selection() {
  const [column, row] = [columnOf(selected), rowOf(selected)];
  const x = [columnX(column), columnX(column + 1)] as const;
  const y = [rowY(row), rowY(row + 1)] as const;
  return (
    <>
      <Bar x={x} y={y} opacity={0.14} />
      <rect
        x={percent(x[0])}
        y={percent(y[0])}
        width={percent(x[1] - x[0])}
        height={percent(y[1] - y[0])}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
      />
    </>
  );
}
