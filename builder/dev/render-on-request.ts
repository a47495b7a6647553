import type { Plugin } from "vite";
import type * as entry from "#app/entry.server.tsx";
import { importFresh } from "./live-values.ts";

/** Renders each page when the browser asks for it, and loads the page again when a module changes that only renders. */
export function renderOnRequest(): Plugin {
  return {
    name: "render-on-request",
    apply: "serve",
    configureServer(server) {
      // After Vite's own answers: modules and files.
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const { pathname } = new URL(request.url ?? "/", "http://localhost");
            const { respond } = await importFresh<typeof entry>(server, "/app/entry.server.tsx");
            const answer = await respond(decodeURI(pathname).replace(/(?<=.)\/$/, ""));
            const text = await answer.text();
            const type = answer.headers.get("Content-Type") ?? "text/html";
            response.writeHead(answer.status, { "Content-Type": type });
            response.end(
              type.startsWith("text/html")
                ? await server.transformIndexHtml(request.originalUrl ?? pathname, text)
                : text,
            );
          } catch (error) {
            next(error);
          }
        });
      };
    },
    hotUpdate({ modules, server }) {
      if (this.environment.name !== "ssr" || modules.length === 0) return;
      server.environments.client.hot.send({ type: "full-reload", path: "*" });
    },
  };
}
