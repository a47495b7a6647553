import { describe, expect, test } from "vitest";
import { ContentMistake } from "../content/problem.ts";
import { drawDiagram } from "../mdx/place-diagrams.ts";
import { elementsIn, type TreeNode, textOf } from "../mdx/tree.ts";
import { checkDiagram } from "./diagram-lines.ts";

const diagrams: Record<string, string> = {
  flowchart: `flowchart LR
    %% a note
    order[Order] -->|paid| ship([Ship it])
    ship --> stock{In stock?}
    stock -->|no| wait[(Back orders)] & mail((Mail))
    stock -- yes --> done[[Done, at last]]
    subgraph office [Front office]
      a -.-> b
    end`,
  sequence: `sequenceDiagram
    participant C as Client
    C->>Bank: Payment order
    Note over C,Bank: within a day
    Bank-->>C: Confirmation`,
  state: `stateDiagram-v2
    [*] --> Open
    Open --> Paid: bank transfer
    Paid --> [*]`,
  entities: `erDiagram
    ORDER ||--o{ ITEM : has
    ORDER {
      int id PK
    }`,
};

function mistakeIn(source: string) {
  try {
    checkDiagram(source, "one.mdx", 10);
  } catch (error) {
    if (error instanceof ContentMistake) return `${error.place}: ${error.message}`;
    throw error;
  }
  return "";
}

describe.each(Object.entries(diagrams))("a %s diagram", (_, source) => {
  const drawn = drawDiagram(source, "What it shows", 2);
  const elements = [drawn, ...elementsIn(drawn)];

  test("has no mistake", () => {
    expect(mistakeIn(source)).toBe("");
  });

  test("is a picture with a text alternative", () => {
    expect(drawn.properties).toMatchObject({ role: "img", ariaLabel: "What it shows" });
  });

  test("brings no style, and takes its colors from variables", () => {
    expect(
      elements.some(({ tagName, properties }) => tagName === "style" || properties?.style),
    ).toBe(false);
    for (const { properties = {} } of elements) {
      for (const color of [properties.fill, properties.stroke].filter(Boolean)) {
        expect(color).toMatch(/^(none|var\(--[\w-]+\))$/);
      }
    }
  });

  test("has ids of its own", () => {
    const ids = elements.flatMap(({ properties }) => (properties?.id ? [properties.id] : []));
    for (const id of ids) expect(id).toMatch(/^diagram2-/);
    const markers = JSON.stringify(drawn).match(/url\(#[^)]+/g) ?? [];
    for (const marker of markers) expect(ids).toContain(marker.slice(5));
  });

  /** Geist is at most 0.62 of its size wide on average, and the box must hold it. */
  test("has boxes that hold their texts", () => {
    const width = Number(drawn.properties?.width);
    for (const element of elements.filter(({ tagName }) => tagName === "text")) {
      const half = (textOf(element).length * 0.62 * Number(element.properties?.fontSize)) / 2;
      if (element.properties?.textAnchor !== "middle") continue;
      expect(Number(element.properties.x) - half, textOf(element)).toBeGreaterThan(-1);
      expect(Number(element.properties.x) + half, textOf(element)).toBeLessThan(width + 1);
    }
  });
});

test("a flowchart draws every node and every arrow", () => {
  const drawn = drawDiagram(diagrams.flowchart ?? "", "x", 1);
  const texts = elementsIn(drawn).filter(isText).map(textOf);
  expect(texts).toEqual(expect.arrayContaining(["Order", "Ship it", "In stock?", "Front office"]));
  expect(texts).toEqual(expect.arrayContaining(["paid", "no", "yes", "Done, at last"]));
  expect(elementsIn(drawn).filter(({ tagName }) => tagName === "polyline")).toHaveLength(6);
});

function isText({ tagName }: TreeNode) {
  return tagName === "text";
}

test.each([
  [
    "an unknown kind",
    "flowchrt LR\n a --> b",
    'one.mdx:10: a diagram does not begin with "flowchrt LR"',
  ],
  ["nothing", "", "one.mdx:10: a diagram does not begin with"],
  ["a bracket that is not closed", "flowchart LR\n\n a[Order --> b", 'one.mdx:12: "a[Order --> b"'],
  ["half an arrow", "flowchart LR\n a -> b", 'one.mdx:11: "a -> b" is not a line'],
  ["prose", "flowchart TD\n a --> b\n this is prose", 'one.mdx:12: "this is prose" is not a line'],
  ["colors of its own", "flowchart TD\n a --> b\n style a fill:#f00", 'one.mdx:12: "style a'],
  ["a message without a text", "sequenceDiagram\n A->>B", 'one.mdx:11: "A->>B" is not a line'],
  ["a state without an arrow", "stateDiagram-v2\n foo bar", 'one.mdx:11: "foo bar"'],
  ["no lines", "erDiagram\n", "one.mdx:10: the diagram is empty; add a line such as ORDER"],
])("%s is a mistake with its line", (_, source, said) => {
  expect(mistakeIn(source)).toContain(said);
  expect(mistakeIn(source)).not.toContain("\n");
});
