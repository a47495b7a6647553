import { type Connection, get, openConnections } from "./connection.ts";
import { hashOf, type LoadSite } from "./load-site.ts";
import { type Findings, none, spread } from "./phase.ts";

/** Many visitors at once: all connections are open together, and each reads several pages. */
export async function manyVisitors(
  port: number,
  site: LoadSite,
  { connections, pagesEach }: { connections: number; pagesEach: number },
): Promise<Findings> {
  const latencies: number[] = [];
  const wrong: string[] = [];
  const beganAt = performance.now();
  const visitors = await openConnections(port, connections);
  const openedMs = performance.now() - beganAt;
  await Promise.all(visitors.map(readPages));
  const seconds = (performance.now() - beganAt) / 1000;
  for (const visitor of visitors) visitor.drop();
  return {
    figures: {
      "connections open at once": connections,
      "opened in (ms)": Math.round(openedMs),
      "pages read": latencies.length,
      "pages a second": Math.round(latencies.length / seconds),
      "answer, median / 99 % / longest (ms)": spread(latencies),
    },
    failures: none(
      wrong.length,
      `pages were wrong or did not arrive: ${[...new Set(wrong)].join(", ")}`,
    ),
  };

  async function readPages(visitor: Connection, number: number) {
    for (let turn = 0; turn < pagesEach; turn++) {
      const page = site.pages[(number + turn) % site.pages.length];
      if (!page) continue;
      const askedAt = performance.now();
      visitor.send(get(page.path));
      const answer = await visitor.answer();
      latencies.push(performance.now() - askedAt);
      if (answer === null) wrong.push("no answer");
      else if (answer.status !== 200) wrong.push(`status ${answer.status}`);
      else if (hashOf(answer.body) !== page.hash) wrong.push("another content");
    }
  }
}
