import type { Module, Statement } from "./syntax.ts";

/** Names for which `Option Explicit` would stop the compiler, and labels that are not there. */
export function undeclaredNames(module: Module, library: ReadonlySet<string>): string[] {
  const constants = module.declarations.map((one) => one.name);
  return [...module.procedures.values()].flatMap(({ name, parameters, body }) => {
    const found = { names: [] as Named[], declared: [] as string[], labels: [] as string[] };
    collect(body, found);
    const known = new Set([
      ...[...constants, ...module.procedures.keys(), name, ...library],
      ...[...parameters.map((parameter) => parameter.name), ...found.declared, ...found.labels],
    ]);
    return found.names
      .filter((one) => !known.has(one.name))
      .map((one) => `Line ${one.line}: ${one.name} is not declared.`);
  });
}

type Named = { name: string; line: number };
type Found = { names: Named[]; declared: string[]; labels: string[] };

function declaredIn(statement: Statement): string[] {
  if (statement.kind === "dim") return statement.declarations.map(({ name }) => name);
  return statement.kind === "const" ? [statement.name] : [];
}

/** Walks the tree, whatever its nodes are: only a few kinds hold names. */
function collect(node: unknown, found: Found) {
  if (Array.isArray(node)) for (const one of node) collect(one, found);
  else if (typeof node === "object" && node !== null && "kind" in node) {
    const { kind, name, line, label } = node as { kind: string } & Named & {
        label?: string | null;
      };
    if (kind === "name" || kind === "redim") found.names.push({ name, line });
    if (kind === "label") found.labels.push(name);
    if (kind === "on error" && label) found.names.push({ name: label, line });
    found.declared.push(...declaredIn(node as Statement));
    for (const value of Object.values(node)) collect(value, found);
  } else if (typeof node === "object" && node !== null) {
    for (const value of Object.values(node)) collect(value, found);
  }
}
