import type { ReactNode } from "react";
import { Label } from "./label.tsx";
import { phoneColumn, smallLetterWidth } from "./label-size.ts";
import { Plot } from "./plot.tsx";
import { Readable, type Readings } from "./readable.tsx";

/** Pixels. Labels have a fixed size, so a plot needs a fixed height for them not to collide. */
export type PlotHeight = 208 | 288 | 320;

type FrameProps = {
  /** The chart in words, for a visitor who cannot see it. */
  label: string;
  plotHeight: PlotHeight;
  /** As high as a square in its column: two side by side are of one height, whatever their labels. */
  square?: boolean;
  readings: Readings;
  /** What the values of the axis are counted in, unless they say so. */
  unit?: string | undefined;
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
  square = false,
  readings,
  unit,
  left = [],
  right = [],
  base = [],
  above = false,
  overlay,
  children,
}: FrameProps) {
  const top = above ? "pt-5" : "pt-4";
  const bottom = base.length > 0 ? "pb-8" : "pb-1";
  // Half the handle of a control is 2 pixels wider than the margin of the page on a phone.
  const end = gutterFor(right)?.right ?? (overlay ? "pr-0.5" : "");
  const onPhone = {
    plotWidth: plotWidthIn(phoneColumn, { left, right }),
    letterWidth: smallLetterWidth,
  };
  const readable = (
    <Readable
      readings={readings}
      unit={unit}
      className={`${top} ${bottom} ${gutterFor(left)?.left ?? ""} ${end}`}
      overlay={overlay}
    >
      <Plot
        label={label}
        className={`figures block w-full ${square ? squareClass : sizeClass[plotHeight]}`}
      >
        {children}
        {thinLabels(base, onPhone).map(({ at, text }) => (
          <Label key={at} at={[at, 100]} place="below">
            {text}
          </Label>
        ))}
      </Plot>
    </Readable>
  );
  return square ? <div className="@container">{readable}</div> : readable;
}

/** Pixels of the plot in a column of text, beside its labels. */
export function plotWidthIn(
  column: number,
  { left, right }: { left: readonly string[]; right: readonly string[] },
) {
  const size = column < 480 ? "phone" : "wide";
  return column - (gutterFor(left)?.[size] ?? 0) - (gutterFor(right)?.[size] ?? 0);
}

/** Whole class names, here and below, so that the stylesheet finds them. */
const sizeClass: Record<PlotHeight, string> = {
  208: "h-52 text-label max-sm:text-mark print:h-36",
  288: "h-72 text-label max-sm:text-mark",
  320: "h-80 text-label max-sm:text-mark print:h-64",
};

const squareClass =
  "h-[calc(100cqw-3.5rem)] text-label max-sm:text-mark sm:h-[calc(100cqw-3.75rem)] print:h-64";

/** The height that `squareClass` gives in a column of text, in pixels. */
export function squareHeightIn(column: number) {
  return column - (column < 480 ? 56 : 60);
}

/** Pixels that labels of a number of letters need beside the plot, on a phone and on a wider screen. */
const gutters = [
  { letters: 1, phone: 16, wide: 16, left: "pl-4", right: "pr-4" },
  { letters: 3, phone: 32, wide: 36, left: "pl-8 sm:pl-9", right: "pr-8 sm:pr-9" },
  { letters: 4, phone: 40, wide: 44, left: "pl-10 sm:pl-11", right: "pr-10 sm:pr-11" },
  { letters: 5, phone: 48, wide: 52, left: "pl-12 sm:pl-13", right: "pr-12 sm:pr-13" },
  { letters: 6, phone: 52, wide: 60, left: "pl-13 sm:pl-15", right: "pr-13 sm:pr-15" },
  { letters: 7, phone: 60, wide: 68, left: "pl-15 sm:pl-17", right: "pr-15 sm:pr-17" },
  { letters: 9, phone: 76, wide: 84, left: "pl-19 sm:pl-21", right: "pr-19 sm:pr-21" },
  { letters: 11, phone: 88, wide: 100, left: "pl-22 sm:pl-25", right: "pr-22 sm:pr-25" },
  { letters: 13, phone: 104, wide: 116, left: "pl-26 sm:pl-29", right: "pr-26 sm:pr-29" },
  { letters: 15, phone: 116, wide: 132, left: "pl-29 sm:pl-33", right: "pr-29 sm:pr-33" },
];

/** The smallest gutter that the longest label fits in; none without labels. */
function gutterFor(labels: readonly string[]) {
  if (labels.length === 0) return undefined;
  const longest = Math.max(...labels.map(({ length }) => length));
  return gutters.find(({ letters }) => letters >= longest) ?? gutters.at(-1);
}

/** `at` is the middle of a label, in percent of the plot's width. */
type BaseLabel = { at: number; text: string };

/** Pixels of the plot's width and of a letter. */
type Sizes = { plotWidth: number; letterWidth: number };

/**
 * Every label if all have room side by side, otherwise every second one, or every third, and so on.
 * They are given from left to right.
 */
export function thinLabels(labels: readonly BaseLabel[], sizes: Sizes) {
  for (let step = 1; step < labels.length; step += 1) {
    const kept = labels.filter((_, index) => index % step === 0);
    if (labelsFit(kept, sizes)) return kept;
  }
  return labels.slice(0, 1);
}

function labelsFit(labels: readonly BaseLabel[], { plotWidth, letterWidth }: Sizes) {
  return labels.every(({ at, text }, index) => {
    const next = labels[index + 1];
    if (!next) return true;
    // Half of each, and half a letter between them.
    const letters = (text.length + next.text.length + 1) / 2;
    return ((next.at - at) / 100) * plotWidth >= letters * letterWidth;
  });
}
