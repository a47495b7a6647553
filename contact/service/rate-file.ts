import { join } from "node:path";
import * as v from "valibot";
import { localDisk } from "../store/disk.ts";
import { createDrafts } from "../store/drafts.ts";
import { createRateLimits } from "./rate-limiter.ts";

const counts = v.record(v.string(), v.number());
const schema = v.object({ messages: counts, junk: counts });

const saveAfterMs = 1_000;

/**
 * Rate limits whose counts are kept in a file of the outbox, so that a restart does not give everyone their full
 * allowance again. The file names a network only until its allowance is full again. A failing disk changes nothing.
 */
export async function openRateLimits(
  folder: string,
  settings: { burst: number; perHour: number; totalPerHour: number },
) {
  const file = join(folder, "rates.json");
  const drafts = createDrafts(join(folder, "tmp"), localDisk, Date.now);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving: Promise<void> | undefined;
  const limits = createRateLimits({
    ...settings,
    saved: await readCounts(file),
    onCount() {
      timer ??= setTimeout(() => {
        timer = undefined;
        saving = save();
      }, saveAfterMs).unref();
    },
  });

  async function save() {
    const saved = { messages: limits.messages.counts(), junk: limits.junk.counts() };
    try {
      await localDisk.rename(await drafts.write("rates", Buffer.from(JSON.stringify(saved))), file);
    } catch {
      // The limits themselves go on in memory.
    }
  }

  return {
    limits,
    async close() {
      await saving;
      if (timer === undefined) return;
      clearTimeout(timer);
      await save();
    },
  };
}

async function readCounts(file: string) {
  try {
    return v.parse(schema, JSON.parse(String(await localDisk.read(file))));
  } catch {
    return { messages: {}, junk: {} };
  }
}
