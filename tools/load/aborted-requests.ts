import { once } from "node:events";
import { type Connection, contactHead, get, openConnections } from "./connection.ts";
import type { LoadSite } from "./load-site.ts";
import { type Findings, none, sleep } from "./phase.ts";
import type { Gauge, ServerProcess } from "./server-process.ts";

const timeLimitMs = 10_000;

/** Clients that disconnect during their headers, their message or the answer, or with more answers due. */
export async function abortedRequests(
  server: ServerProcess,
  site: LoadSite,
  { each }: { each: number },
): Promise<Findings> {
  const before = await server.gauge();
  const media = get(site.largeMedia.path);
  const requests: ((connection: Connection) => unknown)[] = [
    (connection) => connection.send("GET / HTTP/1.1\r\nHost: loc"),
    (connection) => connection.send(`${contactHead(5000)}{"user_id":`),
    (connection) => connection.send(media),
    (connection) => connection.send(get(site.largeText.path)),
    (connection) => connection.send(media.repeat(5)),
  ];
  const answered = [2, 3, 4];
  for (const [number, request] of requests.entries()) {
    const connections = await openConnections(server.port, each);
    await Promise.all(
      connections.map(async (connection) => {
        request(connection);
        await (answered.includes(number) ? once(connection.socket, "data") : sleep(20));
        connection.drop();
      }),
    );
  }
  const after = await settled(server, before);
  const sockets = Math.max(0, after.sockets - before.sockets);
  const files = Math.max(0, after.files - before.files);
  return {
    figures: {
      "requests aborted": requests.length * each,
      "connections, open files left behind": `${sockets}, ${files}`,
    },
    failures: [
      ...none(sockets, "aborted connections are still held"),
      ...none(files, "files stayed open after aborted requests"),
    ],
  };
}

/** What is still open once everything is closed, or once nothing more closes. */
async function settled(server: ServerProcess, before: Gauge) {
  const beganAt = performance.now();
  while (true) {
    await sleep(500);
    const after = await server.gauge();
    const clean = after.sockets <= before.sockets && after.files <= before.files;
    if (clean || performance.now() - beganAt > timeLimitMs) return after;
  }
}
