import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { requestedStylesheets } from "./navigation/whole-stylesheets.ts";
import { importModules, importOwnCode } from "./texts/page-text.ts";

/** What React Router's start script leaves for its client. */
declare global {
  var __reactRouterManifest: { routes: Record<string, { path?: string }> };
  var __reactRouterRouteModules: Record<string, unknown>;
}

// One file answers for every unknown address. Where that address looks like one of a project, a route
// with a parameter would match it and React would expect a project page, so those routes are left out.
if ("routes/not-found" in __reactRouterRouteModules) {
  for (const [id, { path }] of Object.entries(__reactRouterManifest.routes)) {
    if (path?.includes(":")) delete __reactRouterManifest.routes[id];
  }
}

const { text, own } = document.querySelector<HTMLElement>("[data-text], [data-own]")?.dataset ?? {};
if (text) await importModules({ text, own });
else if (own) await importOwnCode(own);

// What React adds to the page is styled when it appears.
await requestedStylesheets();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
