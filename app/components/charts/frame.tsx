import type { ReactNode, SVGProps } from "react";
import { Label } from "./label.tsx";
import {
  letterWidth,
  phoneColumn,
  roundedLetterWidth,
  sideGap,
  smallLetterWidth,
} from "./label-size.ts";
import { Plot } from "./plot.tsx";
import { type BaseLabel, thinLabels } from "./thin-labels.ts";

/** Pixels. Labels have a fixed size, so a plot needs a fixed height for them not to collide. */
export type PlotHeight = 192 | 288 | 320;

type FrameProps = SVGProps<SVGSVGElement> & {
  /** The chart in words, for a visitor who cannot see it. */
  label: string;
  plotHeight: PlotHeight;
  /** Labels that the chart draws beside the plot: they decide how much room it leaves there. */
  left?: readonly string[];
  right?: readonly string[];
  /** Labels below the plot. The frame draws them, as many as fit on a phone. */
  base?: readonly BaseLabel[];
  /** Whether labels extend above the plot. */
  above?: boolean;
  /** Controls that lie over the plot: inside the picture nobody could reach them by keyboard. */
  overlay?: ReactNode;
  children: ReactNode;
};

/** A plot with room for the labels around it. */
export function Frame({
  label,
  plotHeight,
  left = [],
  right = [],
  base = [],
  above = false,
  overlay,
  className = "",
  children,
  ...attributes
}: FrameProps) {
  const top = above ? "pt-5" : "pt-3";
  const bottom = base.length > 0 ? "pb-8" : "pb-1";
  const [leftRoom, rightRoom] = [roomFor(left, leftRooms), roomFor(right, rightRooms)];
  const onPhone = {
    plotWidth: plotWidthIn(phoneColumn, { left, right }),
    letterWidth: plotHeight === 192 ? smallLetterWidth : letterWidth,
  };
  const plot = (
    <Plot
      label={label}
      className={`figures block w-full ${sizeClass[plotHeight]} ${className}`}
      {...attributes}
    >
      {children}
      {thinLabels(base, onPhone).map(({ at, text }) => (
        <Label key={at} at={[at, 100]} place="below">
          {text}
        </Label>
      ))}
    </Plot>
  );
  return (
    <div className={`${top} ${bottom} ${leftRoom.className} ${rightRoom.className}`}>
      {overlay ? (
        <div className="relative">
          {plot}
          {overlay}
        </div>
      ) : (
        plot
      )}
    </div>
  );
}

/** Pixels of the plot in a column of text, beside its labels. */
export function plotWidthIn(
  column: number,
  { left, right }: { left: readonly string[]; right: readonly string[] },
) {
  return column - roomFor(left, leftRooms).pixels - roomFor(right, rightRooms).pixels;
}

/** Whole class names, here and below, so that the stylesheet finds them. */
const sizeClass: Record<PlotHeight, string> = {
  192: "h-48 text-label max-sm:text-[0.71875rem] print:h-36",
  288: "h-72 text-label",
  320: "h-80 text-label print:h-64",
};

type Room = { pixels: number; className: string };

const leftRooms: readonly Room[] = [
  { pixels: 36, className: "pl-9" },
  { pixels: 48, className: "pl-12" },
  { pixels: 56, className: "pl-14" },
  { pixels: 64, className: "pl-16" },
  { pixels: 80, className: "pl-20" },
  { pixels: 104, className: "pl-26" },
  { pixels: 132, className: "pl-33" },
];

const rightRooms: readonly Room[] = [
  { pixels: 44, className: "pr-11" },
  { pixels: 56, className: "pr-14" },
  { pixels: 68, className: "pr-17" },
  { pixels: 80, className: "pr-20" },
  { pixels: 108, className: "pr-27" },
  { pixels: 132, className: "pr-33" },
];

const noRoom: Room = { pixels: 0, className: "" };

/** The smallest room that the longest label fits in. */
function roomFor(labels: readonly string[], rooms: readonly Room[]): Room {
  if (labels.length === 0) return noRoom;
  const needed = Math.max(...labels.map(({ length }) => length)) * roundedLetterWidth + sideGap;
  return rooms.find(({ pixels }) => pixels >= needed) ?? rooms.at(-1) ?? noRoom;
}
