import type { Names } from "./used-rules.ts";

/**
 * Of the names that rules ask for, those that the markup of a script may have. Every word in its code counts: one that
 * is not a class, id or element does no harm.
 */
export function namesInScript(code: string, asked: Names): Names {
  // Some classes contain quotes, as `content-['·']` does.
  const words = new Set([...code.split(/[\s`"']+/), ...code.split(/[\s`"]+/)]);
  // Of a name such as `dialog-${size}`, the rest is known only when the script runs.
  const beginnings = [...words].flatMap((word) => /^([\w-]+-)\$\{/.exec(word)?.[1] ?? []);
  return new Set(
    [...asked].filter((name) => {
      const word = name.replace(/^(?:[.#]|type=)/, "");
      return words.has(word) || beginnings.some((beginning) => word.startsWith(beginning));
    }),
  );
}

/** The modules that a script imports, at once or later. */
export function importsOf(code: string) {
  const imports = code.matchAll(/(?:from|import)\s*\(?[`"]\.\/([\w.-]+\.js)[`"]/g);
  return [...imports].map(([, file = ""]) => file);
}
