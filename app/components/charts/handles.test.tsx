import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DrawnHandles, type Handle, HandleInputs, stackHandles } from "./handles.tsx";
import { across } from "./scale.ts";

const x = across([50, 150]);

function handle(code: string, value: number): Handle {
  return {
    code,
    label: `Strike ${code}`,
    value,
    text: String(value),
    hollow: false,
    onMove: () => {},
  };
}

function levels(...values: number[]) {
  const handles = values.map((value, index) => handle(String(index + 1), value));
  return stackHandles(handles, x).map(({ level }) => level);
}

test("handles with room between them lie on the base", () => {
  expect(levels(80, 100, 120)).toEqual([0, 0, 0]);
});

test("handles that would cover one another are stacked, and a free level is used again", () => {
  expect(levels(100, 100, 100)).toEqual([0, 1, 2]);
  expect(levels(100, 105, 112)).toEqual([0, 1, 0]);
});

test("the slider of a handle has its name, its limits, its value in words and no inline style", () => {
  const html = renderToStaticMarkup(
    <HandleInputs
      handles={stackHandles([handle("1", 97.5)], x)}
      domain={[50, 150]}
      step={0.5}
      onHold={() => {}}
    />,
  );
  expect(html).toContain('type="range"');
  expect(html).toContain('aria-label="Strike 1"');
  expect(html).toContain('aria-valuetext="97.5"');
  expect(html).toMatch(/min="50" max="150" step="0.5"/);
  expect(html).not.toContain("style=");
});

test("a handle is drawn under its slider, higher on a higher level", () => {
  const drawn = renderToStaticMarkup(
    <svg aria-hidden="true">
      <DrawnHandles
        handles={stackHandles([handle("1", 100), handle("2", 100)], x)}
        x={x}
        plotHeight={320}
      />
    </svg>,
  );
  // One level is 1.625 of 20 rem.
  expect([...drawn.matchAll(/cx="([^"]+)" cy="([^"]+)"/g)].map((match) => match.slice(1))).toEqual([
    ["50%", "100%"],
    ["50%", "91.88%"],
  ]);
});
