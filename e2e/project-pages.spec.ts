import { expect, test } from "@playwright/test";
import { projectsWithPage } from "#content/pages.ts";
import type { Project } from "#content/types.ts";
import { openReady } from "./ready.ts";

const projects: readonly Project[] = projectsWithPage;

const placeholderPages = [
  "credit-risk-model",
  "portfolio-optimization",
  "bank-customer-segmentation",
  "fraud-detection",
  "options-payoff-simulator",
  "financial-report-generator",
  "dcf-valuation-model",
  "bond-portfolio-dashboard",
];

for (const { slug, title, description, tags, detail } of projects) {
  test(`${slug} has its back link, title, description, tags and details`, async ({ page }) => {
    await page.goto(`projects/${slug}`);
    await expect(page.getByRole("link", { name: "Back to Projects" })).toHaveAttribute(
      "href",
      "/projects",
    );
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole("main").getByText(description).first()).toBeVisible();
    await expect(page.getByRole("list", { name: "Tags" }).first().getByRole("listitem")).toHaveText(
      [...tags],
    );
    const details = page.getByRole("complementary", { name: "Project details" });
    await expect(details).toContainText("Completed");
    await expect(details).toContainText(detail?.duration ?? "");
    for (const heading of ["Challenges", "Features", "Technologies"]) {
      await expect(details.getByRole("heading", { name: heading })).toBeVisible();
    }
    for (const item of [
      ...(detail?.challenges ?? []),
      ...(detail?.features ?? []),
      ...(detail?.technologies ?? []),
    ]) {
      await expect(details.getByRole("listitem").filter({ hasText: item }).first()).toBeVisible();
    }
  });
}

for (const slug of placeholderPages) {
  test(`${slug} shows its placeholders with captions and explains its method`, async ({ page }) => {
    await page.goto(`projects/${slug}`);
    const screenshots = page.getByRole("region", { name: "Screenshots" });
    const captions = projects.find((project) => project.slug === slug)?.detail?.screenshots ?? [];
    expect(captions.length).toBeGreaterThan(0);
    for (const { caption } of captions) await expect(screenshots).toContainText(caption);
    await expect(screenshots.getByText("Placeholder", { exact: true })).toHaveCount(
      captions.length,
    );
    for (const heading of ["Method", "The data it takes", "What would break it"]) {
      await expect(page.getByRole("heading", { level: 2, name: heading })).toBeVisible();
    }
  });

  test(`${slug} offers a copy through a dialog that leads to the form`, async ({ page }) => {
    await openReady(page, `projects/${slug}`);
    await page.getByRole("button", { name: /^Get the project copy/ }).click();
    const dialog = page.getByRole("dialog", { name: "Get the project copy" });
    await expect(dialog.getByRole("link", { name: "Go to Contact Form" })).toHaveAttribute(
      "href",
      `/contact?project=${slug}`,
    );
  });
}

test("credit risk states 85% accuracy and AUC 0.89", async ({ page }) => {
  await page.goto("projects/credit-risk-model");
  await expect(page.getByRole("main")).toContainText("85%");
  await expect(page.getByRole("main")).toContainText("0.89");
});

test("the solar calculator's links say that they are not available, and do not jump", async ({
  page,
}) => {
  await page.goto("projects/solar-financing-calculator");
  const files = page.getByRole("link", { name: /\(not available yet\)$/, disabled: true });
  await expect(files).toHaveCount(3);
  for (const file of await files.all()) {
    await file.focus();
    await expect(file).toBeFocused();
    await expect(file).not.toHaveAttribute("href");
  }
  await expect(page.locator('main a[href="#"], main a[href=""]')).toHaveCount(0);
});

test.describe("the fund operations model", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("projects/fundops-model-pe");
  });

  test("has the tags, captions and headings of the contract", async ({ page }) => {
    await expect(page.getByRole("list", { name: "Tags" }).getByRole("listitem")).toHaveText([
      "Excel",
      "Private Equity",
      "Fund Operations",
      "Financial Modeling",
      "IRR",
      "Performance Metrics",
    ]);
    const screenshots = page.getByRole("region", { name: "Screenshots" });
    await expect(screenshots.getByRole("figure")).toHaveText([
      /Fund Dashboard/,
      /Performance Metrics: IRR, TVPI, DPI, RVPI/,
    ]);
    for (const name of ["Overview", "Key Features", "Technical Implementation", "Benefits"]) {
      await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
    }
  });

  test("names every key feature and every technique", async ({ page }) => {
    for (const words of [
      /capital calls and distributions/i,
      /fee calculation and allocation/i,
      /waterfall and carried interest/i,
      /multiple scenarios/i,
      /cash flow forecasting/i,
      /performance reporting/i,
      /LP reconciliation/i,
      /transparency tools/i,
      /Excel formulas/i,
      /pivot tables/i,
      /VBA macros/i,
      /data validation/i,
      /error checking/i,
    ]) {
      await expect(page.getByRole("main").getByText(words).first()).toBeVisible();
    }
  });
});

test.describe("the PE waterfall structure", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("projects/pe-waterfall-structure");
  });

  test("leads straight to the contact form for a copy", async ({ page }) => {
    await expect(page.getByRole("link", { name: "Get the project copy" })).toHaveAttribute(
      "href",
      "/contact?project=pe-waterfall-structure",
    );
  });

  test("has three named placeholders and twelve features", async ({ page }) => {
    const screenshots = page.getByRole("region", { name: "Screenshots" });
    await expect(screenshots.getByRole("figure")).toHaveText([
      /Waterfall Distribution Chart/,
      /Scenario Analysis Dashboard/,
      /Fee Calculation Model/,
    ]);
    const features = projects.find(({ slug }) => slug === "pe-waterfall-structure")?.detail
      ?.features;
    expect(features).toHaveLength(12);
  });

  test("explains priority, fees and scenarios with every constant", async ({ page }) => {
    for (const name of [
      /distribution priority/i,
      /management fee structure/i,
      /scenario analysis/i,
    ]) {
      await expect(page.getByRole("heading", { name }).first()).toBeVisible();
    }
    const words = await page.getByRole("main").innerText();
    for (const constant of ["1.5%", "8%", "2%", "80/20", "22%", "50/50"]) {
      expect(words).toContain(constant);
    }
  });
});
