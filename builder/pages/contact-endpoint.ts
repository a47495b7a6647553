import { getRequestListener, type HttpBindings } from "@hono/node-server";
import type { Plugin } from "vite";
import { openContact } from "#contact/service/node.ts";
import { profile } from "#content/profile.ts";
import { contactPath } from "#contracts/contact-fields.ts";

/** Gives the dev server the contact endpoint of the real one, with the same settings and outbox. */
export function contactEndpoint(
  env: Readonly<Record<string, string | undefined>> = process.env,
): Plugin {
  return {
    name: "contact-endpoint",
    apply: "serve",
    async configureServer(server) {
      const { name, email } = profile;
      const contact = await openContact({ env, owner: { name, email } });
      const answer = getRequestListener(
        (request, bindings) => {
          const { incoming } = bindings as HttpBindings;
          return contact.handle(request, { address: incoming.socket.remoteAddress ?? "unknown" });
        },
        // Hono's own Response is faster but incomplete, and the highlighter in this process needs all of it.
        { overrideGlobalObjects: false },
      );
      server.middlewares.use(server.config.base.slice(0, -1) + contactPath, (request, response) => {
        void answer(request, response);
      });
      server.httpServer?.once("close", () => void contact.close());
    },
  };
}
