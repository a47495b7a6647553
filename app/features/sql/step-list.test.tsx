import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StepWords } from "./step-list.tsx";

test("the words of a step set names as code and keep the number of a receipt on one line", () => {
  const step = {
    ...{ name: "result", columns: [], rows: [], rowCount: 0, facts: [], lines: [], sql: "" },
    lead: "Keeps what is above the threshold.",
    text: "Only R-10 is; `threshold` rises.",
  };
  expect(renderToStaticMarkup(<StepWords step={step} />)).toContain(
    'Only <span class="whitespace-nowrap">R-10</span> is; <code>threshold</code> rises.',
  );
});
