import type { ReactNode } from "react";
import { BASE, HEIGHT, type Place } from "./scale.ts";

/*
 * A strip is as wide as its card and always 72 px high. Widths are therefore given in per cent and
 * heights in pixels, so that text, dots and line widths stay as they are on every screen. Colours are
 * the text's: that of the category, or a token by its class.
 */

export function Frame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <svg
      role="img"
      aria-label={label}
      width="100%"
      height={HEIGHT}
      fill="currentColor"
      fontSize="11"
      className="overflow-visible font-mono"
    >
      {children}
    </svg>
  );
}

/** A hairline across the strip: the axis. */
export function Axis({ y = BASE }: { y?: number }) {
  return (
    <line
      x2="100%"
      y1={y + 0.5}
      y2={y + 0.5}
      stroke="currentColor"
      shapeRendering="crispEdges"
      className="text-rule"
    />
  );
}

/** A tick of the axis, or with `to` a hairline upwards from it. */
export function Tick({ x, y = BASE, to = y + 4 }: { x: number; y?: number; to?: number }) {
  return (
    <line
      x1={`${x}%`}
      x2={`${x}%`}
      y1={y}
      y2={to}
      stroke="currentColor"
      shapeRendering="crispEdges"
      className="text-edge"
    />
  );
}

type LabelProps = {
  x: number;
  /** Of the line the text stands on; by default the line below the axis. */
  y?: number;
  /** Pixels to the side of x. */
  dx?: number;
  anchor?: "start" | "middle" | "end";
  className?: string;
  children: string | number;
};

export function Label({
  x,
  y = 68,
  dx,
  anchor = x <= 0 ? "start" : x >= 100 ? "end" : "middle",
  className = "text-muted",
  children,
}: LabelProps) {
  return (
    <text x={`${x}%`} y={y} dx={dx} textAnchor={anchor} className={className}>
      {children}
    </text>
  );
}

type LineProps = {
  points: readonly Place[];
  width?: number;
  dashes?: string;
  className?: string;
};

export function Line({ points, width = 1.75, dashes, className }: LineProps) {
  return (
    <Stretched>
      <path
        d={pathOf(points)}
        fill="none"
        stroke="currentColor"
        strokeWidth={width}
        strokeDasharray={dashes}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        className={className}
      />
    </Stretched>
  );
}

/** The surface between a line and a height. */
export function Area({
  points,
  foot = BASE,
  opacity = 0.14,
}: {
  points: readonly Place[];
  foot?: number;
  opacity?: number;
}) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  return (
    <Stretched>
      <path d={pathOf([[first[0], foot], ...points, [last[0], foot]])} opacity={opacity} />
    </Stretched>
  );
}

/** Paths know no per cent, so theirs is a drawing 100 wide that stretches. */
function Stretched({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 100 ${HEIGHT}`}
      preserveAspectRatio="none"
      width="100%"
      height={HEIGHT}
      className="overflow-visible"
    >
      {children}
    </svg>
  );
}

function pathOf(points: readonly Place[]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join("L")}`;
}

type BarProps = {
  x: number;
  width: number;
  /** Heights of its two ends, in either order. */
  from?: number;
  to: number;
  /** Below one for what is paler: the other part of a whole. */
  opacity?: number;
  className?: string | undefined;
};

export function Bar({ x, width, from = BASE, to, opacity, className }: BarProps) {
  return (
    <rect
      x={`${x}%`}
      y={Math.min(from, to)}
      width={`${width}%`}
      height={Math.abs(Math.round((from - to) * 100) / 100)}
      opacity={opacity}
      className={className}
    />
  );
}

type DotProps = {
  at: Place;
  radius?: number;
  hollow?: boolean;
  opacity?: number;
  className?: string;
};

export function Dot({ at: [x, y], radius = 3, hollow = false, opacity, className }: DotProps) {
  const ring = {
    stroke: "currentColor",
    strokeWidth: 1.5,
    className: `fill-card ${className ?? ""}`,
  };
  return (
    <circle
      cx={`${x}%`}
      cy={y}
      r={radius}
      opacity={opacity}
      className={className}
      {...(hollow ? ring : {})}
    />
  );
}
