import { expect, test, vi } from "vitest";
import { isContent } from "./dev/content-reload.ts";
import { moduleId, projectPath } from "./process/files.ts";

vi.mock("node:path", async (original) => {
  const { win32 } = await original<typeof import("node:path")>();
  return { ...win32, default: win32 };
});

test("a file has the name in a message that it has on other systems", () => {
  const file = "C:\\My site\\content\\articles\\one.mdx";
  expect(projectPath(file, "C:\\My site")).toBe("content/articles/one.mdx");
});

test("a module has the name that Vite gives it", () => {
  expect(moduleId("app/root.tsx", "C:\\My site")).toBe("C:/My site/app/root.tsx");
});

test("the dev server knows a file of the content by the name that Vite gives it", () => {
  const root = "C:/My site";
  expect(isContent(root, `${root}/content/articles/one.mdx`)).toBe(true);
  expect(isContent(root, `${root}/app/features/projects/card-charts/one.tsx`)).toBe(true);
  expect(isContent(root, `${root}/content/pages.test.ts`)).toBe(false);
  expect(isContent(root, `${root}/content/query-results/articles/one.json`)).toBe(false);
  expect(isContent(root, `${root}/app/root.tsx`)).toBe(false);
});
