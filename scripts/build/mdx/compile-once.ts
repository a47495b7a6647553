import type mdx from "@mdx-js/rollup";

type Compile = ReturnType<typeof mdx>["transform"];

/**
 * A build compiles every text for the browser and again for the server, with the same result, so the second time
 * takes the first one's.
 */
export function compileOnce(compile: Compile): Compile {
  const compiled = new Map<string, ReturnType<Compile>>();
  return (source, id) => {
    const key = `${id}\n${source}`;
    const result = compiled.get(key) ?? compile(source, id);
    compiled.set(key, result);
    return result;
  };
}
