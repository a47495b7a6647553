type Json = string | number | boolean | null | readonly Json[];

/**
 * A call of a function as the code of an inline script. The function runs as its source text, so it may
 * refer to nothing outside itself.
 */
export function inlineCall<Args extends readonly Json[]>(
  run: (...args: Args) => void,
  ...args: Args
) {
  // A `<` inside a script element could end it.
  const text = args.map((arg) => JSON.stringify(arg).replaceAll("<", "\\u003c"));
  return `(${run})(${text.join()});`;
}

/**
 * A script that runs while the page is parsed, before React arrives. React expects to find it, but the browser's build
 * minifies the same functions to a different text.
 */
export function InlineScript({ code }: { code: string }) {
  return <script suppressHydrationWarning>{code}</script>;
}
