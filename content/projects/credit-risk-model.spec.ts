import { expect, type Page, test } from "@playwright/test";
import { tabTo } from "#e2e/keys-and-touch.ts";
import { openReady } from "#e2e/ready.ts";

const address = "projects/credit-risk-model";

function model(page: Page) {
  return page.getByRole("region", { name: "Credit risk model" });
}

function figure(page: Page, label: string) {
  return model(page).getByRole("term").filter({ hasText: label }).locator("+ dd");
}

function search(page: Page) {
  return new URL(page.url()).search;
}

test("by keyboard alone: move the cutoff, exceed a limit, choose an applicant, change the application, reload and reset @thorough", async ({
  page,
}) => {
  await openReady(page, address);
  await expect(figure(page, "Accuracy")).toHaveText("85%");
  await expect(model(page).getByText(/^Approved: a probability of default of 12.8%/)).toBeVisible();

  await tabTo(page, page.getByRole("slider", { name: "Decline at or above", exact: true }));
  for (let step = 0; step < 10; step++) await page.keyboard.press("ArrowLeft");
  await expect(figure(page, "Defaults declined")).toHaveText("81.1%");
  await expect(model(page).getByText(/^Declined: a probability of default of 12.8%/)).toBeVisible();
  await expect.poll(() => search(page)).toBe("?cutoff=10");
  const confusion = page.getByRole("table", { name: /Confusion matrix/ });
  await expect(confusion.getByRole("row", { name: /^All/ }).getByRole("cell")).toHaveText([
    "1,757",
    "243",
    "2,000",
  ]);

  await tabTo(page, page.getByRole("spinbutton", { name: "Loss given default (LGD)" }));
  await page.keyboard.press("Control+A");
  await page.keyboard.type("150");
  await page.keyboard.press("Enter");
  const note = "150 is above the limit of 100; using 100.";
  await expect(model(page).getByText(note).first()).toBeVisible();

  await tabTo(page, page.getByRole("radio", { name: "Car loan" }));
  await page.keyboard.press("ArrowRight");
  await expect(figure(page, "Applicant’s PD")).toHaveText("46.9%");
  await expect.poll(() => search(page)).toBe("?applicant=debts");

  await tabTo(page, page.getByRole("radio", { name: "Debts", exact: true }));
  await page.keyboard.press("ArrowLeft");
  await expect(model(page).getByText("The loan is for the home")).toBeVisible();
  await tabTo(
    page,
    page.getByRole("slider", { name: "Late payments, last 24 months", exact: true }),
  );
  await page.keyboard.press("Home");
  await expect(model(page).getByText("Never late in the last 24 months")).toBeVisible();
  await expect.poll(() => search(page)).toBe("?applicant=debts&purpose=home&arrears=0");
  await expect(model(page).getByRole("status").first()).toContainText("Applicant’s PD: ");

  const probability = await figure(page, "Applicant’s PD").innerText();
  await page.reload();
  await expect(figure(page, "Applicant’s PD")).toHaveText(probability);
  await tabTo(page, page.getByRole("button", { name: /^Reset/ }));
  await page.keyboard.press("Enter");
  await expect(figure(page, "Applicant’s PD")).toHaveText("46.9%");
});

test.describe("its code", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("by keyboard: open a file of code, read it in colors, copy it; a file that does not arrive is a link", async ({
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
});
