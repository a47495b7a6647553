import { ContentMistake } from "../content/problem.ts";
import { checkDiagram } from "../diagrams/diagram-lines.ts";
import { drawDiagram } from "../diagrams/draw-diagram.ts";
import { projectPath } from "../process/slashes.ts";
import { fenceWords } from "../sql/queries-in-text.ts";
import type { TreeNode } from "./tree.ts";

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
  return { type: "element", tagName: "div", properties, children: [diagram] };
}

function figcaption(caption: string): TreeNode {
  return {
    type: "element",
    tagName: "figcaption",
    properties: { className: "mt-3 font-mono text-label text-muted" },
    children: [{ type: "text", value: caption }],
  };
}
