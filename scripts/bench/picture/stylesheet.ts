import type { HouseColours } from "../../build/house-colours.ts";

export type Colours = { light: HouseColours; dark: HouseColours };

const names = ["paper", "ink", "muted", "rule", "edge", "accent"];

/** Colours follow the reader's theme; the type falls back to what the reader's machine has. */
export function stylesheet({ light, dark }: Colours) {
  return `
svg { ${variables(light)} }
@media (prefers-color-scheme: dark) { svg { ${variables(dark)} } }
text { font: 13px Geist, system-ui, sans-serif; fill: var(--ink); font-variant-numeric: tabular-nums lining-nums; }
.serif { font-family: Newsreader, Georgia, serif; letter-spacing: -0.01em; }
.mono { font: 12px "Geist Mono", ui-monospace, Menlo, Consolas, monospace; }
.title { font-size: 30px; }
.figure { font-size: 34px; }
.heading { font-size: 20px; }
.muted { fill: var(--muted); }
.paper { fill: var(--paper); }
.accent { fill: var(--accent); }
.edge { fill: var(--edge); }
line { shape-rendering: crispEdges; }
.rule { stroke: var(--rule); }
.strong { stroke: var(--ink); }
.limit { stroke: var(--ink); stroke-width: 2; }
.end { text-anchor: end; }
.middle { text-anchor: middle; }
`;
}

function variables(colours: HouseColours) {
  return names.map((name) => `--${name}: ${colours[name]};`).join(" ");
}
