import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";
import { deferScripts } from "./start/defer-scripts.ts";

/** Every page is rendered once, at build time: the whole markup first, then the script is deferred. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  // The framework would publish its error boundary; here, a page that fails to render stops the build.
  if (import.meta.env.PROD && context.staticHandlerContext.errors)
    return new Response("This page failed to render.", { status: 500 });
  let failure: unknown;
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />, {
    onError(error) {
      failure = error;
    },
    // Larger parts would be moved to the end of the page and brought back by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  if (failure) {
    console.error(`${new URL(request.url).pathname} failed to render:`, failure);
    throw failure;
  }
  const html = await new Response(prelude).text();
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(import.meta.env.PROD ? deferScripts(html) : html, { status, headers });
}
