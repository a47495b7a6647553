import { payloadOf } from "./sample-messages.ts";

export type Visits = {
  answered: Set<string>;
  /** Requests that were made, first ones and repeated ones. */
  requests: number;
  /** Requests that ended without an answer. */
  cutOff: number;
  latenciesMs: number[];
};

/**
 * Sends the messages over several connections at once. A message that got no answer is sent again
 * with the same key, to whichever server, until it is answered.
 */
export async function sendAll(
  ids: readonly string[],
  { urls, connections, stopAt }: { urls: readonly string[]; connections: number; stopAt: number },
  visits: Visits = { answered: new Set(), requests: 0, cutOff: 0, latenciesMs: [] },
): Promise<Visits> {
  const left = [...ids].reverse();
  await Promise.all(Array.from({ length: connections }, visitor));
  return visits;

  async function visitor() {
    for (let id = left.pop(); id !== undefined; id = left.pop()) await sendUntilAnswered(id);
  }

  async function sendUntilAnswered(id: string) {
    while (performance.now() < stopAt) {
      const url = urls[visits.requests % urls.length] ?? "";
      visits.requests += 1;
      const sentAt = performance.now();
      const status = await post(url, id);
      if (status === 200) {
        visits.answered.add(id);
        visits.latenciesMs.push(performance.now() - sentAt);
        return;
      }
      if (status !== "cut off") throw new Error(`The server answered ${status}`);
      visits.cutOff += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

async function post(url: string, id: string): Promise<number | "cut off"> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: payloadOf(id),
      signal: AbortSignal.timeout(10_000),
    });
    await response.text();
    return response.status;
  } catch {
    return "cut off";
  }
}
