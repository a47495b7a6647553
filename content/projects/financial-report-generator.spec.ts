import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { readCsv } from "#app/features/models/kit/csv.ts";
import { tabTo as tabToControl } from "#e2e/keys-and-touch.ts";
import { openReady } from "#e2e/ready.ts";
import { thorough } from "#tools/test-depth.ts";

const path = "projects/financial-report-generator";

function model(page: Page) {
  return page.getByRole("region", { name: "Report generator" });
}

function figure(page: Page, label: string) {
  return model(page).getByRole("term").filter({ hasText: label }).locator("+ dd");
}

function cell(page: Page, table: RegExp, row: string | RegExp, column: number) {
  return page
    .getByRole("table", { name: table })
    .getByRole("row", { name: row })
    .first()
    .getByRole("cell")
    .nth(column);
}

function tabTo(page: Page, name: string) {
  const target = page.getByLabel(name, { exact: true }).or(page.getByRole("button", { name }));
  return tabToControl(page, target.first());
}

test.describe("without JavaScript", thorough, () => {
  test.use({ javaScriptEnabled: false });

  test("the demo's whole report is there, and nothing that needs script", async ({ page }) => {
    await page.goto(path);
    await expect(figure(page, "Profit")).toHaveText("€68,000");
    await expect(page.getByRole("img", { name: /Bridge from budget to profit/ })).toBeVisible();
    await expect(cell(page, /Income statement/, "Revenue", 2)).toHaveText("+24,000");
    await expect(cell(page, /Balance sheet/, /^Assets [\d,]/, 0)).toHaveText("212,000");
    await expect(cell(page, /Cash flow/, "Cash at the end", 0)).toHaveText("43,000");
    await expect(page.getByRole("table", { name: "Ratios" })).toBeVisible();
    await expect(model(page).getByRole("textbox")).toHaveCount(0);
    await expect(model(page).getByRole("combobox")).toHaveCount(0);
    await expect(model(page).getByRole("button")).toHaveCount(0);
  });
});

test("by keyboard alone: from a demo with errors to a report of one's own, which survives a reload", async ({
  page,
}) => {
  await openReady(page, path);
  await page.getByRole("radio", { name: "Trading" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Errors" })).toBeChecked();
  await expect(figure(page, "Checks")).toHaveText("2 problems");
  await expect(
    model(page).getByText(/Row 30: account 8100 Trade fair with €1,150.00/),
  ).toBeVisible();
  await expect(model(page).getByText(/differ by €180.00: the credits are larger/)).toBeVisible();
  await expect(model(page).getByRole("status").first()).toContainText("Checks: 2 problems");

  // The new account finds its line, and the link keeps it.
  await tabTo(page, "Line of account 8100");
  await page.keyboard.type("Other operating");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(figure(page, "Checks")).toHaveText("1 problem");
  await expect(page).toHaveURL(/\?case=errors&map=8100\.otherCosts$/);

  // The swapped digits are put right in a copy of the file.
  await page.getByRole("radio", { name: "Errors" }).focus();
  await tabTo(page, "Edit this data");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("radio", { name: "Your own" })).toBeChecked();
  const text = page.getByLabel("Your trial balance");
  await page.getByRole("radio", { name: "Your own" }).focus();
  await tabTo(page, "Your trial balance");
  const edited = (await text.inputValue()).replace("3,240.00", "3,420.00");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.insertText(edited);
  await expect(figure(page, "Checks")).toHaveText("Passed");
  // The trade fair of 1,150 is a cost that the trading firm did not have.
  await expect(figure(page, "Profit")).toHaveText("€66,850");

  await page.reload();
  await expect(figure(page, "Profit")).toHaveText("€66,850");
  await expect(text).toHaveValue(edited);
  await page.getByRole("radio", { name: "Your own" }).focus();
  await tabTo(page, "Reset");
  await page.keyboard.press("Enter");
  // Reset takes back the mapping, and leaves the text alone.
  await expect(figure(page, "Checks")).toHaveText("1 problem");
  await expect(text).toHaveValue(edited);
});

test("a file in another format is read when its format is stated, and bad amounts are named @thorough", async ({
  page,
}) => {
  await openReady(page, `${path}?case=own`);
  const text = page.getByLabel("Your trial balance");
  await expect(model(page).getByText("There is nothing to read yet.")).toBeVisible();
  await text.fill(
    '\ufeffAccount;Name;Balance\r\n1010;"Bank; main";1.000,50\r\n4000;Fees;(1.000,50)\r\n',
  );
  await expect(
    model(page).getByText("Row 2: “1.000,50” in the column balance is not an amount"),
  ).toBeVisible();
  await page.getByRole("button", { name: "Read amounts as 1.234,56" }).click();
  await expect(figure(page, "Profit")).toHaveText("€1,001");
  await expect(figure(page, "Operating cash flow")).toHaveText("None");
  await expect(page.getByRole("img", { name: /Bridge from sales to profit/ })).toBeVisible();

  // A dropped file replaces the text, which can be brought back.
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(["account,balance\n1010,5\n2000,-7"], "tb.csv"));
    return transfer;
  });
  await text.dispatchEvent("drop", { dataTransfer: dropped });
  await expect(model(page).getByText("differ by €2.00: the credits are larger")).toBeVisible();
  await page.getByRole("button", { name: "Bring back the text before" }).click();
  await expect(figure(page, "Profit")).toHaveText("€1,001");

  // A workbook is refused, and what was there stays.
  await page
    .getByLabel("Open a file")
    .setInputFiles({ name: "tb.xlsx", mimeType: "", buffer: Buffer.from("PK\u0003\u0004") });
  await expect(page.getByRole("alert")).toHaveText("tb.xlsx is a workbook. Save it as CSV first.");
  await expect(figure(page, "Profit")).toHaveText("€1,001");
});

test.describe("by touch, on a phone", thorough, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("an account is moved, the report saved as a file and the case left as it was", async ({
    page,
  }) => {
    await openReady(page, path);
    await page.getByRole("radio", { name: "Services", exact: true }).tap();
    await expect(figure(page, "Profit")).toHaveText("−€16,397");
    await page.getByRole("radio", { name: "Trading", exact: true }).tap();
    await page.getByRole("heading", { name: "Accounts and their lines" }).tap();
    await page.getByLabel("Line of account 6400").selectOption("Staff");
    await expect(cell(page, /Income statement/, "Staff", 0)).toHaveText("118,430");
    await expect(figure(page, "Profit")).toHaveText("€68,000");

    await page.locator("summary", { hasText: "Details" }).tap();
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download the numbers (.csv)" }).tap();
    const { cells } = readCsv(await readFile(await (await saved).path(), "utf8"));
    const staff = cells.filter(([, , name]) => name === "staff").map((row) => [row[4], row.at(-1)]);
    expect(staff).toContainEqual(["actual", "118430"]);
    expect(staff).toContainEqual(["budget", "117000"]);

    // The figures of a table are as high as its rows, which axe checks.
    const controls = model(page).locator(
      "button:not(td > .figure), select, summary, label:has(input[type=radio])",
    );
    const heights = await controls.evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().height),
    );
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );

    await page.getByRole("button", { name: "Reset" }).tap();
    await expect(cell(page, /Income statement/, "Staff", 0)).toHaveText("116,000");
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });
});
