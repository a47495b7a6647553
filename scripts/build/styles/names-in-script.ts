import type { Names } from "./used-rules.ts";

/**
 * The names that the markup of a script may have, out of those that rules ask for: every word of its texts
 * counts. A word that is no class, id or element does no harm.
 */
export function namesInScript(code: string, asked: Names): Names {
  // Some classes contain quotes, as `content-['·']` does.
  const words = new Set([...code.split(/[\s`"']+/), ...code.split(/[\s`"]+/)]);
  // The rest of these is known only when the script runs: `dialog-${size}`.
  const beginnings = [...words].flatMap((word) => /^([\w-]+-)\$\{/.exec(word)?.[1] ?? []);
  return new Set(
    [...asked].filter((name) => {
      const word = name.replace(/^(?:[.#]|type=)/, "");
      return words.has(word) || beginnings.some((beginning) => word.startsWith(beginning));
    }),
  );
}

/** The modules that a script imports, with those that it imports later. */
export function importsOf(code: string) {
  const imports = code.matchAll(/(?:from|import)\s*\(?[`"]\.\/([\w.-]+\.js)[`"]/g);
  return [...imports].map(([, file = ""]) => file);
}
