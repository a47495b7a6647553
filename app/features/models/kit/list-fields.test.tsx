// @vitest-environment happy-dom
import { act, useState } from "react";
import { describe, expect, test } from "vitest";
import { testPage } from "#app/components/test-page.ts";
import { defineModel } from "./define-model.ts";
import { ListFields } from "./list-fields.tsx";
import type { ListLayout } from "./list-row.tsx";
import { plain } from "./units.ts";

type Partners = { lps: readonly { parts: number }[] };

const model = defineModel<Partners, "only">({
  fields: {
    lps: {
      kind: "list",
      columns: {
        parts: {
          ...{ kind: "number", label: "Parts", key: "lp", unit: plain },
          limits: { min: 1, max: 100, step: 1 },
          whole: true,
        },
      },
      labelOf: (column, row) => `${column} of partner ${row}`,
      length: { key: "lps", min: 1, max: 3, newRow: { parts: 10 } },
    },
  },
  presets: { only: { title: "Only", inputs: { lps: [{ parts: 60 }, { parts: 40 }] } } },
  opensWith: "only",
});

function Page({ query, layout }: { query: string; layout: ListLayout }) {
  const [shown, setShown] = useState(() => model.urlState.read(new URLSearchParams(query)));
  const state = {
    ...{ model, edited: false, changed: false, query: "" },
    ...shown,
    ...{ set: () => {}, choosePreset: () => {}, reset: () => {} },
    addRow: (list: string) => setShown((before) => model.withNewRow(before, list)),
    removeRow: (list: string, row: number) =>
      setShown((before) => model.withoutRow(before, list, row)),
  };
  const words = { rowTitle: "Partner", title: "Partners", hint: "Any." };
  return <ListFields state={state} list="lps" layout={layout} {...words} />;
}

const { page, render } = testPage();

async function open(query = "", layout: ListLayout = "table") {
  await render(<Page query={query} layout={layout} />);
}

function labeled(label: string) {
  const found = [...page.querySelectorAll<HTMLElement>("button, input")].find(
    (one) => one.getAttribute("aria-label") === label || one.textContent === label,
  );
  if (!found) throw new Error(`There is no ${label}`);
  return found;
}

async function press(label: string) {
  const button = labeled(label);
  button.focus();
  await act(async () => button.click());
}

describe.each(["table", "column", "page"] as const)(
  "in a %s, the focus of a visitor who works by keyboard",
  (layout) => {
    test("is in the last row after that below it was removed", async () => {
      await open("?lps=3", layout);
      await press("Remove partner 3");
      expect(document.activeElement).toBe(labeled("Parts of partner 2"));
    });

    test("is in the only row after the other was removed, since this one cannot be", async () => {
      await open("", layout);
      await press("Remove partner 1");
      expect(document.activeElement).toBe(labeled("Parts of partner 1"));
    });

    test("stays on the button where the next row moves up to it", async () => {
      await open("?lps=3", layout);
      await press("Remove partner 1");
      expect(document.activeElement).toBe(labeled("Remove partner 1"));
    });

    test("is in a row that was added", async () => {
      await open("", layout);
      await press("Add a partner");
      expect(document.activeElement).toBe(labeled("Parts of partner 3"));
    });
  },
);

describe.each(["table", "column", "page"] as const)("in a %s", (layout) => {
  test("a number beyond its limit is said in its row, and with its field", async () => {
    await open("?lp2=101", layout);
    const note = page.querySelectorAll("[data-row]")[1]?.querySelector("p.text-loss");
    expect(note?.textContent).toBe("101 is above the limit of 100; using 100.");
    const described = labeled("Parts of partner 2").getAttribute("aria-describedby");
    expect(described?.split(" ")).toContain(note?.id);
  });
});

test("a number of rows beyond the limit is said in the list", async () => {
  await open("?lps=99");
  expect(page.textContent).toContain("99 is above the limit of 3; using 3.");
});
