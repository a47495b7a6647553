import { Label } from "#app/components/charts/label.tsx";
import { Rule } from "#app/components/charts/marks.tsx";
import { across } from "#app/components/charts/scale.ts";
import { BASE, px, Strip, Word } from "./kit/strip.tsx";

/** The top three rows of a puzzle and of its solution. */
export const givens = [".2.7.4...", "..7.6.1..", "....8..54"];
export const solution = ["821754963", "547963182", "639182754"];

const ROW = px(18);
const columnX = across([0, 9]);
const given = givens.join("").replaceAll(".", "").length;
const lines = Array.from({ length: 10 }, (_, index) => index);
const toneOf = (line: number) => (line % 3 === 0 ? "edge" : "rule");

export function CardChart() {
  return (
    <Strip
      label={`The top three rows of a Sudoku: ${given} digits given, ${27 - given} found by the solver`}
    >
      {lines.map((line) => (
        <Rule key={line} from={[columnX(line), 0]} to={[columnX(line), BASE]} tone={toneOf(line)} />
      ))}
      {lines.slice(0, 4).map((line) => (
        <Rule key={line} from={[0, line * ROW]} to={[100, line * ROW]} tone={toneOf(line)} />
      ))}
      <g fontSize="12.5">
        {solution.map((digits, row) =>
          [...digits].map((digit, column) => (
            <Label
              key={digit}
              at={[columnX(column + 0.5), row * ROW]}
              place={14}
              tone={givens[row]?.[column] === digit ? "ink" : "inherit"}
            >
              {digit}
            </Label>
          )),
        )}
      </g>
      <Word x={0} tone="ink">
        {`${given} given`}
      </Word>
      <Word x={100} tone="inherit">
        {`${27 - given} solved`}
      </Word>
    </Strip>
  );
}
