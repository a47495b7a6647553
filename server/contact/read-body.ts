export type BodyOutcome =
  | { kind: "read"; bytes: Uint8Array }
  | { kind: "too-large" }
  | { kind: "too-slow" }
  | { kind: "broken" };

/** Reads a body of at most `limit` bytes within `timeLimitMs`, whatever its headers promise. */
export async function readBody(
  request: Request,
  { limit, timeLimitMs }: { limit: number; timeLimitMs: number },
): Promise<BodyOutcome> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) return { kind: "too-large" };
  if (request.bodyUsed) return { kind: "broken" };
  if (request.body === null) return { kind: "read", bytes: new Uint8Array() };

  const reader: ReadableStreamDefaultReader<Uint8Array> = request.body.getReader();
  const { promise: timeUp, cancel: stopClock } = after(timeLimitMs);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    while (true) {
      const next = await Promise.race([reader.read(), timeUp]);
      if (next === "time is up") return { kind: "too-slow" };
      if (next.done) return { kind: "read", bytes: join(chunks, size) };
      size += next.value.byteLength;
      if (size > limit) return { kind: "too-large" };
      chunks.push(next.value);
    }
  } catch {
    return { kind: "broken" };
  } finally {
    stopClock();
    // Not awaited: a peer that has stopped talking may never acknowledge it.
    reader.cancel().catch(() => {});
  }
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
