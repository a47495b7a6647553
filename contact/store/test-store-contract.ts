import { describe } from "vitest";
import { describeClaiming } from "./test-store-contract/claiming.ts";
import { describeKeeping } from "./test-store-contract/keeping.ts";
import type { OpenStore } from "./test-store-contract/store-under-test.ts";

/** What every store promises. The stores' own tests call it with a fresh one for each test. */
export function describeMessageStore<Body>(name: string, open: OpenStore<Body>) {
  describe(`${name} as a message store`, () => {
    describeKeeping(open);
    describeClaiming(open);
  });
}
