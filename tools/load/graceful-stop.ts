import { readdir } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import {
  type Connection,
  contactHead,
  contactMessage,
  get,
  openConnection,
  openConnections,
} from "./connection.ts";
import { type Findings, hashOf, type LoadSite, none, type ServerProcess } from "./server.ts";
import { openSlowReader } from "./slow-clients.ts";

/** Docker kills a container 10 seconds after it asked it to stop. */
const stopLimitMs = 10_000;

const refusedLimitMs = 2000;

/** SIGTERM in the middle of everything: every request that arrived is answered, then the server ends. */
export async function gracefulStop(
  server: ServerProcess,
  site: LoadSite,
  outbox: string,
  { readers, writers, busy, idle }: Record<"readers" | "writers" | "busy" | "idle", number>,
): Promise<Findings> {
  const storedBefore = await storedIn(outbox);
  const silent = await openConnections(server.port, idle);
  const kept = await openConnections(server.port, idle);
  await Promise.all(kept.map((connection) => askOnce(connection, site)));
  const slow = await Promise.all(
    Array.from({ length: readers }, (_, number) =>
      openSlowReader(server.port, number % 2 === 0 ? site.largeMedia : site.largeText),
    ),
  );
  const posts = await openConnections(server.port, writers);
  await Promise.all(posts.map(beginMessage));
  const visitors = await openConnections(server.port, busy);
  const tally = { answered: 0, cut: 0, unanswered: 0, refusedLater: 0 };
  let stoppedAt = Number.POSITIVE_INFINITY;
  // A first answer proves that the server has accepted each of them.
  await Promise.all(visitors.map((visitor) => askOnce(visitor, site)));
  const visiting = visitors.map((visitor) => readUntilLastAnswer(visitor));
  await sleep(200);

  stoppedAt = performance.now();
  server.signal("SIGTERM");
  const taken = Promise.all(posts.map(finishMessage));
  const refusedMs = await untilRefused(server.port);
  await sleep(1000);
  for (const reader of slow) reader.hurry();
  const whole = await Promise.all(slow.map((reader) => reader.gotAll()));
  const statuses = await taken;
  await Promise.all(visiting);
  const exit = await Promise.race([server.exited, sleep(2 * stopLimitMs).then(() => "never")]);
  const stopMs = performance.now() - stoppedAt;
  for (const connection of [...silent, ...kept]) connection.drop();

  const accepted = statuses.filter((status) => status === 200).length;
  const stored = (await storedIn(outbox)) - storedBefore;
  const lostReaders = whole.filter((ok) => !ok).length;
  return {
    figures: {
      "slow readers that received everything": `${readers - lostReaders} of ${readers}`,
      "messages half sent at the signal, then accepted, in the outbox": `${accepted}, ${stored} of ${writers}`,
      "busy visitors: answers, cut short, unanswered": `${tally.answered}, ${tally.cut}, ${tally.unanswered}`,
      "requests after the signal that were refused": tally.refusedLater,
      "idle and silent connections closed": silent.length + kept.length,
      "new connections are refused after (ms)": refusedMs,
      "exit code, time (ms)": `${exit}, ${Math.round(stopMs)}`,
    },
    failures: [
      ...none(lostReaders, "answers to slow readers were cut short"),
      ...none(writers - accepted, "messages on their way were not taken"),
      ...none(writers - stored, "messages on their way are not in the outbox"),
      ...none(tally.cut, "answers to busy visitors were cut short"),
      ...none(tally.unanswered, "requests of busy visitors got no answer"),
      ...(refusedMs < refusedLimitMs ? [] : ["newcomers are still let in after the signal"]),
      ...(exit === 0 ? [] : [`the server ended with ${exit}`]),
      ...(stopMs < stopLimitMs ? [] : [`the server took ${Math.round(stopMs)} ms to stop`]),
    ],
  };

  /**
   * Asks for page after page until an answer says that it is the last. A request after the
   * signal may find the connection closed and has to be repeated elsewhere, as browsers do.
   */
  async function readUntilLastAnswer(visitor: Connection) {
    while (true) {
      const askedAt = performance.now();
      const answer = await askOnce(visitor, site);
      if (answer === null) {
        const missed = askedAt < stoppedAt ? "unanswered" : "refusedLater";
        tally[visitor.isHalfway() ? "cut" : missed] += 1;
        return;
      }
      tally.answered += 1;
      if (answer.headers.get("connection") === "close") return;
    }
  }
}

/** Connects until the server refuses. */
async function untilRefused(port: number) {
  const beganAt = performance.now();
  const elapsed = () => Math.round(performance.now() - beganAt);
  while (elapsed() < refusedLimitMs) {
    const newcomer = await openConnection(port).catch(() => null);
    if (newcomer === null) return elapsed();
    newcomer.drop();
    await sleep(20);
  }
  return elapsed();
}

async function askOnce(connection: Connection, { pages }: LoadSite) {
  const page = pages[Math.floor(Math.random() * pages.length)];
  connection.send(get(page?.path ?? "/"));
  const answer = await connection.answer();
  if (answer && hashOf(answer.body) !== page?.hash) throw new Error(`${page?.path} came wrong`);
  return answer;
}

/** The server's `100 Continue` proves that it has accepted the request. */
async function beginMessage(connection: Connection, number: number) {
  connection.send(contactHead(contactMessage(`stop ${number}`).length, { Expect: "100-continue" }));
  const answer = await connection.answer();
  if (answer?.status !== 100) throw new Error(`The server answered ${answer?.status}, not 100`);
}

async function finishMessage(connection: Connection, number: number) {
  const message = contactMessage(`stop ${number}`);
  await sleep(700);
  connection.send(message.subarray(0, 100));
  await sleep(700);
  connection.send(message.subarray(100));
  return (await connection.answer())?.status;
}

async function storedIn(outbox: string) {
  return (await readdir(outbox)).filter((name) => name.endsWith(".eml")).length;
}
