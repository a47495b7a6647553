import { createHash } from "node:crypto";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { type Connection, contactHead, get, openConnections } from "./connection.ts";
import { type Findings, type LoadSite, none, type ServerProcess, type SitePage } from "./server.ts";
import { ordinaryVisitor } from "./visitors.ts";

const chunkBytes = 64 * 1024;

/** At this pace the file would take half a minute. */
const pauseMs = 200;

/** Reads a file in small pieces, so that most of it waits at the server. Resolves when the answer has begun. */
export async function openSlowReader(port: number, file: SitePage) {
  const digest = createHash("sha256");
  let isAtFullSpeed = false;
  let received = 0;
  let length: number | null = null;
  let begun = () => {};
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const socket = connect({
    port,
    host: "127.0.0.1",
    onread: { buffer: Buffer.alloc(chunkBytes), callback: readChunk },
  });
  socket.on("error", begun);
  const ended = new Promise<void>((resolve) => {
    socket.once("close", () => resolve());
  });
  socket.write(get(file.path));
  await hasBegun;

  return {
    /** Reads at full speed from now on. */
    hurry() {
      isAtFullSpeed = true;
      socket.resume();
    },
    drop: () => void socket.resetAndDestroy(),
    /** Whether every byte arrived, once the connection is closed. */
    async gotAll() {
      await ended;
      return received === length && digest.digest("base64url").slice(0, 22) === file.hash;
    },
  };

  function readChunk(count: number, buffer: Uint8Array) {
    let body = Buffer.from(buffer.subarray(0, count));
    if (length === null) {
      const head = body.subarray(0, body.indexOf("\r\n\r\n") + 4);
      length = Number(/^content-length: (\d+)/im.exec(head.toString("latin1"))?.[1]);
      body = body.subarray(head.length);
      begun();
    }
    digest.update(body);
    received += body.length;
    if (received === length) socket.end();
    if (!isAtFullSpeed) setTimeout(() => socket.resume(), pauseMs);
    return isAtFullSpeed;
  }
}

/** What the server may hold for each of them: far less than the file they are reading. */
const heldEachLimit = 512 * 1024;

/** Readers on a slow connection: half of them read to the end, half give up. */
export async function slowReaders(
  server: ServerProcess,
  site: LoadSite,
  { readers, forMs }: { readers: number; forMs: number },
): Promise<Findings> {
  const before = await server.gauge();
  const all = await Promise.all(
    Array.from({ length: readers }, (_, number) =>
      openSlowReader(server.port, number % 2 === 0 ? site.largeMedia : site.largeText),
    ),
  );
  await sleep(forMs);
  const during = await server.gauge();
  const patient = all.filter((_, number) => number % 4 < 2);
  for (const reader of all) patient.includes(reader) ? reader.hurry() : reader.drop();
  const whole = await Promise.all(patient.map((reader) => reader.gotAll()));
  const heldEach = (during.held - before.held) / readers;
  return {
    figures: {
      "slow readers at once": readers,
      "held for each of them (KB)": Math.round(heldEach / 1024),
      "of those that stayed, received everything": `${whole.filter(Boolean).length} of ${patient.length}`,
    },
    failures: [
      ...none(whole.filter((ok) => !ok).length, "slow readers did not get the whole file"),
      ...(heldEach < heldEachLimit ? [] : ["the server holds files for slow readers in memory"]),
    ],
  };
}

/** By then the server must have given up on all of them: twice its limit, as Node counts it. */
const stallLimitMs = 90_000;

/** Clients that request a large file and never read a byte of it. */
export async function openStalledReaders(
  server: ServerProcess,
  site: LoadSite,
  { readers }: { readers: number },
) {
  const beganAt = performance.now();
  const before = await server.gauge();
  const sockets: Socket[] = Array.from({ length: readers }, (_, number) => {
    const socket = connect({ port: server.port, host: "127.0.0.1" }).pause();
    socket.on("error", () => {});
    socket.write(get(number % 2 === 0 ? site.largeMedia.path : site.largeText.path));
    return socket;
  });

  return {
    /** Waits until all others are closed, so that any connection left is one of these. */
    async findings(): Promise<Findings> {
      let held: number;
      do {
        await sleep(1000);
        held = (await server.gauge()).sockets - before.sockets;
      } while (held > 0 && performance.now() - beganAt < stallLimitMs);
      for (const socket of sockets) socket.destroy();
      return {
        figures: {
          "requested a file and read nothing": readers,
          "of these still connected at the end": Math.max(0, held),
        },
        failures: none(Math.max(0, held), "readers who read nothing are held for ever"),
      };
    },
  };
}

/** By then the server must have disconnected each of them. */
const timeLimitMs = 18_000;

/** Clients that send one byte a second, to keep the server busy waiting. */
export async function slowWriters(
  port: number,
  site: LoadSite,
  { ofHeads, ofBodies }: { ofHeads: number; ofBodies: number },
): Promise<Findings> {
  const beganAt = performance.now();
  const lives: number[] = [];
  const connections = await openConnections(port, ofHeads + ofBodies);
  const heads = connections.slice(0, ofHeads);
  const bodies = connections.slice(ofHeads);
  for (const connection of heads) connection.send(get("/").slice(0, -2));
  for (const connection of bodies) connection.send(contactHead(5000));
  const statuses = Promise.all(bodies.map(async (body) => (await body.answer())?.status));
  const writing = connections.map((connection) => writeSlowly(connection));
  await sleep(3000);
  const visitor = await ordinaryVisitor(port, site, "among slow writers");
  await Promise.all(writing);
  const timedOut = (await statuses).filter((status) => status === 408);
  return {
    figures: {
      "slow writers of headers, of messages": `${ofHeads}, ${ofBodies}`,
      "disconnected after at most (s)": (Math.max(...lives) / 1000).toFixed(1),
      ...visitor.figures,
    },
    failures: [
      ...none(connections.length - lives.length, "slow writers were listened to for ever"),
      ...none(ofBodies - timedOut.length, "slow messages were not answered 408"),
      ...visitor.failures,
    ],
  };

  async function writeSlowly(connection: Connection) {
    const writing = setInterval(() => connection.send("x"), 1000);
    await Promise.race([connection.closed, sleep(timeLimitMs)]);
    clearInterval(writing);
    if (connection.isClosed()) lives.push(performance.now() - beganAt);
    connection.drop();
  }
}
