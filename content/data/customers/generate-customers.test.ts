import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { customersAsCsv, generateCustomers } from "./generate-customers.ts";
import { scoredCustomersSource } from "./score-customers.ts";

describe("the bank's customers", () => {
  const bank = generateCustomers();
  const { customers, transactions } = bank;

  test("are the same on every machine", () => {
    const files = customersAsCsv(bank);
    const hash = createHash("sha256")
      .update(files["customers.csv"])
      .update(files["transactions.csv"]);
    expect(hash.digest("hex")).toBe(
      "6ab419bbe43057f7473c02b9a7200ab61491d791cb05ee073599abc03b504fe7",
    );
  });

  test("are scored in models/segmentation as they are generated", () => {
    const scored = new URL("../../../models/segmentation/scored-customers.ts", import.meta.url);
    expect(readFileSync(scored, "utf8")).toBe(scoredCustomersSource(bank));
  });

  test("book in the order of time, in thirteen months, and never before the account is open", () => {
    const days = transactions.map(({ bookedOn }) => bookedOn);
    expect(days).toEqual(days.toSorted());
    expect([days[0], days.at(-1)]).toEqual(["2021-11-01", "2022-11-30"]);
    const opened = new Map(customers.map((own) => [own.customerId, own.openedOn]));
    const early = transactions.filter(
      ({ customerId, bookedOn }) => bookedOn < (opened.get(customerId) ?? ""),
    );
    expect(early).toEqual([]);
  });

  test("are what the README says", () => {
    const readme = readFileSync(new URL("README.md", import.meta.url), "utf8").replaceAll(
      "\n",
      " ",
    );
    const count = (value: number) => value.toLocaleString("en");
    expect(readme).toContain(
      `${count(customers.length)} customers and their ${count(transactions.length)} transactions`,
    );
    const standing = transactions.filter(({ standingOrder }) => standingOrder).length;
    expect(readme).toContain(`of which ${count(standing)} are standing orders`);
  });

  test("differ with another seed", () => {
    expect(generateCustomers(1).transactions).not.toEqual(transactions);
  });
});
