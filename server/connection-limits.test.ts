import { EventEmitter, once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import {
  connectionsWithin,
  isInternal,
  limitConnections,
  openFilesLimit,
  parseOpenFilesLimit,
  serverOptions,
  shareAmongAddresses,
} from "./connection-limits.ts";
import { watchConnections } from "./open-connections.ts";

const limits = {
  headersMs: 200,
  requestMs: 400,
  stallMs: 300,
  idleMs: 200,
  checkMs: 50,
  connections: 2,
};
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

const large = Buffer.alloc(32 * 1024 * 1024);

async function openServer({
  connections = limits.connections,
  mayOpen,
  ...times
}: Partial<typeof limits> & { mayOpen?: ReturnType<typeof shareAmongAddresses> } = {}) {
  const server = createServer(serverOptions({ ...limits, ...times }), (request, response) => {
    response.end(request.url === "/small" ? "small" : large);
  });
  limitConnections(server, watchConnections(server), {
    ...limits,
    ...times,
    connections,
    ...(mayOpen && { mayOpen }),
  });
  servers.push(server);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  function open(localAddress = "127.0.0.1") {
    const socket = connect({ port, host: "127.0.0.1", localAddress });
    socket.on("error", () => {});
    return socket;
  }
  return { server, open };
}

async function isClosedAtOnce(socket: ReturnType<typeof connect>) {
  await once(socket.resume(), "close");
  return socket.bytesRead === 0;
}

test("a client that is slow with its headers is told 408 and disconnected", async () => {
  const { open } = await openServer();
  const client = open();
  client.write("GET / HTTP/1.1\r\nHost: si");
  let answer = "";
  for await (const chunk of client) answer += chunk;
  expect(answer).toContain("408");
});

test("a client that reads nothing is disconnected", async () => {
  const { server, open } = await openServer();
  const client = open();
  client.write("GET / HTTP/1.1\r\nHost: site.example\r\n\r\n");
  const [socket] = await once(server, "connection");
  await once(socket, "close");
  expect(socket.bytesWritten).toBeGreaterThan(0);
  client.destroy();
});

/** Connections that stay open however long the machine takes. */
const patient = { headersMs: 30_000, requestMs: 60_000, stallMs: 60_000, idleMs: 60_000 };
const small = "GET /small HTTP/1.1\r\nHost: site.example\r\n\r\n";

test("idle connections keep nobody out, however many there are", async () => {
  const { server, open } = await openServer({ ...patient, connections: 50 });
  const idlers = Array.from({ length: 200 }, () => open());
  await Promise.all(idlers.map((idler) => once(idler, "connect")));
  for (let visitors = 0; visitors < 20; visitors++) {
    const visitor = open();
    visitor.write(small);
    expect(String(await once(visitor, "data"))).toContain("small");
  }
  expect(await new Promise((resolve) => server.getConnections((_, count) => resolve(count)))).toBe(
    50,
  );
});

test("past the limit the connection that has been idle for longest is closed, used or not", async () => {
  const { open } = await openServer({ ...patient, connections: 2 });
  const [first, second] = [open(), open()];
  await once(first, "connect");
  await once(second, "connect");
  first.write(small);
  await once(first, "data");
  const third = open();
  await once(second.resume(), "close");
  open();
  await once(first.resume(), "close");
  expect(third.destroyed).toBe(false);
});

test("a connection past the limit is closed as it comes where none is idle", async () => {
  const { server, open } = await openServer({ ...patient, connections: 2 });
  const busy = [open(), open()];
  for (const client of busy) {
    client.write("GET / HTTP/1.1\r\nHost: site.example\r\n\r\n");
    await once(server, "request");
  }
  expect(await isClosedAtOnce(open())).toBe(true);
  expect(busy.map(({ destroyed }) => destroyed)).toEqual([false, false]);
});

test("one address may take a quarter of the connections, and another one is still served", async () => {
  const { open } = await openServer({
    connections: 8,
    mayOpen: shareAmongAddresses(8, () => false),
  });
  const first = open("127.0.0.2");
  await once(first, "connect");
  await once(open("127.0.0.2"), "connect");
  expect(await isClosedAtOnce(open("127.0.0.2"))).toBe(true);
  const other = open("127.0.0.3");
  other.write("GET / HTTP/1.1\r\nHost: site.example\r\n\r\n");
  await once(other, "data");
  first.destroy();
  await expect
    .poll(async () => {
      const again = open("127.0.0.2");
      again.write("GET / HTTP/1.1\r\nHost: site.example\r\n\r\n");
      return Promise.race([
        once(again, "data").then(() => "served"),
        once(again, "close").then(() => "closed"),
      ]);
    })
    .toBe("served");
});

test.each([
  [1024, 480],
  [256, 96],
  [64, 16],
  [20_000, 9968],
  [1_048_576, 10_000],
  [Number.POSITIVE_INFINITY, 10_000],
])("of %d descriptors %d connections fit", (openFiles, connections) => {
  expect(connectionsWithin(openFiles)).toBe(connections);
});

test("an address that closes one connection may open one more, not its whole share again", () => {
  const mayOpen = shareAmongAddresses(8, () => false);
  const socket = () => Object.assign(new EventEmitter(), { remoteAddress: "127.0.0.2" });
  const first = socket();
  expect([mayOpen(first), mayOpen(socket())]).toEqual([true, true]);
  const refused = socket();
  expect(mayOpen(refused)).toBe(false);
  refused.emit("close");
  first.emit("close");
  expect([mayOpen(socket()), mayOpen(socket())]).toEqual([true, false]);
});

test("proxies inside our own network may take all connections", async () => {
  const { open } = await openServer({ connections: 8, mayOpen: shareAmongAddresses(8) });
  for (let i = 0; i < 3; i++) await once(open(), "connect");
  const fourth = open();
  fourth.write("GET / HTTP/1.1\r\nHost: site.example\r\n\r\n");
  expect(await once(fourth, "data")).toBeTruthy();
});

test("an address keeps its share however few connections there are", async () => {
  const { open } = await openServer({
    connections: 2,
    mayOpen: shareAmongAddresses(2, () => false),
  });
  const client = open("127.0.0.2");
  client.write("GET / HTTP/1.1\r\nHost: site.example\r\n\r\n");
  expect(await once(client, "data")).toBeTruthy();
});

test("by default headers take 10 s, a request 20 s, and a connection is kept for 65 s", () => {
  expect(serverOptions()).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 20_000,
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 2_000,
  });
  const server = createServer();
  limitConnections(server, watchConnections(server));
  expect(server.timeout).toBe(40_000);
});

