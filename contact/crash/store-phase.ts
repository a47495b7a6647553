import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { duplicatesIn, readStored, type SendCounts, sendAll } from "./messages.ts";
import { startServerPair } from "./server-pair.ts";

const connections = 8;
const timeLimitMs = 400_000;

export type PhaseResult = { figures: Record<string, string>; failures: string[] };

/**
 * Two servers on one folder, a proxy in front of each that cuts connections, and SIGKILL in the
 * middle of it. Every message that was answered must be in the store exactly once, whole.
 */
export async function storePhase(
  folder: string,
  { messages, kills, command }: { messages: number; kills: number; command: readonly string[] },
): Promise<PhaseResult> {
  const outbox = join(folder, "outbox");
  const pair = await startServerPair(
    {
      OUTBOX_DIR: outbox,
      OUTBOX_MAX_MESSAGES: "1000000",
      CONTACT_BURST: "1000000",
      CONTACT_PER_HOUR: "1000000",
    },
    command,
  );
  const proxies = await Promise.all(pair.ports.map(startCuttingProxy));
  const sent: SendCounts = { answered: new Set(), requests: 0, cutOff: 0, latenciesMs: [] };
  const ids = Array.from({ length: messages }, (_, n) => `message-${n}`);
  const urls = pair.urls.map((url, n) => url.replace(/:\d+/, `:${proxies[n]?.port}`));
  const beganAt = performance.now();
  const stopAt = beganAt + timeLimitMs;
  try {
    await Promise.all([sendAll(ids, { urls, connections, stopAt }, sent), killEvenly()]);
  } finally {
    await pair.close();
    for (const proxy of proxies) proxy.close();
  }
  const seconds = (performance.now() - beganAt) / 1000;

  const stored = await readStored(outbox);
  const lost = [...sent.answered].filter((id) => !stored.counts.has(id)).length;
  const duplicates = duplicatesIn(stored);
  const sum = (name: "requestsCut" | "answersCut") =>
    proxies.reduce((total, { counts }) => total + counts[name], 0);
  const sorted = sent.latenciesMs.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]?.toFixed(0);
  return {
    figures: {
      "servers on one folder": `2, ${command.length > 0 ? "both process 1 of a PID namespace of their own" : "as plain processes"}`,
      "SIGKILLs in the middle of it": String(pair.kills()),
      "messages answered with 200": String(sent.answered.size),
      "requests made for them": String(sent.requests),
      "cut by the proxy: requests, answers": `${sum("requestsCut")}, ${sum("answersCut")}`,
      "without an answer, sent again": String(sent.cutOff),
      "in the store": String(stored.counts.size),
      "lost, stored twice, incomplete": `${lost}, ${duplicates}, ${stored.incomplete}`,
      "answer: median, 99th percentile, longest (ms)": `${at(0.5)}, ${at(0.99)}, ${at(1)}`,
      time: `${seconds.toFixed(0)} s on ${availableParallelism()} cores, Node ${process.version}`,
    },
    failures: [
      ...(lost > 0 ? [`${lost} answered messages are lost`] : []),
      ...(duplicates > 0 ? [`${duplicates} messages are stored twice`] : []),
      ...(stored.incomplete > 0 ? [`${stored.incomplete} messages are incomplete`] : []),
      ...(sent.answered.size < messages ? ["not every message was answered in time"] : []),
      ...(pair.kills() < kills ? [`only ${pair.kills()} kills happened`] : []),
      ...(sum("answersCut") < messages / 50 ? ["too few answers were cut to judge"] : []),
    ],
  };

  /** Kills at even shares of the messages, in the middle of whatever is going on. */
  async function killEvenly() {
    for (let kill = 1; kill <= kills; kill++) {
      const due = (messages * kill) / (kills + 1);
      while (sent.answered.size < due && performance.now() < stopAt) {
        await pause(5);
      }
      if (performance.now() < stopAt) await pair.killAndRestart();
    }
  }
}

/** How often a connection is cut, as a share of the pieces of data that pass. */
const beforeTheServer = 0.03;
const afterTheServer = 0.1;

/**
 * A proxy that loses requests on their way to the server and answers on their way back, as mobile
 * networks and restarting proxies do. A lost answer is the hard case: the message is stored and the
 * connection does not know.
 */
async function startCuttingProxy(serverPort: number) {
  const counts = { requestsCut: 0, answersCut: 0 };
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(serverPort, "127.0.0.1");
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.on("data", (request) => {
      if (Math.random() < beforeTheServer) {
        counts.requestsCut += 1;
        client.destroy();
      } else {
        upstream.write(request);
      }
    });
    upstream.on("data", (answer) => {
      if (Math.random() < afterTheServer) {
        counts.answersCut += 1;
        client.destroy();
      } else {
        client.write(answer);
      }
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : 0,
    counts,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
