import type { Answer } from "./answer.ts";

export type BodyOutcome = { kind: "read"; bytes: Uint8Array } | { kind: "refused"; answer: Answer };

/** Reads a body of at most `limit` bytes within `timeLimitMs`, whatever its headers promise. */
export async function readBody(
  request: Request,
  { limit, timeLimitMs }: { limit: number; timeLimitMs: number },
): Promise<BodyOutcome> {
  const tooLarge = refused(413, `The message is larger than ${limit / 1024} KB`);
  const broken = refused(400, "The message broke off on its way");
  if (Number(request.headers.get("content-length") ?? 0) > limit) return tooLarge;
  if (request.bodyUsed) return broken;
  if (request.body === null) return { kind: "read", bytes: new Uint8Array() };

  const reader: ReadableStreamDefaultReader<Uint8Array> = request.body.getReader();
  const { promise: timeUp, cancel: stopClock } = after(timeLimitMs);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    while (true) {
      const next = await Promise.race([reader.read(), timeUp]);
      if (next === "time is up") return refused(408, "The message took too long to arrive");
      if (next.done) return { kind: "read", bytes: join(chunks, size) };
      size += next.value.byteLength;
      if (size > limit) return tooLarge;
      chunks.push(next.value);
    }
  } catch {
    return broken;
  } finally {
    stopClock();
    // Not awaited: a peer that has stopped talking may never acknowledge it.
    reader.cancel().catch(() => {});
  }
}

function refused(status: number, text: string): BodyOutcome {
  return { kind: "refused", answer: { status, text } };
}

function after(milliseconds: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const promise = new Promise<"time is up">((resolve) => {
    timer = setTimeout(() => resolve("time is up"), milliseconds);
  });
  return { promise, cancel: () => clearTimeout(timer) };
}

function join(chunks: readonly Uint8Array[], size: number) {
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}
