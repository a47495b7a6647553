import type { LoadSite } from "./load-site.ts";
import { type Findings, none, sleep } from "./phase.ts";
import type { ServerProcess } from "./server-process.ts";
import { openSlowReader } from "./slow-reader.ts";

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
