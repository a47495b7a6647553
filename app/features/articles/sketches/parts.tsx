import type { ComponentType, ReactNode } from "react";

/** A chart type shown on a small example. */
export type Sketch = {
  /** What is drawn and in which unit. */
  caption: string;
  /** What the drawing shows, for those who cannot see it. */
  description: string;
  Drawing: ComponentType;
};

/** The drawing's own units; the page scales them to the column. */
export const width = 640;
export const height = 240;

type LabelProps = {
  x: number;
  y: number;
  anchor?: "start" | "middle" | "end";
  /** Where the text stands against `y`. */
  place?: "above" | "beside" | "below";
  className?: string;
  children: ReactNode;
};

const shift = { above: "-0.45em", beside: "0.35em", below: "1.2em" };

/** A phone shrinks the drawing by half, so its letters are drawn larger there to stay legible. */
export function Label({
  x,
  y,
  anchor = "middle",
  place = "beside",
  className = "fill-muted",
  children,
}: LabelProps) {
  return (
    <text
      x={x}
      y={y}
      dy={shift[place]}
      textAnchor={anchor}
      className={`font-mono text-[13px] max-sm:text-[21px] ${className}`}
    >
      {children}
    </text>
  );
}

type RuleProps = { x1: number; y1: number; x2: number; y2: number; className?: string };

/** A hairline: grid in the colour of rules unless told otherwise. */
export function Rule({ className = "stroke-rule", ...ends }: RuleProps) {
  return <line {...ends} className={className} />;
}

/** The line values stand on. */
export function Baseline({ y, from = 0, to = width }: { y: number; from?: number; to?: number }) {
  return <Rule x1={from} y1={y} x2={to} y2={y} className="stroke-ink" />;
}
