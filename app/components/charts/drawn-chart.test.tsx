import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { drawChart } from "./drawing.ts";
import { DrawnChart } from "./drawn-chart.tsx";

function Ring({ at, children }: { at: number; children?: ReactNode }) {
  return (
    <>
      <circle cx={at} r={2} className={at > 1 ? "text-red" : undefined} />
      {children}
    </>
  );
}

test("a chart drawn at build time has the markup its elements would have had", () => {
  const chart = (
    <svg role="img" aria-label="Two rings">
      {[1, 2].map((at) => (
        <Ring key={at} at={at}>
          {at === 2 && <text>{at}</text>}
        </Ring>
      ))}
    </svg>
  );
  const drawing = drawChart(chart);
  expect(renderToStaticMarkup(<DrawnChart drawing={drawing ?? ""} />)).toBe(
    renderToStaticMarkup(chart),
  );
});

test("there is no drawing of nothing", () => {
  expect(drawChart(null)).toBeNull();
});
