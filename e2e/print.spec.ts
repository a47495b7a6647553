import { expect, type Page, test } from "@playwright/test";
import { profile } from "#content/profile.ts";
import { pdfText } from "#scripts/build/resume/pdf-text.ts";
import { missingPage, nameOf, pages } from "./pages.ts";
import { cutOff, isShrunk, layOutOn, type Paper, papers, sheetsOf } from "./paper.ts";
import { openReady } from "./ready.ts";

const sizes = Object.keys(papers) as Paper[];
const ink = "rgb(26, 30, 35)";

for (const path of [...pages, missingPage]) {
  test(`${nameOf(path)} is whole and light on paper, with its address and nothing to click`, async ({
    page,
  }) => {
    await openInDark(page, path);
    for (const paper of sizes) {
      await layOutOn(page, paper);
      expect(await cutOff(page, paper), paper).toEqual([]);
      expect(isShrunk(await page.pdf({ format: paper })), `${paper}, shrunk to fit`).toBe(false);
    }
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", ink);
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(
      page.locator("dialog, [popover], .no-print").filter({ visible: true }),
    ).toHaveCount(0);
    const source = page.getByText(`${profile.name}, ${profile.siteUrl}${nameOf(path)}`, {
      exact: true,
    });
    await expect(source).toHaveCount(path === missingPage ? 0 : 1);
    await expect(page.getByRole("slider").or(page.getByRole("textbox"))).toHaveCount(0);
  });
}

async function openInDark(page: Page, path: string) {
  await page.emulateMedia({ colorScheme: "dark" });
  await openReady(page, path);
  const dark = page.locator("html");
  await expect(dark).toHaveCSS("background-color", "rgb(16, 20, 24)");
}

/** From the fewest to the most sheets that the text may take. */
const texts: [path: string, fewest: number, most: number, address: string][] = [
  ["blogs/investor-onboarding-compliance", 5, 9, "EUR-Lex(https://eur-lex.europa.eu/)"],
  ["projects/solar-financing-dashboard", 3, 6, "/projects/solar-financing-dashboard"],
  ["projects/rental-property-model", 2, 4, "/projects/rental-property-model"],
];

for (const [path, fewest, most, address] of texts) {
  for (const format of sizes) {
    test(`/${path} fills ${fewest} to ${most} sheets of ${format}, with its addresses`, async ({
      page,
    }) => {
      await openReady(page, path);
      const pdf = await page.pdf({ format });
      expect(sheetsOf(pdf)).toBeGreaterThanOrEqual(fewest);
      expect(sheetsOf(pdf)).toBeLessThanOrEqual(most);
      expect(pdfText(pdf)).toContain(address);
    });
  }
}

test("a changed case is printed with its inputs, all its years and its own address", async ({
  page,
}) => {
  await openReady(page, "projects/solar-financing-dashboard");
  await page.getByRole("spinbutton", { name: "System cost" }).fill("20000");
  await page.getByRole("radio", { name: "Loan" }).check();
  await expect(page).toHaveURL(/cost=20000/);
  const text = pdfText(await page.pdf({ format: "A4" }));
  expect(text).toContain("PaymentLoan");
  expect(text).toContain("Systemcost€20,000");
  expect(text, "the total of production").toContain("188,448");
  expect(text).toMatch(/solar-financing-dashboard\?\S*cost=20000/);
});

test("the projects are printed at once, without waiting for their cards to fade in", async ({
  page,
}) => {
  await page.goto("projects");
  const text = pdfText(await page.pdf({ format: "A4" }));
  expect(text).toContain("Sudoku(Python)");
});
