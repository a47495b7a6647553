import { expect, test } from "vitest";
import type { QueryStep } from "#app/features/sql/query.ts";
import { markRepeatedResult } from "./place-queries.ts";
import type { TreeNode } from "./tree.ts";

const space: TreeNode = { type: "text", value: "\n" };
const paragraph: TreeNode = { type: "element", tagName: "p" };

function table(caption: string): TreeNode {
  return {
    type: "mdxJsxFlowElement",
    name: "ResultTable",
    attributes: [{ type: "mdxJsxAttribute", name: "caption", value: caption }],
  };
}

function result(shown: number, rowCount: number): QueryStep[] {
  const rows = Array.from({ length: shown }, (_, row) => [String(row)]);
  return [{ name: "result", lines: [], columns: [], rows, rowCount, facts: [], sql: "" }];
}

function remarkOf({ attributes }: TreeNode) {
  return attributes?.find(({ name }) => name === "remark")?.value;
}

test("a table of the rows directly above keeps what its caption says besides their number", () => {
  const returns = table("All 4 rows. Returns in percent.");
  markRepeatedResult(result(4, 4), [space, returns]);
  expect(remarkOf(returns)).toBe("Returns in percent.");
  const only = table("The only row.");
  markRepeatedResult(result(1, 1), [space, only]);
  expect(remarkOf(only)).toBe("");
});

test("a table is shown if the rows above are some of its own, or other text comes between", () => {
  const longer = table("All 10 rows.");
  markRepeatedResult(result(6, 10), [space, longer]);
  const later = table("All 4 rows.");
  markRepeatedResult(result(4, 4), [space, paragraph, space, later]);
  const part = table("Rows 2 to 3 of 4.");
  markRepeatedResult(result(4, 4), [part]);
  expect([longer, later, part].map(remarkOf)).toEqual([undefined, undefined, undefined]);
});
