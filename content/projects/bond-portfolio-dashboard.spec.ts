import { expect, type Page, test } from "@playwright/test";
import { dragSideways, tabTo, thumbOf } from "#e2e/keys-and-touch.ts";
import { openReady } from "#e2e/ready.ts";
import { thorough } from "#tools/test-depth.ts";

const address = "projects/bond-portfolio-dashboard";

function model(page: Page) {
  return page.getByRole("region", { name: "Bond model" });
}

function figure(page: Page, label: string) {
  return model(page).getByRole("term").filter({ hasText: label }).locator("+ dd");
}

function bondTable(page: Page) {
  return page.getByRole("table", { name: "Prices, yields and risk, bond by bond" });
}

function search(page: Page) {
  return new URL(page.url()).search;
}

test("by keyboard alone: choose a portfolio, move the curve, quote by price, add and remove a bond, go back @thorough", async ({
  page,
}) => {
  await openReady(page, address);
  await expect(figure(page, "Change in value")).toHaveText("−€335,547");

  await tabTo(page, page.getByRole("radio", { name: "Ladder" }));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(figure(page, "Change in value")).toHaveText("−€343,062");
  await expect.poll(() => search(page)).toBe("?portfolio=bullet");

  await tabTo(page, page.getByRole("slider", { name: "Steepening", exact: true }));
  await page.keyboard.press("End");
  await expect.poll(() => search(page)).toBe("?portfolio=bullet&steepening=2");
  const keyRates = page.getByRole("table", { name: /key rate durations/ });
  await expect(keyRates.getByRole("row", { name: /Moves by/ }).getByRole("cell")).toHaveText([
    "0",
    "+67",
    "+133",
    "+200",
    "",
  ]);

  await tabTo(page, page.getByRole("spinbutton", { name: "Coupon of bond 1" }));
  await page.keyboard.press("Control+A");
  await page.keyboard.type("3.125");
  await expect(bondTable(page).getByRole("row", { name: /3\.125% 2034/ })).toBeVisible();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("2.75");

  await tabTo(page, page.getByRole("combobox", { name: "Quote of bond 1" }));
  await page.keyboard.press("ArrowDown");
  await tabTo(page, page.getByRole("spinbutton", { name: "Clean price of bond 1" }));
  await page.keyboard.press("Control+A");
  await page.keyboard.type("300");
  await page.keyboard.press("Enter");
  const note = "300 is above the limit of 250; using 250.";
  await expect(model(page).getByText(note).first()).toBeVisible();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("99.5");
  const bonds = bondTable(page);
  await expect(bonds.getByRole("row", { name: /2\.75% 2034/ })).toContainText("99.500");

  await tabTo(page, page.getByRole("button", { name: "Add a bond" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("spinbutton", { name: "Nominal of bond 2" })).toBeFocused();
  await expect(bonds.getByRole("row")).toHaveCount(5);
  await tabTo(page, page.getByRole("button", { name: "Remove bond 2" }));
  await page.keyboard.press("Enter");
  await expect(bonds.getByRole("row")).toHaveCount(4);
  await expect(page.getByRole("spinbutton", { name: "Nominal of bond 1" })).toBeFocused();
  await expect(model(page).getByRole("status").first()).toContainText("Change in value: ");

  const reset = page.getByRole("button", { name: /^Reset/ });
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press("Shift+Tab");
    if (await reset.evaluate((node) => node === document.activeElement)) break;
  }
  await page.keyboard.press("Enter");
  await expect(figure(page, "Change in value")).toHaveText("−€343,062");
  await expect.poll(() => search(page)).toBe("?portfolio=bullet");
});

test.describe("on a phone, by touch", thorough, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("move the curve with a finger, choose a portfolio, remove a bond, reload", async ({
    page,
  }) => {
    await openReady(page, address);
    const shift = page.getByRole("slider", { name: "Shift", exact: true });
    await shift.scrollIntoViewIfNeeded();
    const before = Number(await shift.inputValue());
    await dragSideways(page, await thumbOf(shift), -60);
    await expect.poll(async () => Number(await shift.inputValue())).toBeLessThan(before - 50);

    await page.getByRole("radio", { name: "Barbell", exact: true }).tap();
    await expect(figure(page, "Change in value")).toHaveText("−€323,764");
    // The tables are updated later, when the browser is idle, and may move what is below them.
    await expect(bondTable(page).getByRole("row")).toHaveCount(5);
    await page.getByText("Edit 2 bonds").tap();
    const remove = page.getByRole("button", { name: "Remove bond 1" });
    // Wait until nothing moves: tables near the screen still take their real height.
    await remove.tap({ trial: true });
    await remove.tap();
    await expect(page.getByRole("group", { name: /^Bond/ })).toHaveCount(1);
    const loss = await figure(page, "Change in value").innerText();
    await expect.poll(() => search(page)).toContain("bonds=1");

    await page.reload();
    await expect(page.getByRole("radio", { name: "Barbell" })).toBeChecked();
    await expect(figure(page, "Change in value")).toHaveText(loss);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
