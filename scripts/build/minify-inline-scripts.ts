import { minify } from "vite";
import type { PageStep } from "./finish-pages.ts";

const inlineScript = /<script>([\s\S]*?)<\/script>/g;

const neighbours = /(?:<script>(?:(?!<\/script>)[\s\S])*<\/script>){2,}/g;

/**
 * The inline scripts are functions of the server's build, which is not minified. Those that follow each other become
 * one, so that the policy has one hash for them; the elements stay, because React expects to find them.
 */
export function minifyInlineScripts(): PageStep {
  const minified = new Map<string, string>();
  return async (html, page) => {
    for (const [, code = ""] of html.matchAll(inlineScript)) {
      if (isData(code) || minified.has(code)) continue;
      minified.set(code, await minifiedScript(page, code));
    }
    return html
      .replaceAll(inlineScript, (script, code: string) => {
        const shorter = minified.get(code);
        return shorter === undefined ? script : `<script>${shorter}</script>`;
      })
      .replaceAll(neighbours, merged);
  };
}

/** Different on every page, and moved into a file of its own: `hydration-data.ts`. */
function isData(code: string) {
  return code.startsWith("window.__reactRouterContext.streamController.");
}

/** As before, a script that fails does not stop the next one. */
function merged(scripts: string) {
  const elements = [...scripts.matchAll(inlineScript)];
  const codes = elements.flatMap(([, code]) => code || []);
  const code =
    codes.length > 1
      ? codes.map((one) => `try{${one}}catch(e){reportError(e)}`).join("")
      : codes.join("");
  return `<script>${code}</script>${"<script></script>".repeat(elements.length - 1)}`;
}

async function minifiedScript(page: string, code: string) {
  const result = await minify("inline.js", code, { module: false });
  const problem = result.errors[0]?.message ?? /<(!--|script|\/script)/.exec(result.code)?.[0];
  if (problem) throw new Error(`${page}: an inline script cannot be minified: ${problem}`);
  return result.code.trim();
}
