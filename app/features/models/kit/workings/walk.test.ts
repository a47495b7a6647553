import { describe, expect, test } from "vitest";
import { sampleDataSheet, sampleDataValues } from "#workings/sample-data-sheet.ts";
import { sampleSheet, sampleValues } from "#workings/sample-sheet.ts";
import { press, walk } from "./walk.ts";

const precedents = (way: string[], from: string) =>
  walk(way, from, "precedents", sampleSheet, sampleValues);
const dependents = (way: string[], from: string) =>
  walk(way, from, "dependents", sampleSheet, sampleValues);

describe("walk", () => {
  test("goes to the first precedent, and stays at an input", () => {
    expect(precedents(["cost"], "cost")).toEqual(["cost", "interest.total"]);
    expect(precedents(["rate"], "rate")).toEqual(["rate"]);
  });

  test("prefers a precedent that leads on to a given number", () => {
    const step = (from: string) =>
      walk([from], from, "precedents", sampleDataSheet, sampleDataValues);
    expect(step("count.refused")).toEqual(["count.refused", "cutOff"]);
    expect(step("rate")).toEqual(["rate"]);
  });

  test("begins a new way from a figure that is not on show", () => {
    expect(precedents(["cost"], "double")).toEqual(["double", "rate"]);
  });

  test("goes back to the dependent it came from, otherwise on to the first", () => {
    expect(dependents(["cost", "interest.total"], "interest.total")).toEqual(["cost"]);
    expect(dependents([], "rate")).toEqual(["rate", "double"]);
  });

  test("ignores a cell that the sheet does not have", () => {
    expect(precedents(["cost"], "nothing")).toEqual(["cost"]);
  });
});

describe("press", () => {
  test("goes on to a precedent, also to one inside a range", () => {
    const way = press(["cost", "interest.total"], "interest.2", sampleSheet, sampleValues);
    expect(way).toEqual(["cost", "interest.total", "interest.2"]);
  });

  test("on any other figure begins anew, and on the open one closes", () => {
    expect(press(["cost"], "double", sampleSheet, sampleValues)).toEqual(["double"]);
    expect(press(["cost"], "cost", sampleSheet, sampleValues)).toEqual([]);
  });
});
