import { expect, test } from "vitest";
import { crosses } from "#app/components/charts/box.ts";
import {
  collisions,
  dotsOf,
  linesOf,
  plotWidthOf,
  rulesOf,
  textBoxesOf,
} from "#app/components/charts/test-drawn-shapes.ts";
import { sheet } from "#models/portfolio/sheet.ts";
import { shownFigures } from "../kit/shown-figures.ts";
import { FrontierChart } from "./frontier-chart.tsx";

const presets = Object.entries(sheet.presets);
const wide = ["World shares", "Small companies", "Emerging markets", "Property"];
const wideToo = ["Government bonds", "Company bonds", "Gold", "Commodities"];
const short = ["World", "Small caps", "Emerging", "Property"];
const shortToo = ["Gov. bonds", "Corp. bonds", "Gold", "Commod."];

/** Screens of 360, 390 and 430 pixels, of 768 and 1280. */
const screens = [
  ...[320, 350, 390].map((column) => ({
    column,
    fontSize: 11.5,
    names: [...short, ...shortToo],
  })),
  ...[706, 708].map((column) => ({
    column,
    fontSize: 12.5,
    names: [...wide, ...wideToo],
  })),
];

test.each(
  presets.flatMap(([name, { inputs }]) => screens.map((screen) => ({ name, inputs, ...screen }))),
)(
  "$name, $column pixels: both portfolios and every asset are named, on no mark and no other name",
  ({ inputs, column, fontSize, names }) => {
    const figures = shownFigures(sheet.calculate(inputs));
    const chart = <FrontierChart inputs={inputs} figures={figures} label="" onMove={() => {}} />;
    const size = { width: plotWidthOf(chart, column), height: 320, fontSize };
    const at = ([x = 0, y = 0]: readonly number[]) =>
      [(x / 100) * size.width, (y / 100) * size.height] as const;
    // The names for phones are drawn before those for wider screens, and some are in both.
    const promise = (name: string) => name.replace(/ [\d.]+%$/, "");
    const expected = ["Promised", "True", ...names];
    const all = textBoxesOf(chart, size).filter(({ text }) => expected.includes(promise(text)));
    const boxes = column < 480 ? all.slice(0, 10) : all.slice(-10);
    expect(boxes.map(({ text }) => promise(text))).toEqual(expected);
    expect(collisions(boxes)).toEqual([]);
    // Leaders are in pixels, and grid lines may be crossed.
    const rules = rulesOf(chart).filter(
      ({ from, className }) => !Number.isNaN(from[0]) && className !== "text-rule",
    );
    const marks = [
      ...linesOf(chart).map((line) => line.map(at)),
      ...rules.map(({ from, to }) => [at(from), at(to)]),
    ];
    expect(boxes.filter((box) => marks.some((mark) => crosses(mark, box)))).toEqual([]);
    const isOn = (dot: readonly number[]) => {
      const [x, y] = at(dot);
      return boxes.filter(({ left, right, top, bottom }) => {
        const [across, down] = [Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0)];
        return Math.hypot(across, down) < 3;
      });
    };
    expect(dotsOf(chart).flatMap(isOn)).toEqual([]);
  },
);
