import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { openFilesLimit } from "#server/connection-limits.ts";
import {
  type Connection,
  contactHead,
  get,
  openConnection,
  openConnections,
} from "./connection.ts";
import {
  type Findings,
  type Gauge,
  hashOf,
  type LoadSite,
  none,
  type ServerProcess,
  spread,
} from "./server.ts";

const waitLimitMs = 2000;

/** A visitor who requests a page, before, after and in the middle of everything else. */
export async function ordinaryVisitor(
  port: number,
  site: LoadSite,
  when: string,
): Promise<Findings> {
  const askedAt = performance.now();
  const visitor = await openConnection(port);
  const [page] = site.pages;
  visitor.send(get(page?.path ?? "/"));
  const answer = await visitor.answer();
  const ms = performance.now() - askedAt;
  visitor.drop();
  const right = answer?.status === 200 && hashOf(answer.body) === page?.hash;
  return {
    figures: { [`a visitor ${when} waits (ms)`]: ms.toFixed(1) },
    failures: [
      ...(right ? [] : [`a visitor ${when} got ${answer?.status ?? "no answer"}`]),
      ...(ms < waitLimitMs ? [] : [`a visitor ${when} waited ${ms.toFixed(0)} ms`]),
    ],
  };
}

/** Many visitors at once: all connections are open together, and each reads several pages. */
export async function manyVisitors(
  port: number,
  site: LoadSite,
  { connections, pagesEach }: { connections: number; pagesEach: number },
): Promise<Findings> {
  const latencies: number[] = [];
  const wrong: string[] = [];
  const beganAt = performance.now();
  const visitors = await openConnections(port, connections);
  const openedMs = performance.now() - beganAt;
  await Promise.all(visitors.map(readPages));
  const seconds = (performance.now() - beganAt) / 1000;
  for (const visitor of visitors) visitor.drop();
  return {
    figures: {
      "connections open at once": connections,
      "opened in (ms)": Math.round(openedMs),
      "pages read": latencies.length,
      "pages a second": Math.round(latencies.length / seconds),
      "answer, median / 99 % / longest (ms)": spread(latencies),
    },
    failures: none(
      wrong.length,
      `pages were wrong or did not arrive: ${[...new Set(wrong)].join(", ")}`,
    ),
  };

  async function readPages(visitor: Connection, number: number) {
    for (let turn = 0; turn < pagesEach; turn++) {
      const page = site.pages[(number + turn) % site.pages.length];
      if (!page) continue;
      const askedAt = performance.now();
      visitor.send(get(page.path));
      const answer = await visitor.answer();
      latencies.push(performance.now() - askedAt);
      if (answer === null) wrong.push("no answer");
      else if (answer.status !== 200) wrong.push(`status ${answer.status}`);
      else if (hashOf(answer.body) !== page.hash) wrong.push("another content");
    }
  }
}

/** More than the server accepts, and as many as this process may open. */
const most = 11_000;
const filesForTheTest = 200;

/** Connections that send nothing, past the server's limit: visitors must still get through. */
export async function idleConnections(
  port: number,
  site: LoadSite,
  { visitors }: { visitors: number },
): Promise<Findings> {
  const idle = await openConnections(port, Math.min(most, openFilesLimit() - filesForTheTest));
  let answered = 0;
  for (let number = 0; number < visitors; number++) {
    const { failures } = await ordinaryVisitor(port, site, "among idle connections");
    if (failures.length === 0) answered += 1;
  }
  for (const connection of idle) connection.drop();
  return {
    figures: {
      "idle connections": idle.length,
      "visitors among them that were answered": `${answered} of ${visitors}`,
    },
    failures: none(visitors - answered, "visitors were kept out by idle connections"),
  };
}

const settleLimitMs = 10_000;

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
    if (clean || performance.now() - beganAt > settleLimitMs) return after;
  }
}
