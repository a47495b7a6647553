import { expect, test } from "@playwright/test";
import { openReady } from "#e2e/ready.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("by keyboard: open a file of code, read it in colours, copy it; a file that does not arrive is a link", async ({
  page,
}) => {
  await openReady(page, "projects/credit-risk-model");
  const code = page.getByRole("region", { name: "The code", exact: true });

  await page.route("**/loan_book.py.json", (route) => route.abort());
  await code.locator("summary").first().focus();
  await page.keyboard.press("Enter");
  await expect(code.getByRole("alert")).toHaveText(
    "The code could not be loaded. Read loan_book.py as plain text",
  );

  await code.locator("summary").nth(1).focus();
  await page.keyboard.press("Enter");
  const shown = code.locator("figure").filter({ hasText: "scorecard.py" });
  await expect(shown).toContainText("def weakest_pair(bins, rising, loans):");
  await expect(shown.locator(".code-token-keyword").first()).toBeVisible();

  await code.getByRole("button", { name: "Copy scorecard.py" }).focus();
  await page.keyboard.press("Enter");
  await expect(code.getByText("Copied")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("from sklearn.linear_model import LogisticRegression\n");
});
