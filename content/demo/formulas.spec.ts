import { expect, test } from "@playwright/test";
import { openReady, untilLaidOut } from "#e2e/ready.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("a formula has its fonts, which no other page loads, and is copied as TeX, within the text around it", async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(request.url());
  });
  const forFormulas = () => fonts.filter((url) => url.includes("math-")).length;
  await page.goto("about");
  await untilLaidOut(page);
  expect(fonts.length).toBeGreaterThan(0);
  expect(forFormulas()).toBe(0);

  const copier = page.waitForResponse(/copy-formulas/);
  await openReady(page, "projects/portfolio-optimization");
  await page.getByText("Objective, limits and shrinkage").click();
  await expect.poll(forFormulas).toBe(2);
  const text = page.getByText("is first shrunk toward a simple target");
  await text.scrollIntoViewIfNeeded();
  await copier;
  await text.selectText();
  await page.keyboard.press("Control+C");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.trim()).toMatch(
    /^The sample covariance matrix \$S\$ is first shrunk toward a simple target \$F\$/,
  );
  await page.locator(".statements").first().selectText();
  await page.keyboard.press("Control+C");
  const formula = await page.evaluate(() => navigator.clipboard.readText());
  expect(formula.trim()).toMatch(/^\$\$\\min_\{w\}[^$]+\$\$$/);
});

test("on a phone a long formula goes on in a new line instead of scrolling", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("projects/financial-report-generator");
  await untilLaidOut(page);
  const scrolling = await page
    .locator(".display-formula .scroll-area")
    .evaluateAll((areas) => areas.map((area) => area.scrollWidth > area.clientWidth));
  expect(scrolling.length).toBeGreaterThan(3);
  expect(scrolling).not.toContain(true);
});
