import { afterAll, beforeAll } from "vitest";
import { describeMessageStore } from "#contact/store/test-store-contract.ts";
import { createD1Store } from "./d1-store.ts";
import { type Miniflare, startMiniflare } from "./miniflare.ts";
import type { D1 } from "./settings.ts";

let platform: Miniflare;
let database: D1;

beforeAll(async () => {
  platform = await startMiniflare({ variables: {} });
  database = await platform.getD1Database("DB");
});
afterAll(() => platform.dispose());

describeMessageStore("D1", async () => {
  let now = Date.UTC(2026, 10, 15, 9, 30);
  const leaseMs = 60_000;
  const open = () =>
    createD1Store<{ text: string }>({ database, maxMessages: 100, leaseMs, clock: () => now });
  const store = open();
  await store.list();
  await database.prepare("DELETE FROM messages").run();
  return {
    store,
    second: open(),
    advance(ms) {
      now += ms;
    },
    now: () => new Date(now),
    leaseMs,
    bodyOf: (text) => ({ text }),
    textOf: ({ text }) => text,
  };
});
