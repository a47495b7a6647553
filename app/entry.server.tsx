import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";
import { deferScripts } from "./start/defer-scripts.ts";

/** Every page is rendered once, at build: the whole markup first, then the start of the script put off. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  let failure: unknown;
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />, {
    onError(error) {
      failure = error;
    },
  });
  // A page that failed to render must fail the build, not be published half empty.
  if (failure) throw failure;
  const html = await new Response(prelude).text();
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(import.meta.env.PROD ? deferScripts(html) : html, { status, headers });
}
