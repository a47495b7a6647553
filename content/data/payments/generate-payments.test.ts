import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { generatePayments, paymentsAsCsv } from "./generate-payments.ts";
import { scoredPaymentsSource } from "./score-payments.ts";

describe("the payments", () => {
  const payments = generatePayments();
  const files = paymentsAsCsv(payments);
  const readme = readFileSync(new URL("README.md", import.meta.url), "utf8");

  test("are the same on every machine", () => {
    const hash = createHash("sha256")
      .update(files["payments.csv"])
      .update(files["confirmed_fraud.csv"]);
    expect(hash.digest("hex")).toBe(
      "89324694d83b031a234c0de3f8ed240e5022a98aed34c2dfa55aa51851127117",
    );
  });

  test("are scored in models/fraud as they are generated", () => {
    const scored = new URL("../../../models/fraud/scored-payments.ts", import.meta.url);
    expect(readFileSync(scored, "utf8")).toBe(scoredPaymentsSource(payments));
  });

  test("are numbered in the order of time, on weekdays of 2022, no two in one second", () => {
    const times = payments.map(({ paidAt }) => paidAt);
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
    const days = files["payments.csv"]
      .split("\n")
      .slice(1, -1)
      .map((line) => line.split(/[ ,]/)[1] ?? "");
    expect(days.every((day) => day.startsWith("2022-"))).toBe(true);
    expect(days.filter((day) => new Date(day).getUTCDay() % 6 === 0)).toEqual([]);
  });

  test("are what the README says", () => {
    const frauds = payments.filter(({ fraud }) => fraud !== null);
    const count = (value: number) => value.toLocaleString("en");
    expect(readme.replaceAll("\n", " ")).toContain(
      `${count(payments.length)} payments, of which ${frauds.length} are fraud`,
    );
    expect(readme).toContain(`${new Set(payments.map(({ payerId }) => payerId)).size} branches`);
    expect(readme).toContain(`pay ${new Set(payments.map(({ payeeId }) => payeeId)).size} payees`);
    for (const kind of new Set(frauds.map(({ fraud }) => fraud))) {
      const planted = frauds.filter(({ fraud }) => fraud === kind).length;
      expect(readme).toContain(`| ${kind} | ${planted} |`);
    }
    expect(frauds[0]?.paidAt).toBeGreaterThan(58 * 86_400);
  });

  test("differ with another seed", () => {
    expect(generatePayments(1)).not.toEqual(payments);
  });
});
