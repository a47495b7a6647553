import { get, openConnection } from "./connection.ts";
import { hashOf, type LoadSite } from "./load-site.ts";
import type { Findings } from "./phase.ts";

const timeLimitMs = 2000;

/** A visitor who requests a page, before, after and in the middle of everything else. */
export async function ordinaryVisitor(
  port: number,
  site: LoadSite,
  when: string,
): Promise<Findings> {
  const askedAt = performance.now();
  const visitor = await openConnection(port);
  const [page] = site.pages;
  visitor.send(get(page?.path ?? "/"));
  const answer = await visitor.answer();
  const ms = performance.now() - askedAt;
  visitor.drop();
  const right = answer?.status === 200 && hashOf(answer.body) === page?.hash;
  return {
    figures: { [`a visitor ${when} waits (ms)`]: ms.toFixed(1) },
    failures: [
      ...(right ? [] : [`a visitor ${when} got ${answer?.status ?? "no answer"}`]),
      ...(ms < timeLimitMs ? [] : [`a visitor ${when} waited ${ms.toFixed(0)} ms`]),
    ],
  };
}
