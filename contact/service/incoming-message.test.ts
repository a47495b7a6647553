import { describe, expect, test, vi } from "vitest";
import { readBody } from "./incoming-message.ts";

const limits = { limit: 10, timeLimitMs: 60_000 };

/** Sends the pieces one after another, with no length announced. */
function requestOf(...pieces: string[]) {
  return streamed({
    pull(controller) {
      const piece = pieces.shift();
      if (piece === undefined) controller.close();
      else controller.enqueue(encoded(piece));
    },
  });
}

function streamed(source: UnderlyingDefaultSource<Uint8Array>) {
  const body = new ReadableStream(source);
  return new Request("http://site.test", { method: "POST", body, duplex: "half" } as RequestInit);
}

function encoded(text: string) {
  return new TextEncoder().encode(text);
}

async function textOf(request: Request, { timeLimitMs } = limits) {
  const outcome = await readBody(request, { ...limits, timeLimitMs });
  return outcome.kind === "read" ? new TextDecoder().decode(outcome.bytes) : outcome.answer.status;
}

describe("a body", () => {
  test("comes in pieces and is put together in their order", async () => {
    expect(await textOf(requestOf("one", " ", "two"))).toBe("one two");
  });

  test("leaves no timer running once it is read", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      expect(await textOf(requestOf("one"))).toBe("one");
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  test("may be as long as the limit, and not a byte longer", async () => {
    expect(await textOf(requestOf("01234", "56789"))).toBe("0123456789");
    expect(await textOf(requestOf("01234", "567890"))).toBe(413);
  });

  test("announced as long as the limit is read, and longer is not even begun", async () => {
    const announced = (length: string) =>
      new Request("http://site.test", {
        method: "POST",
        body: "x",
        headers: { "content-length": length },
      });
    expect(await textOf(announced("10"))).toBe("x");
    expect(await textOf(announced("11"))).toBe(413);
  });

  test("that was never sent is empty", async () => {
    expect(await textOf(new Request("http://site.test", { method: "POST" }))).toBe("");
  });

  test("that someone else has read already is broken", async () => {
    const request = requestOf("x");
    await request.text();
    expect(await textOf(request)).toBe(400);
  });

  test("that stops halfway is given up after the time limit", async () => {
    const stalled = streamed({ start: (controller) => controller.enqueue(encoded("one")) });
    expect(await textOf(stalled, { ...limits, timeLimitMs: 30 })).toBe(408);
  });

  test("that drips on forever is given up after the time limit", async () => {
    const dripping = streamed({
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 5));
        controller.enqueue(encoded(""));
      },
    });
    expect(await textOf(dripping, { ...limits, timeLimitMs: 60 })).toBe(408);
  });

  test("that is given up is not read any further", async () => {
    let pulls = 0;
    let canceled = false;
    const request = streamed({
      pull(controller) {
        pulls += 1;
        controller.enqueue(new Uint8Array(8));
      },
      cancel() {
        canceled = true;
      },
    });
    expect(await textOf(request)).toBe(413);
    expect(canceled).toBe(true);
    expect(pulls).toBeLessThan(5);
  });
});
