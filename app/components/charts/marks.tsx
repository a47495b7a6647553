import type { ReactNode } from "react";
import { type Place, percent, rounded } from "./place.ts";
import { type Tone, toneClass } from "./tone.ts";

type Look = {
  tone?: Tone | undefined;
  /** Below one for a paler mark, such as the other part of a whole. */
  opacity?: number | undefined;
};

/** What a mark is drawn on. */
type Ground = "paper" | "card";

const groundFill: Record<Ground, string> = { paper: "fill-paper", card: "fill-card" };

type LineProps = {
  points: readonly Place[];
  tone?: Tone;
  /** Pixels. */
  width?: number;
  /** Lengths of dash and gap in pixels: `3 3`. */
  dashes?: string | undefined;
  /** Curved between the points, which go from left to right, for what is known to be smooth. */
  smooth?: boolean | undefined;
};

/** A line through all points. */
export function Line({ points, tone, width = 1.75, dashes, smooth = false }: LineProps) {
  return (
    <Stretched>
      <path
        d={smooth ? curveThrough(points) : pathThrough(points)}
        fill="none"
        stroke="currentColor"
        strokeWidth={width}
        strokeDasharray={dashes}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        className={toneClass(tone)}
      />
    </Stretched>
  );
}

/** The area between two lines with the same x positions. */
export function Band({
  upper,
  lower,
  tone,
  opacity,
}: { upper: readonly Place[]; lower: readonly Place[] } & Look) {
  return (
    <Stretched>
      <path
        d={pathThrough([...upper, ...lower.toReversed()])}
        {...filled(tone)}
        fillOpacity={opacity}
      />
    </Stretched>
  );
}

/** The area between a line and a fixed height. */
export function Area({ points, base, ...look }: { points: readonly Place[]; base: number } & Look) {
  const ends = [points[0], points.at(-1)].filter((end) => end !== undefined);
  return <Band upper={points} lower={ends.map(([x]) => [x, base])} {...look} />;
}

/** Path data cannot use percentages, so a path is drawn in a 100 × 100 square stretched over the plot. */
function Stretched({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      width="100%"
      height="100%"
      className="overflow-visible"
    >
      {children}
    </svg>
  );
}

function pathThrough(points: readonly Place[]) {
  return `M${points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join("L")}`;
}

/** Cubic curves: in each point the slope is that of the parabola through it and its neighbors. */
function curveThrough(points: readonly Place[]) {
  const pieces = points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [x, y];
    return { from: [fromX, fromY], to: [x, y], width: x - fromX, slope: (y - fromY) / (x - fromX) };
  });
  const inner = pieces.slice(1).map((right, index) => {
    const left = pieces[index] ?? right;
    return (left.slope * right.width + right.slope * left.width) / (left.width + right.width);
  });
  const curves = pieces.map(({ from: [x = 0, y = 0], to, width, slope }, index) => {
    const [before = slope, after = slope] = [inner[index - 1], inner[index]];
    const third = width / 3;
    // At both ends of the line there is one neighbor, and the slope goes on as it changes before.
    const start = index === 0 ? 2 * slope - after : before;
    const end = index === inner.length ? 2 * slope - before : after;
    const [toX = 0, toY = 0] = to;
    const places = [x + third, y + start * third, toX - third, toY - end * third, toX, toY];
    return `C${places.map(rounded).join(" ")}`;
  });
  return `${pathThrough(points.slice(0, 1))}${curves.join("")}`;
}

type Span = readonly [from: number, to: number];

type BarProps = {
  x: Span;
  y: Span;
  /** A hairline around it in the color of the page, which separates it from its neighbors. */
  edged?: boolean;
  /** Open: filled with the color of its background. */
  hollow?: Ground | undefined;
} & Look;

/** A rectangle between two x and two y positions, each pair in either order. */
export function Bar({ x, y, tone, opacity, edged = false, hollow }: BarProps) {
  const place = {
    x: percent(Math.min(...x)),
    y: percent(Math.min(...y)),
    width: percent(Math.abs(x[1] - x[0])),
    height: percent(Math.abs(y[1] - y[0])),
  };
  if (hollow) return <rect {...place} {...outlined(tone, hollow)} />;
  const { className = "", ...fill } = filled(tone);
  return (
    <rect
      {...place}
      {...fill}
      fillOpacity={opacity}
      className={edged ? `stroke-paper ${className}` : className || undefined}
    />
  );
}

type DotProps = {
  at: Place;
  /** Pixels. */
  radius?: number;
  /** Open: filled with the color of its background. */
  hollow?: Ground;
} & Look;

export function Dot({ at: [x, y], radius = 3, hollow, tone, opacity }: DotProps) {
  const place = { cx: percent(x), cy: percent(y), r: radius };
  if (hollow) return <circle {...place} {...outlined(tone, hollow)} />;
  return <circle {...place} {...filled(tone)} fillOpacity={opacity} />;
}

type RuleProps = {
  from: Place;
  to: Place;
  tone?: Tone;
  /** Pixels; without it a hairline, sharp on any screen. */
  width?: number | undefined;
  dashes?: string;
  opacity?: number;
};

/** A straight line: grid, axis, limit. */
export function Rule({ from, to, tone = "rule", width, dashes, opacity }: RuleProps) {
  const upright = from[0] === to[0] || from[1] === to[1];
  return (
    <line
      x1={percent(from[0])}
      y1={percent(from[1])}
      x2={percent(to[0])}
      y2={percent(to[1])}
      stroke="currentColor"
      strokeWidth={width}
      strokeDasharray={dashes}
      opacity={opacity}
      shapeRendering={upright && width === undefined ? "crispEdges" : undefined}
      className={toneClass(tone)}
    />
  );
}

type LeaderProps = { at: Place; dx: number; dy: number; tone: Tone };

/** A hairline from a dot to its label; the distances to the right and down are in pixels. */
export function Leader({ at: [x, y], dx, dy, tone }: LeaderProps) {
  return (
    <svg aria-hidden="true" x={percent(x)} y={percent(y)} className="overflow-visible">
      <line
        x2={dx}
        y2={dy}
        stroke="currentColor"
        shapeRendering="crispEdges"
        className={toneClass(tone)}
      />
    </svg>
  );
}

/** A mark with its own tone needs its own fill: resvg inherits the computed color, not `currentColor`. */
function filled(tone: Tone | undefined) {
  const className = toneClass(tone);
  return className ? { fill: "currentColor", className } : {};
}

function outlined(tone: Tone | undefined, ground: Ground) {
  const className = [groundFill[ground], toneClass(tone)].filter(Boolean).join(" ");
  return { stroke: "currentColor", strokeWidth: 1.5, className };
}
