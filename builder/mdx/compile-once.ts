import type mdx from "@mdx-js/rollup";

type Compile = ReturnType<typeof mdx>["transform"];

/**
 * Every text is compiled for the browser and for the server, with the same result, so the second compilation reuses the
 * first. The dev server forgets the results when a file that a text uses has changed.
 */
export function compileOnce(compile: Compile): { compile: Compile; forget: () => void } {
  const compiled = new Map<string, ReturnType<Compile>>();
  return {
    compile: (source, id) => {
      const key = `${id}\n${source}`;
      const result = compiled.get(key) ?? compile(source, id);
      compiled.set(key, result);
      return result;
    },
    forget: () => compiled.clear(),
  };
}
