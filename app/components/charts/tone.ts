/** The colors a chart may use: the hues of `tokens.css`, and the grays that axes and labels take. */
export type Tone =
  | "accent"
  | "green"
  | "blue"
  | "purple"
  | "ochre"
  | "red"
  | "ink"
  | "muted"
  | "edge"
  | "rule"
  | "paper"
  | "inherit";

/**
 * Marks draw in the text color. Whole class names, so that the stylesheet finds them. Charts have one green: the
 * accent and the green of the Excel projects are too close to be told apart.
 */
const toneText: Record<Exclude<Tone, "inherit">, string> = {
  accent: "text-accent",
  green: "text-accent",
  blue: "text-blue",
  purple: "text-purple",
  ochre: "text-ochre",
  red: "text-red",
  ink: "text-ink",
  muted: "text-muted",
  edge: "text-edge",
  rule: "text-rule",
  paper: "text-paper",
};

/** The class that sets the text color, or none to keep the color of what is around. */
export function toneClass(tone: Tone = "inherit") {
  return tone === "inherit" ? undefined : toneText[tone];
}
