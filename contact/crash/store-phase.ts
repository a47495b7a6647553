import { availableParallelism } from "node:os";
import { join } from "node:path";
import { startCuttingProxy } from "./cutting-proxy.ts";
import { startServerPair } from "./server-pair.ts";
import { duplicatesIn, readStored } from "./stored-messages.ts";
import { sendAll, type Visits } from "./visitors.ts";

const connections = 8;
const timeLimitMs = 400_000;

export type Findings = { figures: Record<string, string>; failures: string[] };

/**
 * Two servers on one folder, a proxy in front of each that cuts connections, and SIGKILL in the
 * middle of it. Every message that was answered must be in the store exactly once, whole.
 */
export async function storePhase(
  folder: string,
  { messages, kills, command }: { messages: number; kills: number; command: readonly string[] },
): Promise<Findings> {
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
  const visits: Visits = { answered: new Set(), requests: 0, cutOff: 0, latenciesMs: [] };
  const ids = Array.from({ length: messages }, (_, n) => `message-${n}`);
  const urls = pair.urls.map((url, n) => url.replace(/:\d+/, `:${proxies[n]?.port}`));
  const beganAt = performance.now();
  const stopAt = beganAt + timeLimitMs;
  try {
    await Promise.all([sendAll(ids, { urls, connections, stopAt }, visits), killEvenly()]);
  } finally {
    await pair.close();
    for (const proxy of proxies) proxy.close();
  }
  const seconds = (performance.now() - beganAt) / 1000;

  const stored = await readStored(outbox);
  const lost = [...visits.answered].filter((id) => !stored.counts.has(id)).length;
  const duplicates = duplicatesIn(stored);
  const sum = (name: "requestsCut" | "answersCut") =>
    proxies.reduce((total, { counts }) => total + counts[name], 0);
  const sorted = visits.latenciesMs.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]?.toFixed(0);
  return {
    figures: {
      "servers on one folder": `2, ${command.length > 0 ? "both process 1 of a PID namespace of their own" : "as plain processes"}`,
      "SIGKILLs in the middle of it": String(pair.kills()),
      "messages answered with 200": String(visits.answered.size),
      "requests made for them": String(visits.requests),
      "cut by the proxy: requests, answers": `${sum("requestsCut")}, ${sum("answersCut")}`,
      "without an answer, sent again": String(visits.cutOff),
      "in the store": String(stored.counts.size),
      "lost, stored twice, incomplete": `${lost}, ${duplicates}, ${stored.incomplete}`,
      "answer: median, 99th percentile, longest (ms)": `${at(0.5)}, ${at(0.99)}, ${at(1)}`,
      time: `${seconds.toFixed(0)} s on ${availableParallelism()} cores, Node ${process.version}`,
    },
    failures: [
      ...(lost > 0 ? [`${lost} answered messages are lost`] : []),
      ...(duplicates > 0 ? [`${duplicates} messages are stored twice`] : []),
      ...(stored.incomplete > 0 ? [`${stored.incomplete} messages are incomplete`] : []),
      ...(visits.answered.size < messages ? ["not every message was answered in time"] : []),
      ...(pair.kills() < kills ? [`only ${pair.kills()} kills happened`] : []),
      ...(sum("answersCut") < messages / 50 ? ["too few answers were cut to judge"] : []),
    ],
  };

  /** Kills at even shares of the messages, in the middle of whatever is going on. */
  async function killEvenly() {
    for (let kill = 1; kill <= kills; kill++) {
      const due = (messages * kill) / (kills + 1);
      while (visits.answered.size < due && performance.now() < stopAt) {
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      if (performance.now() < stopAt) await pair.killAndRestart();
    }
  }
}
