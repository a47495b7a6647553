import { createElement, type ReactElement } from "react";
import type { Drawing, DrawingText } from "./drawing.ts";

/** Shows a chart that was drawn by `drawChart` at build time. */
export function DrawnChart({ drawing }: { drawing: DrawingText }) {
  // Written by our own build, so there is nothing to validate.
  return elementOf(JSON.parse(drawing));
}

function elementOf([tag, attributes, ...children]: Drawing): ReactElement {
  return createElement(
    tag,
    attributes,
    ...children.map((child) => (typeof child === "string" ? child : elementOf(child))),
  );
}
