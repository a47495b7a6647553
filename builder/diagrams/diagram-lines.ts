import { ContentMistake } from "../content/problem.ts";

const label = String.raw`(?:"[^"]*"|[^\[\](){}|"<>]+)`;
const shapes = [
  String.raw`\[\[${label}\]\]`,
  String.raw`\[\(${label}\)\]`,
  String.raw`\(\[${label}\]\)`,
  String.raw`\(\(${label}\)\)`,
  String.raw`\{\{${label}\}\}`,
  String.raw`\[${label}\]`,
  String.raw`\(${label}\)`,
  String.raw`\{${label}\}`,
].join("|");
const node = String.raw`\w+(?:-\w+)*(?:${shapes})?`;
const nodes = String.raw`${node}(?:\s*&\s*${node})*`;
const arrow = String.raw`\s*(?:<?(?:--+|==+|-\.+-)>?(?:\s*\|[^|]+\|)?|--\s+[^-|>]+\s+-->)\s*`;
const participant = String.raw`[\w-]+`;

type Kind = { opening: RegExp; lines: readonly RegExp[]; example: string };

/** What each kind of diagram may contain, line by line. */
const kinds: readonly Kind[] = [
  {
    opening: /^(flowchart|graph)\s+(TD|TB|LR|RL|BT)$/,
    lines: [
      new RegExp(`^${nodes}(?:${arrow}${nodes})*$`),
      /^subgraph\s+\S.*$/,
      /^end$/,
      /^direction\s+(TD|TB|LR|RL|BT)$/,
    ],
    example: "a[First] -->|then| b[Second]",
  },
  {
    opening: /^sequenceDiagram$/,
    lines: [
      new RegExp(`^(?:participant|actor)\\s+${participant}(?:\\s+as\\s+.+)?$`),
      new RegExp(`^${participant}\\s*--?(?:>>|>|x|\\))[+-]?\\s*${participant}\\s*:\\s*\\S.*$`),
      /^note\s+(?:left of|right of|over)\s+[\w-]+(?:\s*,\s*[\w-]+)?\s*:\s*\S.*$/i,
      /^(?:loop|alt|else|opt|par|and|critical|break)\b.*$/,
      /^(?:activate|deactivate)\s+[\w-]+$/,
      /^end$/,
    ],
    example: "Client->>Bank: Payment",
  },
  {
    opening: /^stateDiagram-v2$/,
    lines: [
      /^(?:\[\*\]|\w+)\s*-->\s*(?:\[\*\]|\w+)(?:\s*:\s*\S.*)?$/,
      /^\w+\s*:\s*\S.*$/,
      /^state\s+(?:"[^"]+"\s+as\s+\w+|\w+\s*\{)$/,
      /^\}$/,
      /^direction\s+(TD|TB|LR|RL|BT)$/,
    ],
    example: "Open --> Closed: pay",
  },
  {
    opening: /^erDiagram$/,
    lines: [
      /^[\w-]+\s+[|}o]{2}(?:--|\.\.)[|{o]{2}\s+[\w-]+\s*:\s*\S.*$/,
      /^[\w-]+\s*\{$/,
      /^\w+\s+\w+(?:\s+(?:PK|FK|UK))?(?:\s+"[^"]*")?$/,
      /^\}$/,
    ],
    example: "ORDER ||--o{ ITEM : has",
  },
];

/**
 * Throws for a line that is not part of the diagram: the library skips such a line, and the diagram would be wrong
 * without any warning. `firstLine` is the line of the text after the fence.
 */
export function checkDiagram(source: string, file: string, firstLine: number) {
  const lines = source.split("\n").map((line) => line.trim().replace(/;$/, ""));
  const isBlank = (line: string) => line === "" || line.startsWith("%%");
  const start = lines.findIndex((line) => !isBlank(line));
  const kind = kinds.find(({ opening }) => opening.test(lines[start] ?? ""));
  if (!kind) {
    throw new ContentMistake(
      `a diagram does not begin with "${lines[start] ?? ""}"; begin it with flowchart LR, flowchart TD, sequenceDiagram, stateDiagram-v2 or erDiagram`,
      `${file}:${firstLine + Math.max(0, start)}`,
    );
  }
  const wrong = lines.findIndex(
    (line, index) =>
      index > start && !isBlank(line) && !kind.lines.some((pattern) => pattern.test(line)),
  );
  if (wrong !== -1) {
    throw new ContentMistake(
      `"${lines[wrong]}" is not a line of this diagram; write it as ${kind.example}`,
      `${file}:${firstLine + wrong}`,
    );
  }
  if (lines.slice(start + 1).every(isBlank)) {
    throw new ContentMistake(
      `the diagram is empty; add a line such as ${kind.example}`,
      `${file}:${firstLine + start}`,
    );
  }
}
