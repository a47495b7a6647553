import { describe } from "vitest";
import { describeClaiming } from "./message-store-contract/claiming.ts";
import { describeKeeping } from "./message-store-contract/keeping.ts";
import type { OpenStore } from "./message-store-contract/store-under-test.ts";

/** What every store promises. The stores' own tests call it with a fresh one for each test. */
export function describeMessageStore<Body>(name: string, open: OpenStore<Body>) {
  describe(`${name} as a message store`, () => {
    describeKeeping(open);
    describeClaiming(open);
  });
}
