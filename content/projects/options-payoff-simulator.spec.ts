import { expect, type Page, test } from "@playwright/test";
import { dragSideways, tabTo, thumbOf } from "#e2e/keys-and-touch.ts";
import { openReady } from "#e2e/ready.ts";
import { thorough } from "#tools/test-depth.ts";

const address = "projects/options-payoff-simulator";

function model(page: Page) {
  return page.getByRole("region", { name: "Options model" });
}

function figure(page: Page, label: string | RegExp) {
  return model(page).getByRole("term").filter({ hasText: label }).locator("+ dd");
}

function search(page: Page) {
  return new URL(page.url()).search;
}

test("by keyboard alone: choose a strategy, move a strike on the chart, add a leg, look at a later day, go back", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openReady(page, address);
  await expect(figure(page, "Break-even")).toHaveText("€103.50");
  await expect(
    page.getByRole("heading", { name: "Earns up to €6.50 above €103.50" }),
  ).toBeVisible();

  await tabTo(page, page.getByRole("combobox", { name: "Strategy to start from" }));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(figure(page, "Maximum profit")).toHaveText("Unlimited");
  await expect(figure(page, "Break-even")).toHaveText("€88.00, €112.00");

  const handle = page.getByRole("slider", { name: "Drag the strike of leg 1, long call 100" });
  await tabTo(page, handle);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("spinbutton", { name: "Strike of leg 1" })).toHaveValue("101");
  await expect(figure(page, "Break-even")).toHaveText("€88.00, €113.00");
  await expect.poll(() => search(page)).toBe("?strategy=straddle&k1=101");

  await tabTo(page, page.getByRole("button", { name: "Add a leg" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: "Side of leg 3" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await tabTo(page, page.getByRole("combobox", { name: "Type of leg 3" }));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("spinbutton", { name: "Strike of leg 3" })).toHaveCount(0);
  await tabTo(page, page.getByRole("spinbutton", { name: "Price of leg 3" }));
  await page.keyboard.press("Control+A");
  await page.keyboard.type("100");
  // A call and a put bought, a share sold: two puts, in effect.
  await expect(figure(page, "Maximum profit")).toHaveText("+€188.00");
  await expect(figure(page, "Maximum loss")).toHaveText("−€13.00");

  await tabTo(page, page.getByRole("slider", { name: "Days elapsed", exact: true }));
  await page.keyboard.press("End");
  await expect(figure(page, "Value at expiry")).toBeVisible();
  await expect(model(page).getByRole("status").first()).toContainText("Maximum loss: −€13.00.");

  await tabTo(page, page.getByRole("button", { name: "Copy link to this case" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Link copied")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("?strategy=straddle&legs=3&day=730&k1=101&s3=short&t3=share&p3=100");

  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(figure(page, "Break-even")).toHaveText("€88.00, €112.00");
  await expect.poll(() => search(page)).toBe("?strategy=straddle");
});

test.describe("on a phone, by touch", thorough, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("choose a strategy, drag a strike on the chart, remove a leg, reload", async ({ page }) => {
    await openReady(page, address);
    await page.getByRole("combobox", { name: "Strategy to start from" }).selectOption("Collar");
    await expect(figure(page, "Maximum loss")).toHaveText("−€9.50");

    const handle = page.getByRole("slider", { name: "Drag the strike of leg 3" });
    await handle.scrollIntoViewIfNeeded();
    const before = Number(await handle.inputValue());
    await dragSideways(page, await thumbOf(handle), 40);
    const field = page.getByRole("spinbutton", { name: "Strike of leg 3" });
    await expect.poll(async () => Number(await field.inputValue())).toBeGreaterThan(before + 4);
    // The field responds at once, the chart with its handle when the browser is idle.
    const strike = await field.inputValue();
    await expect(handle).toHaveValue(strike);
    // The share gains up to the strike of the call sold; put and call together bring 0.50.
    const gain = `+€${(Number(strike) - 100 + 0.5).toFixed(2)}`;
    await expect(figure(page, "Maximum profit")).toHaveText(gain);

    await page.getByRole("button", { name: "Remove leg 2" }).tap();
    await expect(page.getByRole("group", { name: /^Leg/ })).toHaveCount(2);
    await expect.poll(() => search(page)).toContain("legs=2");
    await page.getByRole("radio", { name: "Payoff", exact: true }).tap();
    await expect(page.getByRole("heading", { name: /^Pays at most / })).toBeVisible();

    await expect.poll(() => search(page)).toContain("show=payoff");
    await page.reload();
    await expect(page.getByRole("radio", { name: "Payoff" })).toBeChecked();
    await expect(page.getByRole("spinbutton", { name: "Strike of leg 2" })).toHaveValue(strike);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
