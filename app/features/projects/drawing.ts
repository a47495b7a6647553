import { createElement, isValidElement, type JSX, type ReactElement, type ReactNode } from "react";

/** A piece of SVG as plain data: tag, attributes, what it holds. */
export type Drawing = readonly [
  tag: string,
  attributes: Record<string, string | number>,
  ...children: (Drawing | string)[],
];

/** A drawing on its way into the page: as text, which weighs least there. */
export type DrawingText = string;

/** What these elements come to once every component has drawn itself. Components with hooks cannot. */
export function drawingsOf(node: ReactNode): (Drawing | string)[] {
  if (Array.isArray(node)) return node.flatMap(drawingsOf);
  if (typeof node === "string" || typeof node === "number") return [String(node)];
  if (!isElement(node)) return [];
  const { type, props } = node;
  if (typeof type === "function") return drawingsOf(type(props));
  const { children, ...attributes } = props;
  return [[type, withoutMissing(attributes), ...drawingsOf(children)]];
}

/** Written by our own build, so it is taken at its word. */
export function drawingFrom(text: DrawingText): Drawing {
  return JSON.parse(text);
}

export function elementOf([tag, attributes, ...children]: Drawing): ReactElement {
  return createElement(
    tag,
    attributes,
    ...children.map((child) => (typeof child === "string" ? child : elementOf(child))),
  );
}

type Props = { children?: ReactNode } & Record<string, unknown>;
type Component = (props: Props) => ReactNode;

function isElement(
  node: ReactNode,
): node is JSX.Element & { type: string | Component; props: Props } {
  return isValidElement(node);
}

function withoutMissing(attributes: Record<string, unknown>): Record<string, string | number> {
  const isDrawn = (entry: [string, unknown]): entry is [string, string | number] =>
    typeof entry[1] === "string" || typeof entry[1] === "number";
  return Object.fromEntries(Object.entries(attributes).filter(isDrawn));
}
