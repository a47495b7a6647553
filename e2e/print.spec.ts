import { expect, test } from "@playwright/test";
import { pdfText } from "#scripts/build/resume/pdf-text.ts";
import { type Paper, papers, sheetsOf } from "./paper.ts";
import { openReady } from "./ready.ts";

const sizes = Object.keys(papers) as Paper[];

/** From the fewest to the most sheets that the text may take. */
const texts: [path: string, fewest: number, most: number, address: string][] = [
  ["blogs/investor-onboarding-compliance", 5, 9, "EUR-Lex(https://eur-lex.europa.eu/)"],
  ["projects/solar-financing-dashboard", 3, 6, "/projects/solar-financing-dashboard"],
  ["projects/rental-property-model", 4, 7, "/projects/rental-property-model"],
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
  await expect(page).toHaveURL(/pay=loan/);
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

for (const format of sizes) {
  test(`the table of scenarios is printed below its heading on ${format}`, async ({ page }) => {
    await openReady(page, "projects/pe-waterfall-structure");
    const count = sheetsOf(await page.pdf({ format }));
    const texts: string[] = [];
    for (let sheet = 1; sheet <= count; sheet += 1) {
      texts.push(pdfText(await page.pdf({ format, pageRanges: String(sheet) })));
    }
    const sheet = texts.find((text) => text.includes("Threescenariossidebyside"));
    expect(sheet).toContain("Returnofcapital");
    expect(sheet).toContain("GPshareofprofit");
  });
}
