import { expect, test } from "vitest";
import { published, unpublishedReason } from "./published.ts";

test("a draft waits, whatever its date; an article with a later date waits for that day", () => {
  expect(unpublishedReason({ draft: true, date: "2024-01-01" }, "2024-06-01")).toBe("draft");
  expect(unpublishedReason({ date: "2024-06-02" }, "2024-06-01")).toBe("date");
  expect(unpublishedReason({ date: "2024-06-01" }, "2024-06-01")).toBeNull();
});

const tomorrows = { slug: "tomorrows", date: "2024-06-02" };
const todays = { slug: "todays", date: "2024-06-01" };
const draft = { slug: "draft", date: "2024-05-01", draft: true } as const;
const oldest = { slug: "oldest", date: "2024-01-01" };
const invented = [tomorrows, todays, draft, oldest];

test("readers see neither drafts nor articles of a later day, and the rest in its order", () => {
  expect(published(invented, "2024-06-01", false)).toEqual([todays, oldest]);
  expect(published(invented, "2024-06-02", false)).toEqual([tomorrows, todays, oldest]);
});

test("the dev server shows its owner every article", () => {
  expect(published(invented, "2024-06-01", true)).toEqual(invented);
});
