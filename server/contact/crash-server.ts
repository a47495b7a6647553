import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { openContact } from "./node.ts";

/**
 * The contact service alone on a port of loopback, for tests that kill it. Prints the port when it
 * is ready; ends calmly on SIGTERM.
 */
const contact = await openContact({
  env: process.env,
  owner: { name: "Crash Test", email: "owner@example.org" },
  log: { info() {}, warn() {}, error: console.error },
  retryPlan: { firstMs: 100, maxMs: 400, idleMs: 200 },
});

const server = serve(
  {
    fetch: (request, { incoming }) =>
      contact.handle(request, { address: incoming.socket.remoteAddress ?? "" }),
    hostname: "127.0.0.1",
    port: Number(process.env.PORT ?? 0),
  },
  ({ port }: AddressInfo) => console.log(`ready on ${port}`),
);

process.on("SIGTERM", () => {
  server.close();
  contact.close().then(() => process.exit(0));
});
