import { renderMermaidSVG } from "beautiful-mermaid";
import { elementsIn, htmlTree, type TreeNode } from "../mdx/tree.ts";

/**
 * A diagram as elements. Its colours are variables that `elements.css` sets, because the library's own style
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