// Both ends of each network, and their neighbors: RFC 1918, 4193, 4291, 3927 and 6598.
test.each([
  ["127.0.0.1", true],
  ["127.255.255.255", true],
  ["128.0.0.1", false],
  ["12.7.0.1", false],
  ["::1", true],
  ["::12", false],
  ["1::1", false],
  ["10.0.0.1", true],
  ["110.0.0.1", false],
  ["::ffff:10.1.2.3", true],
  ["::FFFF:10.1.2.3", true],
  ["::ffff:a01:203", false],
  ["2001:db8::ffff:10.1.2.3", false],
  ["172.15.0.1", false],
  ["172.16.0.1", true],
  ["172.17.0.1", true],
  ["172.19.0.1", true],
  ["172.20.0.1", true],
  ["172.29.0.1", true],
  ["172.31.0.1", true],
  ["172.32.0.1", false],
  ["17.172.16.1", false],
  ["169.254.1.1", true],
  ["169.25.4.1", false],
  ["8.169.254.1", false],
  ["192.168.1.1", true],
  ["192.16.8.1", false],
  ["8.192.168.1", false],
  ["100.63.0.1", false],
  ["100.64.0.1", true],
  ["100.99.0.1", true],
  ["100.100.0.1", true],
  ["100.119.0.1", true],
  ["100.127.0.1", true],
  ["100.128.0.1", false],
  ["100.6.4.1", false],
  ["8.100.64.1", false],
  ["fc00::1", true],
  ["fd00::1", true],
  ["fdff:ffff::1", true],
  ["fe00::1", false],
  ["fd0::1", false],
  ["2001:fd00::1", false],
  ["fe80::1%eth0", true],
  ["febf::1", true],
  ["FE80::1", true],
  ["fec0::1", false],
  ["fe8::1", false],
  ["203.0.113.9", false],
  ["::ffff:203.0.113.9", false],
  ["2001:db8::1", false],
  ["", false],
])("the address %s is of our own network: %s", (address, internal) => {
  expect(isInternal(address)).toBe(internal);
});

test.each([
  ["Max open files            1024                 1048576              files", 1024],
  ["Max open files            unlimited            unlimited            files", Infinity],
  ["Max processes             63432                63432                processes", Infinity],
])("%s", (line, limit) => {
  expect(parseOpenFilesLimit(`Limit     Soft Limit\n${line}\n`)).toBe(limit);
});

test("a system that does not tell has no limit that we know of", () => {
  expect(openFilesLimit("/no/such/file")).toBe(Number.POSITIVE_INFINITY);
});
