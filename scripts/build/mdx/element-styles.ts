import type { TreeNode } from "./tree.ts";

type TextFile = { data: Record<string, unknown> };

/** Notes that a text has an element whose looks are in `app/styles/elements.css`. */
export function needElementStyles({ data }: TextFile) {
  data.needsElementStyles = true;
}

const styles = "/app/styles/elements.css?url";

/** Links that stylesheet from the texts that need it, and from no other page. */
export function elementStyles() {
  return (tree: TreeNode, { data }: TextFile) => {
    if (!data.needsElementStyles) return;
    tree.children?.push(importOf("elementStyles", styles), {
      type: "mdxJsxFlowElement",
      name: "link",
      attributes: [
        { type: "mdxJsxAttribute", name: "rel", value: "stylesheet" },
        { type: "mdxJsxAttribute", name: "precedence", value: "default" },
        { type: "mdxJsxAttribute", name: "href", value: identifier("elementStyles") },
      ],
      children: [],
    });
  };
}

/** `import name from "source"` as the syntax tree that MDX expects. */
function importOf(name: string, source: string): TreeNode {
  const specifier = {
    type: "ImportDefaultSpecifier",
    local: { type: "Identifier", name },
  };
  const body = [
    {
      type: "ImportDeclaration",
      specifiers: [specifier],
      source: { type: "Literal", value: source },
      attributes: [],
    },
  ];
  return {
    type: "mdxjsEsm",
    value: "",
    data: { estree: { type: "Program", sourceType: "module", body, comments: [] } },
  };
}

function identifier(name: string) {
  const body = [{ type: "ExpressionStatement", expression: { type: "Identifier", name } }];
  const estree = { type: "Program", sourceType: "module", comments: [], body };
  return { type: "mdxJsxAttributeValueExpression", value: name, data: { estree } };
}
