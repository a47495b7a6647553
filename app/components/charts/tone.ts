/**
 * The colors a chart may use: the hues of `tokens.css`, and the grays that axes and labels take. In every model
 *
 * - accent and green are what the chart is about: the case, the row that the title names, a gain, the share of the LPs;
 * - red is what is lost, owed or paid, and who or what is at risk. A good result is never red;
 * - blue is the same measured in a second way: with the NAV, before expiry, on a loan;
 * - ochre is a second part or party: the GP, the energy sold, what turned out to be true;
 * - purple is a fourth part, where there are so many;
 * - ink is a total, edge the rows beside the one that is named, muted what it is compared with.
 *
 * A card of a project has the color of its section in place of the accent.
 */
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
