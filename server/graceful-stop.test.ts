import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { connect, type Socket } from "node:net";
import { expect, test } from "vitest";
import { createGracefulStop } from "./graceful-stop.ts";
import { watchConnections } from "./open-connections.ts";

/** More than the kernel's buffers hold. */
const large = Buffer.alloc(12 * 1024 * 1024, "x");

async function serve(answer: RequestListener, limits = {}) {
  const server = createServer(answer);
  const stop = createGracefulStop(server, watchConnections(server), limits);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { stop, open: () => openSocket(port) };
}

async function openSocket(port: number) {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  return socket;
}

async function readToEnd(socket: Socket) {
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

const request = "GET / HTTP/1.1\r\nHost: site.example\r\n\r\n";

async function elapsed(work: Promise<unknown>) {
  const beganAt = performance.now();
  await work;
  return performance.now() - beganAt;
}

test("an answer that is handed over but not read yet arrives whole", async () => {
  const { stop, open } = await serve((_, response) => response.end(large));
  const reader = await open();
  reader.write(request);
  await once(reader, "readable");
  const stopped = stop();
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect((await readToEnd(reader)).length).toBeGreaterThan(large.length);
  await stopped;
});

test("a request under way is answered, and the answer says that it is the last", async () => {
  let finish = () => {};
  const { stop, open } = await serve((_, response) => {
    finish = () => response.end("Hello");
  });
  const client = await open();
  client.write(request);
  await expect.poll(() => finish.toString()).toContain("Hello");
  const stopped = stop();
  finish();
  const answer = await readToEnd(client);
  expect(answer).toContain("Hello");
  expect(answer).toContain("Connection: close");
  await stopped;
});

test("before the stop a connection is kept for the next request", async () => {
  const { stop, open } = await serve((_, response) => response.end("Hello"), { settleMs: 50 });
  const client = await open();
  for (let n = 0; n < 2; n++) {
    client.write(request);
    const [answer] = await once(client, "data");
    expect(String(answer)).toContain("Hello");
    expect(String(answer)).toContain("Connection: keep-alive");
  }
  await stop();
});

test("a request that arrives with the signal is still answered", async () => {
  const { stop, open } = await serve((_, response) => response.end("Hello"));
  const client = await open();
  const stopped = stop();
  client.write(request);
  expect(await readToEnd(client)).toContain("Connection: close");
  await stopped;
});

test("connections that owe and are owed nothing do not delay the stop", async () => {
  const { stop, open } = await serve((_, response) => response.end("Hello"), { settleMs: 50 });
  const silent = await open();
  const kept = await open();
  kept.write(request);
  await once(kept, "data");
  expect(await elapsed(stop())).toBeLessThan(2000);
  silent.destroy();
});

test("no one is waited for beyond the grace", async () => {
  const { stop, open } = await serve(() => {}, { graceMs: 200 });
  const client = await open();
  client.on("error", () => {});
  client.write(request);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await elapsed(stop())).toBeLessThan(2000);
});
