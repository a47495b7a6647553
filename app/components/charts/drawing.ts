import { isValidElement, type JSX, type ReactNode } from "react";

/** A piece of SVG as plain data: tag, attributes, children. */
export type Drawing = readonly [
  tag: string,
  attributes: Record<string, string | number>,
  ...children: (Drawing | string)[],
];

/** A drawing serialized as text, the most compact form in which a page can carry it. */
export type DrawingText = string;

/**
 * Draws a chart at build time, for pages where charts and their models would weigh more than what
 * they draw. `DrawnChart` shows it.
 */
export function drawChart(chart: ReactNode): DrawingText | null {
  const [drawing] = drawingsOf(chart);
  return drawing ? JSON.stringify(drawing) : null;
}

/** Calls components as plain functions, so they must not use hooks. */
function drawingsOf(node: ReactNode): (Drawing | string)[] {
  if (Array.isArray(node)) return node.flatMap(drawingsOf);
  if (typeof node === "string" || typeof node === "number") return [String(node)];
  if (!isElement(node)) return [];
  const { type, props } = node;
  if (typeof type === "function") return drawingsOf(type(props));
  const { children, ...attributes } = props;
  // A fragment has no tag.
  if (typeof type === "symbol") return drawingsOf(children);
  return [[type, drawnAttributes(attributes), ...drawingsOf(children)]];
}

type Props = { children?: ReactNode } & Record<string, unknown>;
type Component = (props: Props) => ReactNode;

function isElement(
  node: ReactNode,
): node is JSX.Element & { type: string | symbol | Component; props: Props } {
  return isValidElement(node);
}

function drawnAttributes(attributes: Record<string, unknown>): Record<string, string | number> {
  const isDrawn = (entry: [string, unknown]): entry is [string, string | number] =>
    typeof entry[1] === "string" || typeof entry[1] === "number";
  return Object.fromEntries(Object.entries(attributes).filter(isDrawn));
}
