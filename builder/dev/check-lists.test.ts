import { expect, test, vi } from "vitest";
import { listChecker } from "./check-lists.ts";

const [list, text, chart] = [
  "/site/content/articles.ts",
  "/site/content/articles/one.mdx",
  "/site/app/features/projects/card-charts/one.tsx",
];

test("the compiler runs after a change of a list, and not after one of a text or a chart", async () => {
  const checkTypes = vi.fn(async () => {});
  const check = listChecker(checkTypes);
  await check([text, chart]);
  expect(checkTypes).not.toHaveBeenCalled();
  await check([text, list]);
  expect(checkTypes).toHaveBeenCalledTimes(1);
});

test("a mistake in a list is reported until it is corrected, whatever else changes", async () => {
  let mistake: Error | null = new Error("a comma is missing");
  const check = listChecker(async () => {
    if (mistake) throw mistake;
  });
  await expect(check([list])).rejects.toThrow("a comma is missing");
  await expect(check([text])).rejects.toThrow("a comma is missing");
  mistake = null;
  await check([list]);
  mistake = new Error("not asked for");
  await check([text]);
});
