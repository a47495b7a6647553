import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Skills } from "./skills.tsx";

const language = { name: "Swedish", level: "Native" };

function headings(lists: Partial<Parameters<typeof Skills>[0]>) {
  const page = renderToStaticMarkup(
    <Skills skills={[]} languages={[]} certifications={[]} {...lists} />,
  );
  return [...page.matchAll(/<h[23][^>]*>(.*?)<\/h[23]>/g)].map(([, heading = ""]) =>
    heading.replaceAll(/<[^>]*>/g, ""),
  );
}

test("an owner without certification has no heading for it", () => {
  const shown = headings({ languages: [language] }).join("\n");
  expect(shown).toContain("Languages");
  expect(shown).not.toMatch(/certification/i);
});

test("an owner with both has both in the heading", () => {
  const both = headings({ languages: [language], certifications: [language] });
  expect(both.join("\n")).toContain("Languages and certification");
});

test("an owner without any of them has no heading at all", () => {
  expect(headings({})).toEqual([]);
});
