import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { limitConnections, serverOptions } from "./connection-limits.ts";

const limits = {
  headersMs: 200,
  requestMs: 400,
  stallMs: 300,
  idleMs: 200,
  checkMs: 50,
  connections: 2,
};
const server = createServer(serverOptions(limits), (_, response) => {
  response.end(Buffer.alloc(32 * 1024 * 1024));
});
limitConnections(server, limits);

afterEach(() => server.closeAllConnections());

async function open() {
  if (!server.listening) await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  const socket = connect(typeof address === "object" && address ? address.port : 0, "127.0.0.1");
  socket.on("error", () => {});
  return socket;
}

test("a client that is slow with its headers is told 408 and let go", async () => {
  const client = await open();
  client.write("GET / HTTP/1.1\r\nHost: si");
  let answer = "";
  for await (const chunk of client) answer += chunk;
  expect(answer).toContain("408");
});

test("a client that reads nothing is let go", async () => {
  const client = await open();
  client.write("GET / HTTP/1.1\r\nHost: site.example\r\n\r\n");
  const [socket] = await once(server, "connection");
  await once(socket, "close");
  expect(socket.bytesWritten).toBeGreaterThan(0);
  client.destroy();
});

test("a connection past the limit is closed as it comes", async () => {
  await once(await open(), "connect");
  await once(await open(), "connect");
  const third = await open();
  expect(await once(third.resume(), "close")).toBeDefined();
  expect(third.bytesRead).toBe(0);
});
