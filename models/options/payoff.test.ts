import { describe, expect, test } from "vitest";
import { type Leg, profitAtExpiry, strikesOf } from "./payoff.ts";

const longCall: Leg = { kind: "call", strike: 100, premium: 5, quantity: 1 };
const shortCall: Leg = { kind: "call", strike: 110, premium: 2, quantity: -1 };
const longPut: Leg = { kind: "put", strike: 100, premium: 4, quantity: 1 };
const stock: Leg = { kind: "share", price: 100, quantity: 1 };

describe("profitAtExpiry", () => {
  test("of no position is nothing", () => {
    expect(profitAtExpiry([], 123)).toBe(0);
  });

  test("of a call loses the premium below the strike and gains with the price above it", () => {
    expect(profitAtExpiry([longCall], 90)).toBe(-5);
    expect(profitAtExpiry([longCall], 100)).toBe(-5);
    expect(profitAtExpiry([longCall], 120)).toBe(15);
  });

  test("of a put is the mirror of it", () => {
    expect(profitAtExpiry([longPut], 80)).toBe(16);
    expect(profitAtExpiry([longPut], 120)).toBe(-4);
  });

  test("of a bull call spread is bounded by the premium and by the distance of the strikes", () => {
    expect(profitAtExpiry([longCall, shortCall], 0)).toBe(-3);
    expect(profitAtExpiry([longCall, shortCall], 1000)).toBe(7);
  });

  test("of a call sold is what the buyer lost", () => {
    expect(profitAtExpiry([{ ...longCall, quantity: -3 }], 90)).toBe(15);
  });

  test("of stock and put against a call of the same strike is the same at every price: parity", () => {
    const protectedStock = [stock, longPut];
    const differences = [0, 50, 100, 130, 1e6].map(
      (price) => profitAtExpiry(protectedStock, price) - profitAtExpiry([longCall], price),
    );
    expect(new Set(differences)).toEqual(new Set([1]));
  });
});

test("strikesOf a strategy are ascending and each named once", () => {
  expect(strikesOf([shortCall, stock, longPut, longCall])).toEqual([100, 110]);
});
