import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type Box, crosses, overlap, padded } from "./box.ts";
import type { Place } from "./place.ts";

type Shape = { tag: string; text: string } & Record<string, string>;

/** For tests: the elements a chart draws, in order, each with its attributes and text. */
export function shapesOf(chart: ReactElement): Shape[] {
  const elements = renderToStaticMarkup(chart).matchAll(/<(\w+)([^>]*)>([^<]*)/g);
  return [...elements].map(([, tag = "", attributes = "", text = ""]) => {
    const pairs = attributes.matchAll(/([\w-]+)="([^"]*)"/g);
    return { ...Object.fromEntries([...pairs].map(([, name, value]) => [name, value])), tag, text };
  });
}

/** The bars of a chart as distances from its left and top edge, in percent, without the ground behind pale ones. */
export function barsOf(chart: ReactElement) {
  return shapesOf(chart)
    .filter(({ tag, x, class: names = "" }) => tag === "rect" && x && !names.includes("text-paper"))
    .map(({ x, y, width, height, class: className = "", fill = "" }) => ({
      left: number(x),
      right: number(x) + number(width),
      top: number(y),
      bottom: number(y) + number(height),
      height: number(height),
      width: number(width),
      className,
      fill,
    }));
}

/** The corners of every path, in percent. */
export function linesOf(chart: ReactElement) {
  return shapesOf(chart)
    .filter(({ tag }) => tag === "path")
    .map(({ d = "" }) =>
      d
        .slice(1)
        .split("L")
        .map((corner) => corner.split(" ").map(Number)),
    );
}

export function dotsOf(chart: ReactElement) {
  return shapesOf(chart)
    .filter(({ tag }) => tag === "circle")
    .map(({ cx, cy }) => [number(cx), number(cy)]);
}

/** Texts with their position in percent. */
export function labelsOf(chart: ReactElement) {
  return shapesOf(chart)
    .filter(({ tag }) => tag === "text")
    .map(({ x, y, text }) => ({ x: number(x), y: number(y), text }));
}

/** The straight lines, each as its two ends. */
export function rulesOf(chart: ReactElement) {
  return shapesOf(chart)
    .filter(({ tag }) => tag === "line")
    .map(({ x1, y1, x2, y2, class: className = "" }) => ({
      from: [number(x1), number(y1)],
      to: [number(x2), number(y2)],
      className,
    }));
}

/** Every place that a bar, rule, dot or line reaches, in percent of the plot. */
export function placesOf(chart: ReactElement) {
  const bars = barsOf(chart).flatMap(({ left, right, top, bottom }) => [left, right, top, bottom]);
  const rules = rulesOf(chart).flatMap(({ from, to }) => [...from, ...to]);
  return [...bars, ...rules, ...dotsOf(chart).flat(), ...linesOf(chart).flat(2)];
}

export function number(attribute: string | undefined) {
  return Number.parseFloat(attribute ?? "NaN");
}

type DrawnSize = { width: number; height: number; fontSize?: number };

type TextBox = Box & { text: string };

/** Where texts are on a plot of this size, in pixels from its corner; all are set in Geist Mono. */
export function textBoxesOf(
  chart: ReactElement,
  { width, height, fontSize = 12.5 }: DrawnSize,
): TextBox[] {
  return shapesOf(chart)
    .filter(({ tag, x }) => tag === "text" && x)
    .map((shape) => {
      const text = shape.text.replaceAll(/&\w+;/g, "&");
      const length = text.length * 0.6 * fontSize;
      const anchor = { start: 0, middle: length / 2, end: length }[shape["text-anchor"] ?? ""] ?? 0;
      const shift = shape.dy?.endsWith("em") ? number(shape.dy) * fontSize : number(shape.dy);
      const left = pixels(shape.x, width) + number(shape.dx ?? "0") - anchor;
      const baseline = pixels(shape.y, height) + (shift || 0);
      // Digits and capitals reach 0.72 above the baseline, few letters 0.2 below it.
      const [top, bottom] = [baseline - 0.72 * fontSize, baseline + 0.1 * fontSize];
      return { text, left, right: left + length, top, bottom };
    });
}

function pixels(attribute: string | undefined, size: number) {
  return attribute?.endsWith("%") ? (number(attribute) / 100) * size : number(attribute);
}

/** Pairs of overlapping texts. */
export function collisions(boxes: readonly TextBox[]) {
  return boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter((b) => overlap(a, b))
      .map((b) => `${a.text} × ${b.text}`),
  );
}

/** Texts that a line passes through or touches. */
export function crossedTexts(chart: ReactElement, size: DrawnSize) {
  const lines = linesOf(chart).map((line) =>
    line.map(([x = 0, y = 0]): Place => [(x / 100) * size.width, (y / 100) * size.height]),
  );
  // Half of a strong line, and a pixel between it and the letters.
  return textBoxesOf(chart, size)
    .filter((box) => lines.some((line) => crosses(line, padded(box, 2.25))))
    .map(({ text }) => text);
}

/** Pixels beside the plot in a column of text, from the classes of its frame. */
export function guttersOf(chart: ReactElement, column: number) {
  const frame =
    shapesOf(chart).find(({ class: names = "" }) => /\bp[bx]-[\d[]/.test(names))?.class ?? "";
  const room = (side: string) => {
    const [phone = 0, wide = phone] = [
      ...frame.matchAll(new RegExp(`p[${side}x]-(?:(\\d+)|\\[(\\d+)px\\])`, "g")),
    ].map(([, quarters, pixels]) => Number(pixels ?? 4 * Number(quarters)));
    return column < 480 ? phone : wide;
  };
  return { left: room("l"), right: room("r") };
}

/** Pixels of the plot in a column of text. */
export function plotWidthOf(chart: ReactElement, column: number) {
  const { left, right } = guttersOf(chart, column);
  return column - left - right;
}
