import { expect, test, vi } from "vitest";
import { startTidying } from "./tidy-hourly.ts";

test("sent copies past their time are deleted at the start and every hour, whatever fails", async () => {
  vi.useFakeTimers();
  const cutOffs: number[] = [];
  const clearLeftovers = vi.fn(async () => {});
  const lines: string[] = [];
  const note = (line: string) => lines.push(line);
  const tidying = startTidying({
    store: {
      async forgetOld(before) {
        cutOffs.push(Date.now() - before.getTime());
        if (cutOffs.length === 1) throw Object.assign(new Error("x"), { code: "EACCES" });
        return 3;
      },
      clearLeftovers,
    },
    keepSentMs: 5000,
    clock: Date.now,
    log: { info: note, warn: note, error: note },
  });
  await vi.advanceTimersByTimeAsync(3_600_000 * 2);
  await tidying.stop();
  await vi.advanceTimersByTimeAsync(3_600_000 * 2);
  expect(cutOffs).toEqual([5000, 5000, 5000]);
  expect(clearLeftovers).toHaveBeenCalledTimes(2);
  expect(lines[0]).toContain("EACCES");
  expect(lines[1]).toContain("deleted 3 messages");
  vi.useRealTimers();
});

test("stopping waits until what is being deleted is deleted", async () => {
  let finish = () => {};
  const deleting = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const lines: string[] = [];
  const note = (line: string) => lines.push(line);
  const tidying = startTidying({
    store: {
      async forgetOld() {
        await deleting;
        return 0;
      },
      async clearLeftovers() {},
    },
    keepSentMs: 5000,
    clock: Date.now,
    log: { info: note, warn: note, error: note },
  });
  let stopped = false;
  const stopping = tidying.stop().then(() => {
    stopped = true;
  });
  await new Promise(setImmediate);
  expect(stopped).toBe(false);
  finish();
  await stopping;
  // Nothing had expired, so there is nothing to log.
  expect(lines).toEqual([]);
});
