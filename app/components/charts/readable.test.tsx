// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, test } from "vitest";
import { testPage } from "../test-page.ts";
import { ColumnChart } from "./column-chart.tsx";
import { HeatGrid } from "./heat-grid.tsx";

const { page, render } = testPage();

const columns = (
  <ColumnChart
    label="Hours by day"
    columns={["Mon", "Tue", "Wed"].map((name, index) => ({
      name,
      parts: [{ name: "hours", value: index + 6, tone: "accent" }],
    }))}
    format={(value) => `${value} h`}
    unit="Hours"
    labels="value axis"
    plotHeight={208}
  />
);

const slider = () => page.querySelector("input") ?? document.createElement("input");
const shown = () => page.querySelector("p")?.textContent;

/** The plot is 300 by 200 pixels; the pointer is at this place of it. */
async function point(type: string, clientX: number, clientY: number, pointerType = "mouse") {
  const plot = page.querySelector(".touch-pan-y");
  if (!plot) throw new Error("no plot");
  plot.getBoundingClientRect = () => new DOMRect(0, 0, 300, 200);
  await act(async () =>
    plot.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, clientY, pointerType })),
  );
}

async function press(key: string) {
  await act(async () =>
    slider().dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })),
  );
}

describe("a chart that is not read", () => {
  test("has its unit at the axis", async () => {
    await render(columns);
    expect(shown()).toBe("Hours");
  });
});

describe("the pointer", () => {
  test("reads the nearest column, and nothing once it has left", async () => {
    await render(columns);
    await point("pointermove", 160, 20);
    expect(shown()).toBe("Tuehours 7 h");
    await point("pointerout", 400, 20);
    expect(shown()).toBe("Hours");
  });

  test("reads the nearest cell of a grid", async () => {
    const rows = [
      { name: "a", values: [1, 2] },
      { name: "b", values: [3, 4] },
    ];
    await render(<HeatGrid label="Cells" columns={["x", "y"]} rows={rows} format={String} />);
    await point("pointermove", 80, 150);
    expect(shown()).toBe("bx 3");
    await act(async () => slider().focus());
    await press("ArrowUp");
    expect(slider().getAttribute("aria-valuetext")).toBe("a: x 1");
    await press("ArrowUp");
    expect(slider().getAttribute("aria-valuetext")).toBe("a: x 1");
  });
});

test("a tap is read until the next one elsewhere", async () => {
  await render(columns);
  await point("pointerdown", 290, 20, "touch");
  await point("pointerout", 290, 20, "touch");
  expect(shown()).toBe("Wedhours 8 h");
  expect(page.querySelector(".touch-pan-y")?.className).not.toContain("outline-2");
  await act(async () => slider().blur());
  expect(shown()).toBe("Hours");
});

test("the slider says each column as its value", async () => {
  await render(columns);
  await act(async () => slider().focus());
  expect(shown()).toBe("Monhours 6 h");
  await press("ArrowDown");
  expect(slider().getAttribute("aria-valuetext")).toBe("Tue: hours 7 h");
  expect(slider().max).toBe("2");
  await act(async () =>
    slider().dispatchEvent(new KeyboardEvent("keyup", { key: "ArrowDown", bubbles: true })),
  );
  expect(page.querySelector(".touch-pan-y")?.className).toContain("outline-2");
});
