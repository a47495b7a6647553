// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { act } from "react";
import { expect, test } from "vitest";
import { testPage } from "#app/components/test-page.ts";
import { PeriodTable } from "./period-table.tsx";
import { FiguresContext } from "./workings/figures.ts";

const table = (
  <PeriodTable
    title="Quarters"
    caption="Fees by quarter"
    period="Quarter"
    columns={[
      { id: "none", title: "None", unit: "€", adds: true, value: () => 0 },
      { id: "fee", title: "Fee", unit: "€", adds: true, value: (row: number) => row },
      ...[null, undefined].map((value) => ({
        ...{ id: String(value), title: String(value), unit: "", adds: false },
        value: (row: number) => (row === 1 ? value : row),
      })),
    ]}
    rows={[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]}
    nameOf={String}
  />
);

const { page, render } = testPage();

/** With the working of a figure open, or of none. */
async function show(openId: string | null) {
  const figures = { openId, formulaOf: () => null };
  await render(<FiguresContext value={figures}>{table}</FiguresContext>);
}

async function press() {
  await act(async () => page.querySelector<HTMLElement>("button[aria-expanded]")?.click());
}

const [, hidden = ""] =
  /^\s*(\.folded .+) \{/m.exec(readFileSync("app/styles/figure-table.css", "utf8")) ?? [];

/** What the button says, and how many rows can be seen. */
function state() {
  const button = page.querySelector("section > div > button");
  const folded = [...page.querySelectorAll(hidden)];
  const shown = [...page.querySelectorAll("tbody tr")].filter(
    (row) => row.querySelector("th") && !folded.includes(row),
  );
  return [button?.textContent, button?.getAttribute("aria-expanded"), shown.length];
}

const folded = ["Show all 13 rows+", "false", 5];
const unfolded = ["Show all 13 rows+", "true", 13];

test("an open trace unfolds the table, whose button says so and can fold it", async () => {
  await show(null);
  expect(state()).toEqual(folded);
  await show("fee.6");
  expect(state()).toEqual(unfolded);
  await press();
  expect(state()).toEqual(folded);
  await show("fee.7");
  expect(state()).toEqual(unfolded);
  await show(null);
  expect(state()).toEqual(folded);
});

test("a column that is zero throughout is left out", async () => {
  await show(null);
  expect(page.querySelectorAll("thead th")).toHaveLength(4);
});

test("a table that the visitor unfolded stays so when a trace is opened and closed", async () => {
  await show(null);
  await press();
  for (const openId of ["fee.6", null]) {
    await show(openId);
    expect(state()).toEqual(unfolded);
  }
});

test("a place without a number shows a dash, which opens the working of its cell if there is one", async () => {
  await show(null);
  const [, empty, missing] = page.querySelectorAll("tbody tr:first-child td");
  expect([empty?.textContent, missing?.textContent]).toEqual(["–", "–"]);
  expect(empty?.querySelector("button")?.dataset.cell).toBe("null.1");
  expect(missing?.querySelector("button")).toBeNull();
});
