import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { openContact } from "../service/node.ts";

/**
 * The contact service alone on a loopback port, for tests that kill it. Prints the port when it is
 * ready and ends cleanly on SIGTERM.
 */
const contact = await openContact({
  env: process.env,
  owner: { name: "Crash Test", email: "owner@example.org" },
  log: { info() {}, warn() {}, error: console.error },
  timing: { firstMs: 100, maxMs: 400, idleMs: 200, leaseMs: Number(process.env.LEASE_MS ?? 2_000) },
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
