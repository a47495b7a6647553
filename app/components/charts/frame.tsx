import type { ReactNode, SVGProps } from "react";
import { letterWidth, sideGap } from "./label-size.ts";
import { Plot } from "./plot.tsx";

/** Pixels. Labels have a fixed size, so a plot needs a fixed height for them not to collide. */
export type PlotHeight = 192 | 288 | 320;

type FrameProps = SVGProps<SVGSVGElement> & {
  /** What a person who cannot see the chart needs to know. */
  label: string;
  plotHeight: PlotHeight;
  /** Labels beside the plot; they decide how much room it leaves there. */
  left?: readonly string[];
  right?: readonly string[];
  /** Whether labels rise above the plot. */
  above?: boolean;
  children: ReactNode;
};

/** A plot with room for its labels: two lines below, at the other sides as much as they need. */
export function Frame({
  label,
  plotHeight,
  left = [],
  right = [],
  above = false,
  className = "",
  children,
  ...attributes
}: FrameProps) {
  const top = above ? "pt-5" : "pt-3";
  return (
    <div className={`${top} pb-8 ${roomFor(left, leftRooms)} ${roomFor(right, rightRooms)}`}>
      <Plot
        label={label}
        className={`figures block w-full text-label ${heightClass[plotHeight]} ${className}`}
        {...attributes}
      >
        {children}
      </Plot>
    </div>
  );
}

/** Whole class names, here and below, so that the stylesheet finds them. */
const heightClass: Record<PlotHeight, string> = {
  192: "h-48",
  288: "h-72",
  320: "h-80 print:h-64",
};

type Room = { pixels: number; className: string };

const leftRooms: readonly Room[] = [
  { pixels: 36, className: "pl-9" },
  { pixels: 48, className: "pl-12" },
  { pixels: 72, className: "pl-18" },
  { pixels: 96, className: "pl-24" },
  { pixels: 128, className: "pl-32" },
];

const rightRooms: readonly Room[] = [
  { pixels: 44, className: "pr-11" },
  { pixels: 72, className: "pr-18" },
  { pixels: 112, className: "pr-28" },
  { pixels: 128, className: "pr-32" },
];

function roomFor(labels: readonly string[], rooms: readonly Room[]) {
  if (labels.length === 0) return "";
  const needed = Math.max(...labels.map(({ length }) => length)) * letterWidth + sideGap;
  return (rooms.find(({ pixels }) => pixels >= needed) ?? rooms.at(-1))?.className;
}
