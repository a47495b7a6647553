/** `name={value}` on a component. */
export function expressionAttribute(name: string, value: unknown) {
  const body = [{ type: "ExpressionStatement", expression: expression(value) }];
  const estree = { type: "Program", sourceType: "module", comments: [], body };
  return {
    type: "mdxJsxAttribute",
    name,
    value: { type: "mdxJsxAttributeValueExpression", value: "", data: { estree } },
  };
}

/** A value as the syntax tree of an expression, which is how MDX takes data. */
export function expression(value: unknown): object {
  if (Array.isArray(value)) {
    return { type: "ArrayExpression", elements: value.map(expression) };
  }
  if (typeof value === "object" && value !== null) {
    return { type: "ObjectExpression", properties: Object.entries(value).map(property) };
  }
  return { type: "Literal", value };
}

function property([key, value]: [string, unknown]) {
  return {
    type: "Property",
    kind: "init",
    method: false,
    shorthand: false,
    computed: false,
    key: { type: "Identifier", name: key },
    value: expression(value),
  };
}
