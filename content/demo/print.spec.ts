import { expect, test } from "@playwright/test";
import { pdfText } from "#builder/downloads/resume/test-pdf-text.ts";
import { type Paper, papers, sheetsOf } from "#e2e/paper.ts";
import { openReady } from "#e2e/ready.ts";
import { thoroughUnless } from "#tools/test-depth.ts";

const sizes = Object.keys(papers) as Paper[];

/** From the fewest to the most sheets that the text may take. */
const texts: [path: string, fewest: number, most: number, address: string][] = [
  ["blogs/investor-onboarding-compliance", 5, 11, "EUR-Lex(https://eur-lex.europa.eu/)"],
  ["projects/solar-financing-dashboard", 3, 7, "/projects/solar-financing-dashboard"],
  ["projects/rental-property-model", 4, 8, "/projects/rental-property-model"],
  // Ten of Letter if the list of inputs were not allowed to continue on the next sheet, in low rows.
  ["projects/pe-waterfall-structure", 6, 9, "/projects/pe-waterfall-structure"],
];

for (const [path, fewest, most, address] of texts) {
  const details = thoroughUnless(path.startsWith("blogs"));
  test(
    `/${path} fills ${fewest} to ${most} sheets of either paper, with its addresses`,
    details,
    async ({ page }) => {
      await openReady(page, path);
      for (const format of sizes) {
        const pdf = await page.pdf({ format });
        expect(sheetsOf(pdf), format).toBeGreaterThanOrEqual(fewest);
        expect(sheetsOf(pdf), format).toBeLessThanOrEqual(most);
        expect(pdfText(pdf), format).toContain(address);
      }
    },
  );
}

test("a changed case is printed with its inputs, all its years and its own address", async ({
  page,
}) => {
  await openReady(page, "projects/solar-financing-dashboard");
  await page.getByRole("spinbutton", { name: "System cost" }).fill("20000");
  await page.getByRole("radio", { name: "Loan" }).check();
  await expect(page).toHaveURL(/pay=loan/);
  await expect(page).toHaveURL(/cost=20000/);
  const wanted = {
    "an input": /Systemcost€20,000/,
    "a choice": /PaymentLoan/,
    "the total of production": /188,448/,
    "the address": /solar-financing-dashboard\?\S*cost=20000/,
  };
  // Tables, the list of inputs and the url are updated after the controls, when the browser is idle.
  const missing = async () => {
    const text = pdfText(await page.pdf({ format: "A4" }));
    return Object.entries(wanted).flatMap(([name, words]) => (words.test(text) ? [] : name));
  };
  await expect.poll(missing).toEqual([]);
});

test("the projects are printed at once, without waiting for their cards to fade in @thorough", async ({
  page,
}) => {
  await page.goto("projects");
  const text = pdfText(await page.pdf({ format: "A4" }));
  expect(text).toContain("Sudoku(Python)");
});

test("the table of scenarios is printed below its heading on either paper @thorough", async ({
  page,
}) => {
  await openReady(page, "projects/pe-waterfall-structure");
  for (const format of sizes) {
    const text = await sheetWith("Threescenariossidebyside", (sheet) =>
      page.pdf({ format, pageRanges: String(sheet) }),
    );
    expect(text, format).toContain("Returnofcapital");
    expect(text, format).toContain("GPshareofprofit");
  }
});

test("a fold is printed with its heading, and a paragraph in one piece @thorough", async ({
  page,
}) => {
  await openReady(page, "projects/pe-waterfall-structure");
  for (const [heading, content] of [
    ["6terms", "Thetermsinwords"],
    ["Whatitassumesaboutdeals", "Totelldealsapart"],
    ["Upside.Of315.0", "lesscapitalforittogrow"],
  ] as const) {
    const text = await sheetWith(heading, (sheet) =>
      page.pdf({ format: "A4", pageRanges: String(sheet) }),
    );
    expect(text).toContain(content);
  }
});

/** The text of the first sheet with these words. Past the last sheet, the browser prints nothing and fails. */
async function sheetWith(words: string, print: (sheet: number) => Promise<Buffer>) {
  for (let sheet = 1; ; sheet += 1) {
    const text = pdfText(await print(sheet));
    if (text.includes(words)) return text;
  }
}
