import { type Place, percent } from "./place.ts";
import { type Tone, toneClass } from "./tone.ts";

type LabelProps = {
  at: Place;
  /** Pixels to the right. */
  dx?: number;
  /** Where the text is in relation to its place, or the pixels by which its baseline is lower. */
  place?: "above" | "beside" | "below" | number;
  anchor?: "start" | "middle" | "end";
  tone?: Tone;
  /** An outline in the color of the page, for text that crosses lines. */
  halo?: boolean;
  /** Whether it names something, even without a word in it, as `60/40` does. */
  isName?: boolean;
  children: string | number;
};

const baseline = { above: "-0.45em", beside: "0.35em", below: "1.9em" };

export function Label({
  at: [x, y],
  dx,
  place = "beside",
  anchor = "middle",
  tone = "muted",
  halo = false,
  isName = false,
  children,
}: LabelProps) {
  // A figure, with or without its unit (`€2m`, `45 bp`), is set in the typeface of figures, a word in that of text.
  const isWord = /\p{L}{2}/u.test(`${children}`.replace(/\b(bp|pp|kWh)\b/, ""));
  const face = isName || isWord ? "font-sans" : undefined;
  return (
    <text
      x={percent(x)}
      y={percent(y)}
      dx={dx}
      dy={typeof place === "number" ? place : baseline[place]}
      textAnchor={anchor}
      fill={toneClass(tone) && "currentColor"}
      className={[halo && haloClass, face, toneClass(tone)].filter(Boolean).join(" ") || undefined}
    >
      {children}
    </text>
  );
}

const haloClass = "stroke-paper [paint-order:stroke] [stroke-width:5px] [stroke-linejoin:round]";
