/**
 * Load test: many, slow, aborting and malformed clients against the production server on loopback,
 * and SIGTERM at the end, while they are busy. Figures of a run are in server/README.md.
 * Run: npm run test:load
 */
import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { run } from "#builder/process/run.ts";
import { failPlainly } from "#server/fail-plainly.ts";
import { gracefulStop } from "./load/graceful-stop.ts";
import { malformed } from "./load/malformed-requests.ts";
import {
  type Findings,
  type Gauge,
  prepareLoadSite,
  type ServerProcess,
  startServerProcess,
} from "./load/server.ts";
import { openStalledReaders, slowReaders, slowWriters } from "./load/slow-clients.ts";
import {
  abortedRequests,
  idleConnections,
  manyVisitors,
  ordinaryVisitor,
} from "./load/visitors.ts";

const folder = ".cache/load-test";
const outbox = `${folder}/outbox`;
/** The server may hold this much more after the last round than after the first. */
const heldGrowthLimit = 0.05;
/** The operating system also counts pages that the allocator keeps for later. */
const rssGrowthLimit = 0.1;

async function main() {
  const beganAt = performance.now();
  if (!existsSync("build/files.json")) await run("tsx", ["builder/build.ts"]);
  const site = await prepareLoadSite("build", `${folder}/build`);
  const server = await startServerProcess({
    BUILD_DIR: site.folder,
    OUTBOX_DIR: outbox,
    CONTACT_BURST: "1000000",
    CONTACT_PER_HOUR: "1000000",
  });
  process.once("exit", () => server.signal("SIGKILL"));
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => process.exit(130));
  const { port } = server;
  const failures: string[] = [];

  async function phase(name: string, findings: Promise<Findings>) {
    const found = await findings;
    console.log(`\n${name}`);
    for (const [figure, value] of Object.entries(found.figures)) {
      console.log(`  ${figure.padEnd(64)} ${value}`);
    }
    failures.push(...found.failures);
  }
  const visitorAfter = (what: string) =>
    phase("an ordinary visitor", ordinaryVisitor(port, site, `after ${what}`));

  const stalled = await openStalledReaders(server, site, { readers: 20 });
  await phase("many visitors", manyVisitors(port, site, { connections: 3000, pagesEach: 5 }));
  await visitorAfter("many visitors at once");
  await phase("idle connections", idleConnections(port, site, { visitors: 20 }));
  await visitorAfter("idle connections");
  await phase("slow readers", slowReaders(server, site, { readers: 80, forMs: 4000 }));
  await visitorAfter("slow readers");
  await phase("slow writers", slowWriters(port, site, { ofHeads: 300, ofBodies: 100 }));
  await visitorAfter("slow writers");
  await phase("aborted requests", abortedRequests(server, site, { each: 300 }));
  await visitorAfter("aborted requests");
  await phase("malformed requests", malformed(port, site));
  await visitorAfter("malformed requests");
  await phase(
    "memory",
    memoryOverRounds(server, 5, async () => {
      const parts = [
        await manyVisitors(port, site, { connections: 1000, pagesEach: 5 }),
        await slowReaders(server, site, { readers: 40, forMs: 500 }),
        await abortedRequests(server, site, { each: 100 }),
        await malformed(port, site),
      ];
      return parts.flatMap((part) => part.failures);
    }),
  );
  await phase("readers who read nothing", stalled.findings());
  await phase(
    "SIGTERM",
    gracefulStop(server, site, outbox, { readers: 40, writers: 100, busy: 150, idle: 100 }),
  );

  const seconds = Math.round((performance.now() - beganAt) / 1000);
  console.log(`\n${seconds} s on ${availableParallelism()} cores, Node ${process.version}`);
  console.log(failures.length === 0 ? "passed" : `FAILED:\n  ${failures.join("\n  ")}`);
  if (failures.length > 0) process.exitCode = 1;
  await rm(folder, { recursive: true });
}

/** Runs the same round repeatedly and measures the server's memory, garbage collected, after each. */
async function memoryOverRounds(
  server: ServerProcess,
  rounds: number,
  round: () => Promise<string[]>,
): Promise<Findings> {
  const gauges: Gauge[] = [];
  const failures: string[] = [];
  for (let number = 0; number < rounds; number++) {
    failures.push(...(await round()));
    gauges.push(await server.gauge());
  }
  const [first] = gauges;
  const last = gauges.at(-1);
  const heldGrowth = (last?.held ?? 0) / (first?.held ?? 1) - 1;
  const rssGrowth = (last?.rss ?? 0) / (first?.rss ?? 1) - 1;
  return {
    figures: {
      "held after each round (MB)": gauges.map(({ held }) => megabytes(held)).join(", "),
      "RSS after each round (MB)": gauges.map(({ rss }) => megabytes(rss)).join(", "),
      "growth, first to last: held, RSS": `${percent(heldGrowth)}, ${percent(rssGrowth)}`,
    },
    failures: [
      ...failures,
      ...(heldGrowth <= heldGrowthLimit ? [] : [`memory held grew by ${percent(heldGrowth)}`]),
      ...(rssGrowth <= rssGrowthLimit ? [] : [`RSS grew by ${percent(rssGrowth)}`]),
    ],
  };
}

function megabytes(bytes: number) {
  return (bytes / 1024 / 1024).toFixed(1);
}

function percent(share: number) {
  return `${(share * 100).toFixed(1)} %`;
}

await main().catch(failPlainly);
