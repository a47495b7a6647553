export type Answer = { status: number; headers: ReadonlyMap<string, string>; body: Buffer };

/**
 * Splits what arrives on a connection into whole HTTP answers. Our own client, because a good one
 * would hide what this test looks for: answers cut short, and answers that were never requested.
 */
export function createAnswerReader() {
  let pending: Buffer = Buffer.alloc(0);
  let head: { status: number; headers: Map<string, string>; length: number } | null = null;
  let chunks: Buffer[] = [];
  let received = 0;

  function readHead() {
    const end = pending.indexOf("\r\n\r\n");
    if (end === -1) return false;
    const [statusLine = "", ...lines] = pending.subarray(0, end).toString("latin1").split("\r\n");
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1]);
    const headers = new Map(lines.map(headerOf));
    head = { status, headers, length: Number(headers.get("content-length") ?? 0) };
    pending = pending.subarray(end + 4);
    return true;
  }

  function readBody(length: number) {
    const part = pending.subarray(0, length - received);
    chunks.push(part);
    received += part.length;
    pending = pending.subarray(part.length);
    return received === length;
  }

  return {
    /** Whether an answer has arrived only in part. */
    isHalfway: () => head !== null || pending.length > 0,
    push(chunk: Buffer): Answer[] {
      pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
      const answers: Answer[] = [];
      while ((head !== null || readHead()) && head !== null && readBody(head.length)) {
        answers.push({ status: head.status, headers: head.headers, body: Buffer.concat(chunks) });
        head = null;
        chunks = [];
        received = 0;
      }
      return answers;
    },
  };
}

function headerOf(line: string): [name: string, value: string] {
  const colon = line.indexOf(":");
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
}
