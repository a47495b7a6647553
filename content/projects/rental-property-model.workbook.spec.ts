import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { openReady } from "#e2e/ready.ts";
import { functions } from "#workings/functions/all.ts";
import { differences } from "#workings/workbook/compare.ts";
import { openWorkbook } from "#workings/workbook/open-workbook.ts";

const address = "projects/rental-property-model";

test("a page that comes from a workbook calculates, traces to an input by keys, and hands the file back with the visitor's inputs", async ({
  page,
}) => {
  await openReady(page, address);
  const rate = page.locator("dl dd > button[data-cell=irr]");
  await expect(rate).toHaveText("3.1%");
  const rent = page.getByRole("spinbutton", { name: "Rent", exact: true });
  await rent.fill("900");
  await rent.press("Tab");
  await expect(page).toHaveURL(/\?rent=900$/);
  await expect(rate).toHaveText("4.5%");

  await test.step("the trace goes through the owner's cells", async () => {
    await rate.press("Enter");
    const panel = page.getByRole("region", { name: "Working", exact: true });
    await expect(panel).toContainText("Result!B11 =IF(AND('Cash flow'!M31=1");
    for (let step = 0; step < 12; step++) {
      if (await panel.getByText(/^An input: change it/).isVisible()) break;
      const before = page.url();
      await page.keyboard.press("Control+[");
      await expect.poll(() => page.url()).not.toBe(before);
    }
    await expect(panel.getByText(/^An input: change it/)).toBeVisible();
  });

  const started = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download workbook" }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe("rental-property-model.xlsx");
  const { calculator, calculation } = openWorkbook(
    await readFile(await download.path()),
    functions,
  );
  const stored = (place: string) => calculator.linked.cells[calculator.slotOf(place) ?? -1]?.stored;
  expect(stored("Inputs!B7")).toBe(900);
  expect(stored("Inputs!B6")).toBe(232_000);
  expect(`${(Number(stored("Result!B11")) * 100).toFixed(1)}%`).toBe("4.5%");
  expect(differences(calculator, calculation)).toEqual([]);
});
