import { expect, test } from "vitest";
import { Candle } from "./candle.tsx";
import { upward } from "./scale.ts";
import { barsOf, rulesOf } from "./test-drawn-shapes.ts";

test("a candle’s wick reaches from high to low in the middle of a body from open to close", () => {
  const prices = { open: 52, high: 56, low: 48, close: 50 };
  const candle = <Candle prices={prices} edges={[10, 20]} y={upward([48, 56])} wickWidth={1} />;
  expect(rulesOf(candle)[0]).toMatchObject({ from: [15, 0], to: [15, 100] });
  expect(barsOf(candle)[0]).toMatchObject({ left: 10, right: 20, top: 50, bottom: 75 });
});
