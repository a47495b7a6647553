// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { testPage } from "#app/components/test-page.ts";
import { NumberInput, type NumberSlot, readNumber } from "./number-input.tsx";
import type { Unit } from "./units.ts";
import type { SetInput } from "./use-model.ts";

const euro: Unit = { before: "€", after: "", scale: 1, digits: 0 };

const slot: NumberSlot = {
  key: "cost",
  label: "Cost",
  place: { name: "cost" },
  field: {
    kind: "number",
    label: "Cost",
    key: "cost",
    unit: euro,
    limits: { min: 5_000, max: 40_000, step: 100 },
    whole: false,
  },
};

const { page, render } = testPage();
let field: HTMLInputElement;
const set = vi.fn<SetInput>();

beforeEach(async () => {
  set.mockClear();
  await render(<NumberInput slot={slot} value={18_000} note={undefined} set={set} />);
  const found = page.querySelector("input");
  if (!found) throw new Error("no field");
  field = found;
});

async function typeInField(text: string) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

async function press(key: string) {
  await act(async () => {
    field.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  });
}

async function blurField() {
  await act(async () => {
    field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  });
}

describe("NumberInput", () => {
  test("groups the digits, and tells assistive technology the number and its limits", () => {
    expect(field.value).toBe("18,000");
    expect(field.getAttribute("aria-valuenow")).toBe("18000");
    expect(field.getAttribute("aria-valuemin")).toBe("5000");
    expect(field.getAttribute("aria-valuemax")).toBe("40000");
    expect(field.getAttribute("aria-valuetext")).toBe("€18,000");
  });

  test("takes a number with separators and a sign at once", async () => {
    await typeInField("€20,000");
    expect(set).toHaveBeenLastCalledWith(slot, 20_000);
    expect(field.value).toBe("€20,000");
  });

  test("moves by a step with the arrows, by ten with the page keys, and stops at a limit", async () => {
    await press("ArrowUp");
    expect(set).toHaveBeenLastCalledWith(slot, 18_100);
    await press("PageDown");
    expect(set).toHaveBeenLastCalledWith(slot, 17_000);
    await typeInField("39,950");
    await press("PageUp");
    expect(set).toHaveBeenLastCalledWith(slot, 40_000);
  });

  test("waits with a number beyond a limit until the field is left, and says what it uses", async () => {
    await typeInField("90000");
    expect(set).not.toHaveBeenCalled();
    expect(field.getAttribute("aria-invalid")).toBe("true");
    await blurField();
    expect(set).toHaveBeenCalledWith(slot, 40_000, expect.stringContaining("above the limit"));
  });

  test("says that a text is not a number, and keeps the number it had", async () => {
    await typeInField("about 20");
    await blurField();
    expect(set).toHaveBeenCalledWith(
      slot,
      18_000,
      "“about 20” is not a number; still using 18,000.",
    );
    expect(field.value).toBe("18,000");
  });

  test("takes an emptied field for a change of mind", async () => {
    await typeInField("");
    await blurField();
    expect(set).not.toHaveBeenCalled();
    expect(field.value).toBe("18,000");
  });
});

describe("readNumber", () => {
  test.each([
    ["18000", 18_000],
    ["18,000", 18_000],
    ["€18,000", 18_000],
    [" 1,234,567.5 ", 1_234_567.5],
    ["-5", -5],
    ["−5 %", -5],
    [".5", 0.5],
    ["7.", 7],
    ["18\u00a0000", 18_000],
  ])("reads %j as %d", (text, number) => {
    expect(readNumber(text)).toBe(number);
  });

  test.each([
    "",
    " ",
    "-",
    ".",
    "abc",
    "1,5",
    "1,50,000",
    "1.2.3",
    "0x1F",
    "1e9",
    "--5",
    "Infinity",
  ])("reads no number in %j", (text) => {
    expect(readNumber(text)).toBeNull();
  });
});
