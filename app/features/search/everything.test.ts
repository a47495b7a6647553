import { expect, test } from "vitest";
import { type ListedGroup, shortened } from "./everything.tsx";

function group(pages: number): ListedGroup {
  return {
    id: "articles",
    title: "Articles",
    pages: Array.from({ length: pages }, (_, n) => ({
      to: `/blogs/${n}`,
      title: `${n}`,
      note: "",
    })),
  };
}

test("a group of 24 pages is listed in full", () => {
  expect(shortened(group(24), "/blogs")).toEqual(group(24));
});

test("of a longer group the first 24 are listed, and a link leads to all", () => {
  expect(shortened(group(1009), "/blogs")).toEqual({
    ...group(24),
    rest: { to: "/blogs", label: "All 1,009 in Articles" },
  });
});
