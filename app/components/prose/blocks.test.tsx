import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { UnavailableLink } from "./blocks.tsx";

test("a link without a target is a disabled link in the tab order, and says why", () => {
  const markup = renderToStaticMarkup(
    <UnavailableLink because="not published">Workbook (Excel)</UnavailableLink>,
  );
  const [, attributes = ""] = /^<a ([^>]*)>.*<\/a>$/.exec(markup) ?? [];
  expect(attributes).toContain('role="link"');
  expect(attributes).toContain('aria-disabled="true"');
  expect(attributes).toContain('tabindex="0"');
  expect(attributes).not.toContain("href");
  expect(markup.replaceAll(/<[^>]+>/g, "")).toBe("Workbook (Excel) (not published)");
});
