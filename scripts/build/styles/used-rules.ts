import { type ChildNode, type Container, parse, type Root } from "postcss";
import parseSelector from "postcss-selector-parser";

/** What a page or script has: classes as `.name`, ids as `#name`, elements as `name`, types of field as `type=name`. */
export type Names = ReadonlySet<string>;

type Rule =
  | { kind: "always"; text: string }
  /** Applies to a page that has all the names of one of the selectors. */
  | { kind: "style"; selectors: readonly (readonly string[])[]; text: string }
  /** `@media`, `@supports` and the like, around further rules. */
  | { kind: "group"; opening: string; rules: readonly Rule[]; keepEmpty: boolean }
  /** `@property`: needed where the variable is read. */
  | { kind: "property"; name: string; text: string };

/** A stylesheet, read once, of which each page can take the rules that apply to it. */
export function readStylesheet(css: string) {
  const rules = rulesOf(parse(css));
  return {
    /** Every name that a rule asks for. */
    names: new Set(namesOf(rules)),
    rulesFor(names: Names) {
      const used = withoutUnreadVariables(write(rules, names));
      const properties = rules.filter((rule) => rule.kind === "property");
      return (
        used +
        properties.map(({ name, text }) => (used.includes(`var(${name}`) ? text : "")).join("")
      );
    },
  };
}

/**
 * For browsers without `@property`, Tailwind gives some fifty variables their initial values, whether or not a rule
 * reads them.
 */
function withoutUnreadVariables(css: string) {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = ""]) => name));
  return css.replace(/(?<=^@layer properties\{[^{]*\{[^{]*\{)[^}]*/, (declarations) =>
    declarations
      .split(";")
      .filter((declaration) => read.has(declaration.split(":")[0]?.trim() ?? ""))
      .join(";"),
  );
}

function rulesOf(parent: Root | Container<ChildNode>): Rule[] {
  return (parent.nodes ?? []).flatMap((node): Rule[] => {
    if (node.type === "comment") return [];
    const text = withEnd(node.toString());
    if (node.type === "rule") return [{ kind: "style", selectors: namesIn(node.selector), text }];
    if (node.type !== "atrule") return [{ kind: "always", text }];
    if (node.name === "property") return [{ kind: "property", name: node.params, text }];
    if (!["layer", "media", "supports", "container"].includes(node.name) || !node.nodes)
      return [{ kind: "always", text }];
    return [
      {
        kind: "group",
        opening: `@${node.name}${node.params ? ` ${node.params}` : ""}`,
        rules: rulesOf(node),
        // The order of layers is the order in which they are first named.
        keepEmpty: node.name === "layer",
      },
    ];
  });
}

/** The last declaration or statement of a minified block has no semicolon. */
function withEnd(text: string) {
  return text.endsWith("}") ? text : `${text};`;
}

/**
 * What is inside parentheses and brackets is not counted: `:not(.open)` applies without the class, and an
 * attribute may be set later.
 */
function namesIn(selectorList: string) {
  return parseSelector()
    .astSync(selectorList)
    .nodes.map((selector) =>
      selector.nodes.flatMap((node) => {
        if (node.type === "class") return [`.${node.value}`];
        if (node.type === "id") return [`#${node.value}`];
        if (node.type === "pseudo") return fieldOf(node.value);
        // Only the build sets this one.
        if (node.type === "attribute" && node.attribute === "data-later") return ["[data-later]"];
        return node.type === "tag" ? [node.value.toLowerCase()] : [];
      }),
    );
}

/** The type of field that has such a part inside it, as `namesInPage` writes it. */
function fieldOf(pseudoElement: string) {
  if (pseudoElement === "::file-selector-button") return ["type=file"];
  return /^::-webkit-(date|calendar)/.test(pseudoElement) ? ["type=date"] : [];
}

function namesOf(rules: readonly Rule[]): string[] {
  return rules.flatMap((rule) => {
    if (rule.kind === "style") return rule.selectors.flat();
    return rule.kind === "group" ? namesOf(rule.rules) : [];
  });
}

function write(rules: readonly Rule[], names: Names): string {
  return rules
    .map((rule) => {
      if (rule.kind === "always") return rule.text;
      if (rule.kind === "property") return "";
      if (rule.kind === "style") {
        return rule.selectors.some((asked) => asked.every((name) => names.has(name)))
          ? rule.text
          : "";
      }
      const inside = write(rule.rules, names);
      return inside || rule.keepEmpty ? `${rule.opening}{${inside}}` : "";
    })
    .join("");
}
