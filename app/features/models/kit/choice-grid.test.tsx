import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { CellId } from "#workings/sheet-spec.ts";
import { ChoiceGrid, neighbor } from "./choice-grid.tsx";
import { FiguresContext } from "./workings/figures.ts";

describe("in a grid of five by five", () => {
  const size = { row: 5, column: 5 };

  test.each([
    ["ArrowUp", { row: 1, column: 2 }],
    ["ArrowDown", { row: 3, column: 2 }],
    ["ArrowLeft", { row: 2, column: 1 }],
    ["ArrowRight", { row: 2, column: 3 }],
    ["Home", { row: 2, column: 0 }],
    ["End", { row: 2, column: 4 }],
  ])("%s leads from the middle to the next cell", (key, cell) => {
    expect(neighbor({ row: 2, column: 2 }, key, size)).toEqual(cell);
  });

  test("an arrow at the edge stays there, and another key means nothing", () => {
    expect(neighbor({ row: 0, column: 4 }, "ArrowUp", size)).toEqual({ row: 0, column: 4 });
    expect(neighbor({ row: 0, column: 4 }, "ArrowRight", size)).toEqual({ row: 0, column: 4 });
    expect(neighbor({ row: 2, column: 2 }, "a", size)).toBeNull();
  });
});

function grid() {
  const id = (name: string) => name as CellId;
  const cell = (text: string) => ({ id: id(`value.${text}`), text, spoken: `spoken ${text}` });
  return (
    <ChoiceGrid
      caption="Value by rate and growth"
      rowTitle="Rate"
      columnTitle="Growth"
      columns={[
        { id: id("growth.1"), name: "1%" },
        { id: id("growth.2"), name: "2%" },
      ]}
      rows={[
        { id: id("rate1"), name: "7%", cells: [cell("10"), cell("11")] },
        { id: id("rate2"), name: "8%", cells: [cell("20"), cell("21")] },
      ]}
      current={{ row: 1, column: 0 }}
      choose={() => {}}
    />
  );
}

test("one cell is selected, and only it can be reached by Tab", () => {
  const html = renderToStaticMarkup(grid());
  expect(html.match(/aria-selected="true"/g)).toHaveLength(1);
  expect(html.match(/tabindex="0"/g)).toHaveLength(1);
  expect(html).toMatch(
    /aria-selected="true"[^>]*>20<button[^>]*aria-label="spoken 20" tabindex="0"/,
  );
});

test("the selected cell shows its working at a press, where the model has a sheet", () => {
  const figures = { openId: "value.20", formulaOf: () => null };
  const html = renderToStaticMarkup(<FiguresContext value={figures}>{grid()}</FiguresContext>);
  expect(html.match(/<button[^>]*data-cell="[^"]*"/g)).toHaveLength(1);
  expect(html).toMatch(/<button[^>]*data-cell="value.20"[^>]*aria-expanded="true"/);
  expect(html).toMatch(/<td data-cell="value.21"/);
  expect(html).toMatch(/<th scope="row" data-cell="rate1"/);
});
