/**
 * Posts thousands of messages over several connections while the server is killed and restarted,
 * then checks that every message it answered with 200 is in the outbox exactly once, whole.
 * Run: node --import tsx scripts/crash-test.ts
 */
import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { type CrashProcess, startCrashProcess } from "#server/contact/crash-process.ts";

const messageCount = 4000;
const connections = 8;
const kills = 6;
const timeLimitMs = 45_000;

const startedAt = performance.now();
const folder = await mkdtemp(join(tmpdir(), "crash-test-"));
const current: { server?: CrashProcess } = {};
try {
  await run();
} finally {
  await current.server?.kill();
  await rm(folder, { recursive: true });
}

async function run() {
  const outbox = join(folder, "outbox");
  const env = { OUTBOX_DIR: outbox, CONTACT_BURST: "1000000", CONTACT_PER_HOUR: "1000000" };
  const { url, port } = await start();

  const answered = new Set<string>();
  const unanswered = new Set<string>();
  const latencies: number[] = [];
  let posted = 0;
  let lastId = 0;
  let killed = 0;
  let leftovers = 0;
  let uncleared = 0;
  let killing = true;
  let downMs = 0;

  await Promise.all([killAndRestart(), ...Array.from({ length: connections }, connection)]);
  const postingMs = performance.now() - startedAt;

  const { counts, torn } = await readOutbox(outbox);
  const lost = [...answered].filter((id) => !counts.has(id));
  const doubled = [...counts].filter(([, count]) => count > 1);
  const strangers = [...counts.keys()].filter((id) => !answered.has(id) && !unanswered.has(id));
  const keptUnanswered = [...counts.keys()].filter((id) => unanswered.has(id));

  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.floor(share * (latencies.length - 1))] ?? Number.NaN;
  const upSeconds = (postingMs - downMs) / 1000;
  console.log(
    `messages posted           ${posted} over ${connections} connections, ${killed} kills with SIGKILL`,
  );
  console.log(`answered 200              ${answered.size}`);
  console.log(
    `cut off without an answer ${unanswered.size}, of which ${keptUnanswered.length} had reached the outbox`,
  );
  console.log(`in the outbox             ${counts.size}`);
  console.log(`lost / doubled / torn     ${lost.length} / ${doubled.length} / ${torn.length}`);
  console.log(`half-written at the kills  ${leftovers}, of which not cleared ${uncleared}`);
  console.log(
    `rate while up             ${Math.round(answered.size / upSeconds)} messages a second`,
  );
  console.log(
    `answer, median / 99% / max ${[at(0.5), at(0.99), at(1)].map((ms) => ms.toFixed(1)).join(" / ")} ms`,
  );
  console.log(
    `time                      ${((performance.now() - startedAt) / 1000).toFixed(1)} s on ${availableParallelism()} cores, Node ${process.version}`,
  );

  const failures = [
    ...(lost.length > 0 ? ["answered messages are lost"] : []),
    ...(doubled.length > 0 ? ["messages are there twice"] : []),
    ...(torn.length > 0 ? ["messages are torn"] : []),
    ...(strangers.length > 0 ? ["messages nobody sent are there"] : []),
    ...(uncleared > 0 ? ["leftovers were not cleared"] : []),
    ...(answered.size < messageCount / 2 ? ["too few messages were answered to judge"] : []),
    ...(killed < kills ? ["the time ran out before the last kill"] : []),
    ...(unanswered.size === 0 ? ["no kill met a message on its way"] : []),
  ];
  console.log(failures.length === 0 ? "passed" : `FAILED: ${failures.join(", ")}`);
  if (failures.length > 0) process.exitCode = 1;

  async function start(more: Record<string, string> = {}) {
    current.server = await startCrashProcess({ ...env, ...more });
    return current.server;
  }

  /** Kills at even shares of the messages, in the middle of whatever is going on. */
  async function killAndRestart() {
    for (let kill = 1; kill <= kills; kill++) {
      while (posted < (messageCount * kill) / (kills + 1) && inTime()) await sleep(5);
      if (!inTime()) break;
      killed += 1;
      const downAt = performance.now();
      await current.server?.kill();
      const left = await readdir(join(outbox, "tmp"));
      await start({ PORT: String(port) });
      downMs += performance.now() - downAt;
      const now = await readdir(join(outbox, "tmp"));
      leftovers += left.length;
      uncleared += left.filter((file) => now.includes(file)).length;
    }
    killing = false;
  }

  async function connection() {
    while ((posted < messageCount || killing) && inTime()) {
      if (posted >= messageCount) {
        await sleep(5);
        continue;
      }
      posted += 1;
      lastId += 1;
      // A message that got no answer is never sent again: every id is fresh.
      const id = `message-${lastId}`;
      const sentAt = performance.now();
      const status = await post(id);
      if (status === 200) {
        answered.add(id);
        latencies.push(performance.now() - sentAt);
      } else if (status === "never connected") {
        posted -= 1;
        await sleep(50);
      } else if (status === "cut off") {
        unanswered.add(id);
      } else {
        throw new Error(`The server answered ${status}`);
      }
    }
  }

  async function post(id: string): Promise<number | "cut off" | "never connected"> {
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({
          user_id: "embedded",
          service_id: "embedded",
          template_id: "embedded",
          template_params: {
            from_name: "Zoë Krähenbühl 金",
            from_email: "zoe@example.org",
            subject: id,
            message: textOf(id),
            to_name: "Crash Test",
          },
        }),
        signal: AbortSignal.timeout(10_000),
      });
      await response.text();
      return response.status;
    } catch (error) {
      const refused = error instanceof Error && /ECONNREFUSED/.test(String(error.cause));
      return refused ? "never connected" : "cut off";
    }
  }
}

function inTime() {
  return performance.now() - startedAt < timeLimitMs;
}

function sleep(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Of lengths from a line to several kilobytes, and different for every message. */
function textOf(id: string) {
  const digest = createHash("sha256").update(id).digest();
  const lines = Array.from({ length: 1 + (digest[0] ?? 0) }, (_, line) => `${line}: für ${id}`);
  return [...lines, digest.toString("hex")].join("\n");
}

async function readOutbox(outbox: string) {
  const counts = new Map<string, number>();
  const torn: string[] = [];
  for (const file of await readdir(outbox)) {
    if (!file.endsWith(".eml")) continue;
    const mail = await PostalMime.parse(await readFile(join(outbox, file)));
    const id = mail.subject ?? file;
    const whole = mail.text?.trimEnd() === textOf(id) && mail.from?.name === "Zoë Krähenbühl 金";
    if (!whole) torn.push(file);
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return { counts, torn };
}
