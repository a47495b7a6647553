import { readFile } from "node:fs/promises";

export type TokenColors = Readonly<Record<string, string>> & {
  readonly [name in "paper" | "card" | "ink" | "muted" | "rule" | "accent"]: string;
};

/** The light colors of `tokens.css` by name, for what is drawn outside a browser. */
export async function tokenColors() {
  return parseColors(await readFile("app/styles/tokens.css", "utf8"));
}

export function parseColors(css: string): TokenColors {
  const values = css.matchAll(/--color-([\w-]+):\s*light-dark\((#[\da-f]{6}),\s*#[\da-f]{6}\)/gi);
  const colors = Object.fromEntries([...values].map(([, name, light]) => [name, light]));
  const aliases = css.matchAll(/--color-([\w-]+):\s*var\(--color-([\w-]+)\)/g);
  for (const [, alias = "", name = ""] of aliases) colors[alias] = colors[name];
  const { paper, card, ink, muted, rule, accent } = colors;
  if (!(paper && card && ink && muted && rule && accent)) {
    throw new Error(
      "app/styles/tokens.css: paper, card, ink, muted, rule and accent are required.",
    );
  }
  return { ...colors, paper, card, ink, muted, rule, accent };
}
