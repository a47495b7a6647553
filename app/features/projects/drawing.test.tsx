import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { drawingsOf, elementOf } from "./drawing.ts";

function Ring({ at, children }: { at: number; children?: ReactNode }) {
  return (
    <g className={at > 1 ? "text-loss" : undefined}>
      <circle cx={at} r={2} />
      {children}
    </g>
  );
}

test("a drawing comes back as the markup its elements would have had", () => {
  const picture = (
    <svg role="img" aria-label="Two rings">
      {[1, 2].map((at) => (
        <Ring key={at} at={at}>
          {at === 2 && <text>{at}</text>}
        </Ring>
      ))}
    </svg>
  );
  const [drawing] = drawingsOf(picture);
  if (typeof drawing !== "object") throw new Error("Nothing was drawn.");
  expect(renderToStaticMarkup(elementOf(drawing))).toBe(renderToStaticMarkup(picture));
});
