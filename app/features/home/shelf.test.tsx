import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { Shelf } from "./shelf.tsx";

function words(articles: { written: number; inPreparation: number }) {
  return renderToStaticMarkup(
    <MemoryRouter>
      <Shelf articles={articles} bookCount={4} />
    </MemoryRouter>,
  );
}

test("counts only articles that can be read, and says how many are in preparation", () => {
  const text = words({ written: 5, inPreparation: 3 });
  expect(text).toContain("Five articles");
  expect(text).toContain("3 more in preparation");
});

test("says nothing about preparation when every article is written", () => {
  expect(words({ written: 8, inPreparation: 0 })).not.toContain("preparation");
});
