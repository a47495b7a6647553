import { hydrateAddress } from "virtual:page-texts";
import { preloadModule } from "react-dom";
import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";

/** Every page is rendered once, at build time: as a whole. */
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
  const isMissing = context.staticHandlerContext.matches.some(
    ({ route }) => route.id === "routes/not-found",
  );
  /** One element, as in the browser: beside another one, React would give every id a different name than there. */
  function Page() {
    if (!isMissing) preloadModule(hydrateAddress, { as: "script" });
    return <ServerRouter context={context} url={request.url} />;
  }
  const { prelude } = await prerender(<Page />, {
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
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(prelude, { status, headers });
}
