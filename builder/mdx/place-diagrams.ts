import { renderMermaidSVG } from "beautiful-mermaid";
import { ContentMistake } from "../content/problem.ts";
import { checkDiagram } from "../diagrams/diagram-lines.ts";
import { projectPath } from "../process/files.ts";
import { fenceWords } from "../sql/queries-in-text.ts";
import { elementOf, elementsIn, htmlTree, type TreeNode } from "./tree.ts";

export function isDiagram({ type, lang }: TreeNode) {
  return type === "code" && lang === "mermaid";
}

/** The diagram of a fenced block; throws a `ContentMistake` for what cannot be drawn. */
export function diagramOf(node: TreeNode, file: string, number: number): TreeNode {
  const { alt } = fenceWords(node.meta);
  if (!alt?.trim()) {
    throw new ContentMistake('the diagram has no alt text; write ```mermaid alt="what it shows"');
  }
  const source = node.value ?? "";
  checkDiagram(source, file, (node.position?.start.line ?? 1) + 1);
  return drawDiagram(source, alt, number);
}

/** Draws each ```` ```mermaid alt="…" ```` block at build. */
export function placeDiagrams() {
  return (tree: TreeNode, file: { path?: string }) => {
    const name = projectPath(file.path ?? "the text");
    let count = 0;
    function placeIn(parent: TreeNode) {
      for (const node of parent.children ?? []) {
        if (!isDiagram(node)) {
          placeIn(node);
          continue;
        }
        count += 1;
        const { caption } = fenceWords(node.meta);
        node.data = {
          hName: "figure",
          hProperties: { className: "diagram" },
          hChildren: [
            scrollArea(diagramOf(node, name, count), caption ?? String(count)),
            ...(caption ? [figcaption(caption)] : []),
          ],
        };
        node.type = "diagram";
        delete node.value;
      }
    }
    placeIn(tree);
  };
}

/** A wide diagram keeps its size, because smaller letters could not be read, and scrolls. */
function scrollArea(diagram: TreeNode, name: string): TreeNode {
  const properties = {
    className: "scroll-area",
    role: "region",
    ariaLabel: `Diagram: ${name}`,
    tabIndex: 0,
  };
  return elementOf("div", properties, diagram);
}

function figcaption(caption: string): TreeNode {
  const properties = { className: "mt-3 text-small text-muted" };
  return elementOf("figcaption", properties, { type: "text", value: caption });
}

/**
 * A diagram as elements. Its colors are variables that `elements.css` sets, because the library's own style
 * element, which also loads a font from another site, is left out.
 */
export function drawDiagram(source: string, alt: string, number: number): TreeNode {
  const [svg] = htmlTree(drawn(source));
  if (svg?.tagName !== "svg") throw new Error("The diagram was not drawn.");
  const { viewBox, width, height } = svg.properties ?? {};
  for (const element of [svg, ...elementsIn(svg)]) {
    element.properties = Object.fromEntries(
      Object.entries(element.properties ?? {})
        .filter(([name]) => !/^(data|className$|style$|xmlns)/.test(name))
        .map(([name, value]) => [name, ownValue(name, value, number)]),
    );
    element.children = (element.children ?? []).filter(
      ({ tagName, type, value }) =>
        tagName !== "style" && (type !== "text" || value?.trim() !== ""),
    );
  }
  svg.properties = { viewBox: rounded(viewBox), width: whole(width), height: whole(height) };
  Object.assign(svg.properties, { role: "img", ariaLabel: alt });
  return svg;
}

const drawings = new Map<string, string>();

/** Each is drawn once: the layout takes longer than the rest of a text, and the dev server needs it after every edit. */
function drawn(source: string) {
  const drawing = drawings.get(source) ?? renderMermaidSVG(source, { padding: 8 });
  drawings.set(source, drawing);
  return drawing;
}

/** Ids are unique on the page, and a tenth of a pixel is as fine as a screen shows. */
function ownValue(name: string, value: unknown, number: number) {
  if (name === "id") return `diagram${number}-${value}`;
  if (typeof value !== "string") return typeof value === "number" ? rounded(value) : value;
  return rounded(value.replaceAll(/url\(#/g, `url(#diagram${number}-`));
}

function rounded(value: unknown) {
  return String(value).replaceAll(/\d+\.\d{2,}/g, (digits) =>
    String(Number(Number(digits).toFixed(1))),
  );
}

function whole(value: unknown) {
  return Math.ceil(Number(value));
}
