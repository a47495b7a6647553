/** How a printed figure is set off. */
export type Tone = "plain" | "muted" | "loss" | "accent";

/** A figure as it is printed. The id names it, in the strip as in the tables. */
export type Figure = { id: string; text: string; tone?: Tone };

const tones: Record<Tone, string | undefined> = {
  plain: undefined,
  muted: "text-muted",
  loss: "font-bold text-loss",
  accent: "text-accent",
};

/** Every figure of a strip or a table is printed here. */
export function FigureText({ text, tone = "plain" }: Figure) {
  const className = tones[tone];
  return className ? <span className={className}>{text}</span> : text;
}
