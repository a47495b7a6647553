import { type Connection, contactHead, get, openConnections } from "./connection.ts";
import type { LoadSite } from "./load-site.ts";
import { ordinaryVisitor } from "./ordinary-visitor.ts";
import { type Findings, none, sleep } from "./phase.ts";

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
