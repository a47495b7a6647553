import { expect, test } from "vitest";
import { cursorAt } from "./cursor.ts";

const moves = [
  { at: 0, x: 10, y: 20 },
  { at: 3, x: 110, y: 20, press: true },
];

test("cursorAt rests until it must set off, and arrives in time", () => {
  expect(cursorAt(moves, 2)).toEqual({ x: 10, y: 20, isPressed: false });
  expect(cursorAt(moves, 3)).toEqual({ x: 110, y: 20, isPressed: true });
});

test("cursorAt is half way when half the travel has passed", () => {
  expect(cursorAt(moves, 2.55).x).toBeCloseTo(60, 6);
});

test("cursorAt lets go again and stays where it was", () => {
  expect(cursorAt(moves, 9)).toEqual({ x: 110, y: 20, isPressed: false });
});
