import { readFile } from "node:fs/promises";

export type TokenColours = Readonly<Record<string, string>> & {
  readonly [name in "paper" | "card" | "ink" | "muted" | "rule" | "accent"]: string;
};

/** The light colours of `tokens.css` by name, for what is drawn outside a browser. */
export async function tokenColours() {
  return parseColours(await readFile("app/styles/tokens.css", "utf8"));
}

export function parseColours(css: string): TokenColours {
  const values = css.matchAll(/--color-([\w-]+):\s*light-dark\((#[\da-f]{6}),\s*#[\da-f]{6}\)/gi);
  const colours = Object.fromEntries([...values].map(([, name, light]) => [name, light]));
  const aliases = css.matchAll(/--color-([\w-]+):\s*var\(--color-([\w-]+)\)/g);
  for (const [, alias = "", name = ""] of aliases) colours[alias] = colours[name];
  const { paper, card, ink, muted, rule, accent } = colours;
  if (!(paper && card && ink && muted && rule && accent)) {
    throw new Error(
      "app/styles/tokens.css: paper, card, ink, muted, rule and accent are required.",
    );
  }
  return { ...colours, paper, card, ink, muted, rule, accent };
}
