import { deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { hashOfQuery, queryInHash } from "./shared-query.ts";

test("a query comes back from its address, whatever it contains", async () => {
  const sql = "SELECT 'größe', '😀' -- #q2=x&y\nFROM \"odd name\";";
  const hash = await hashOfQuery("q1", sql);
  expect(hash).toMatch(/^#q1=[\w-]+$/);
  expect(await queryInHash("q1", hash ?? "")).toBe(sql);
});

test("an address for another query holds nothing for this one", async () => {
  expect(await queryInHash("q1", (await hashOfQuery("q10", "SELECT 1")) ?? "")).toBeNull();
});

test.each(["#q1=", "#q1=%%%", "#q1=AAAA", "#q1-step2", ""])(
  "a damaged address (%s) holds no query",
  async (hash) => {
    expect(await queryInHash("q1", hash)).toBeNull();
  },
);

test("a query that is too long for an address gets none", async () => {
  const noise = Array.from({ length: 20_000 }, (_, n) => Math.sin(n)).join();
  expect(await hashOfQuery("q1", noise)).toBeNull();
});

test("a short address that unpacks into a huge text holds no query", async () => {
  const packed = deflateRawSync("\n".repeat(1e6)).toString("base64url");
  expect(packed.length).toBeLessThan(8000);
  expect(await queryInHash("q1", `#q1=${packed}`)).toBeNull();
});

test("an address longer than any we write is not unpacked", async () => {
  const noise = Array.from({ length: 1500 }, (_, n) => Math.sin(n)).join();
  const packed = deflateRawSync(noise).toString("base64url");
  expect(packed.length).toBeGreaterThan(8000);
  expect(await queryInHash("q1", `#q1=${packed}`)).toBeNull();
});

test("a query that no address could bring back gets none", async () => {
  expect(await hashOfQuery("q1", "\n".repeat(1e6))).toBeNull();
});
