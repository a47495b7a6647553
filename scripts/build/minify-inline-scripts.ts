import { minify } from "vite";
import type { PageStep } from "./finish-pages.ts";

const inlineScript = /<script>([\s\S]*?)<\/script>/g;

/**
 * The inline scripts are functions of the server's build, which is not minified. The data of the page is left
 * as it is: the framework has escaped in it what could end a script.
 */
export function minifyInlineScripts(): PageStep {
  const minified = new Map<string, string>();
  return async (html, page) => {
    for (const [, code = ""] of html.matchAll(inlineScript)) {
      if (isData(code) || minified.has(code)) continue;
      minified.set(code, await minifiedScript(page, code));
    }
    return html.replaceAll(inlineScript, (script, code: string) => {
      const shorter = minified.get(code);
      return shorter === undefined ? script : `<script>${shorter}</script>`;
    });
  };
}

/** Different on every page, so it is not kept either. */
function isData(code: string) {
  return code.includes("streamController.enqueue(");
}

async function minifiedScript(page: string, code: string) {
  const result = await minify("inline.js", code, { module: false });
  const problem = result.errors[0]?.message ?? /<(!--|script|\/script)/.exec(result.code)?.[0];
  if (problem) throw new Error(`${page}: an inline script cannot be minified: ${problem}`);
  return result.code.trim();
}
