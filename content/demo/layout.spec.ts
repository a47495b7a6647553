import { expect, test } from "@playwright/test";
import { projectsWithPage } from "#content/derived/page-paths.ts";
import { publishedArticles } from "#content/derived/published.ts";
import { profile } from "#content/profile.ts";
import { tabTo } from "#e2e/keys-and-touch.ts";
import { openReady, untilLaidOut } from "#e2e/ready.ts";

const phone = { width: 390, height: 844 };

test("the portrait on Home is beside the name at every width, and above the button on a phone", async ({
  page,
}) => {
  const portrait = page.getByRole("img", { name: profile.photo.alt });
  const name = page.getByRole("heading", { level: 1 });
  const button = page.getByRole("link", { name: "View My Projects" });
  for (const width of [640, phone.width]) {
    await page.setViewportSize({ ...phone, width });
    await page.goto("");
    await untilLaidOut(page);
    const [picture, title] = [await portrait.boundingBox(), await name.boundingBox()];
    expect(picture?.x).toBeGreaterThanOrEqual((title?.x ?? 0) + (title?.width ?? 0));
    expect(picture?.y).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0));
  }
  const [picture, link] = [await portrait.boundingBox(), await button.boundingBox()];
  expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThan(link?.y ?? 0);

  await test.step("the tint of a row keeps its distance from the text", async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const row = page
      .getByRole("navigation", { name: "Projects by tool" })
      .getByRole("listitem")
      .first();
    const [tint, text] = [
      await row.locator("div").boundingBox(),
      await row.getByRole("link").first().boundingBox(),
    ];
    expect((text?.x ?? 0) - (tint?.x ?? 0)).toBeGreaterThanOrEqual(12);
  });
});

test("on the widest screens every page begins below the name in the bar", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  for (const path of [
    "",
    "projects",
    "projects/pe-waterfall-structure",
    "about",
    "blogs",
    "contact",
  ]) {
    await page.goto(path);
    const brand = page.getByRole("banner").getByRole("link", { name: profile.name });
    const title = page.getByRole("heading", { level: 1 });
    expect.soft((await brand.boundingBox())?.x, path).toBe(272);
    expect.soft((await title.boundingBox())?.x, path).toBe(272);
  }
});

test("the resume is on the first screen of About on a phone", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("about");
  await expect(page.getByRole("link", { name: /^Download Resume/ })).toBeInViewport({ ratio: 1 });
});

test("the workbook of a model is on its first screen on a phone", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("projects/pe-waterfall-structure");
  const workbook = page.getByRole("link", { name: /^Download workbook/ });
  await expect(workbook).toBeInViewport({ ratio: 1 });
  expect((await workbook.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test("the results that stick to the bottom reach both edges @thorough", async ({ page }) => {
  await openReady(page, "projects/pe-waterfall-structure");
  for (const width of [390, 640, 760]) {
    await page.setViewportSize({ width, height: 900 });
    const strip = await page.locator(".compact-figures").boundingBox();
    const room = await page.evaluate(() => document.documentElement.clientWidth);
    expect(strip?.x, `at ${width} px`).toBe(0);
    expect(strip?.width, `at ${width} px`).toBe(room);
  }
});

test("inputs that unfold do not widen the page", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await openReady(page, "projects/pe-waterfall-structure");
  await page.getByText("GP commitment, expenses, fee offset").first().click();
  await expect(page.getByRole("slider", { name: "GP commitment" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
});

test("tag links are 44 px high on a phone", async ({ page }) => {
  await page.setViewportSize(phone);
  for (const path of ["projects/dcf-valuation-model", "blogs/sql-queries-financial-analyst"]) {
    await page.goto(path);
    await page.locator("html[data-laid-out]").waitFor();
    const heights = await page
      .getByRole("list", { name: "Tags" })
      .getByRole("link")
      .evaluateAll((tags) => tags.map((tag) => tag.getBoundingClientRect().height));
    expect(Math.min(...heights), path).toBeGreaterThanOrEqual(44);
  }
});

test("no column of inputs scrolls in itself as it opens @thorough", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const { slug } of projectsWithPage) {
    await page.goto(`projects/${slug}`);
    await untilLaidOut(page);
    const hidden = await page
      .locator(".model-inputs")
      .evaluateAll((columns) =>
        columns.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
      );
    expect(Math.max(0, ...hidden), slug).toBe(0);
  }
});

test("on a wide screen the sections of a project are one row, and so are its facts and files @thorough", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const { slug } of projectsWithPage) {
    await page.goto(`projects/${slug}`);
    await untilLaidOut(page);
    const details = page.getByRole("complementary", { name: "Project details" });
    const facts = await details.locator("dl").boundingBox();
    const copy = await details.getByText("Get the project copy").first().boundingBox();
    const middle = ({ y, height }: { y: number; height: number }) => y + height / 2;
    expect.soft(facts?.height, slug).toBeLessThan(50);
    const sections = await page.getByRole("navigation", { name: "On this page" }).boundingBox();
    expect.soft(sections?.height, slug).toBeLessThan(32);
    if (facts && copy) expect.soft(middle(copy), slug).toBeCloseTo(middle(facts), -1);
  }
});

test("on a phone the sections of a project open in a list over its head", async ({ page }) => {
  await page.setViewportSize(phone);
  await openReady(page, "projects/pe-waterfall-structure");
  const sections = page.getByRole("navigation", { name: "On this page" });
  const link = sections.getByRole("link", { name: "Scenario analysis" });
  const title = page.getByRole("heading", { level: 1 });
  const before = await title.boundingBox();
  await expect(link).toBeHidden();
  const open = sections.getByRole("button", { name: "On this page" });
  await open.click();
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await title.boundingBox()).toEqual(before);
  await page.keyboard.press("Escape");
  await expect(link).toBeHidden();
  await expect(open).toBeFocused();
  await open.press("Enter");
  await expect(link).toBeVisible();
  await tabTo(page, page.getByRole("link", { name: "Download workbook" }).first());
  await expect(link).toBeHidden();
  await open.press("Enter");
  await expect(link).toBeVisible();
  // In the margin: the list covers the title, and to reach it the page would have to scroll under the press.
  await page.mouse.click(4, 400);
  await expect(link).toBeHidden();
  await open.click();
  await link.click();
  await expect(page.getByRole("heading", { name: "Scenario analysis" })).toBeInViewport();
  await expect(link).toBeHidden();
});

test("however long a reading of a chart is, its title stays in view", async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [slug, title, start] of [
      ["rental-property-model", "After tax, the rent does not pay the loan in any year", "Year 1"],
      ["credit-risk-model", "Errors cost €700,909; approving all costs €1,527,075", "Cutoff 1%"],
    ] as const) {
      await openReady(page, `projects/${slug}`);
      const section = page.getByRole("region", { name: title });
      await section.getByRole("slider", { name: "Read the chart" }).focus();
      const reading = await section.locator("p").filter({ hasText: start }).boundingBox();
      const heading = await section.getByRole("heading").boundingBox();
      const foot = (heading?.y ?? Number.NaN) + (heading?.height ?? Number.NaN);
      expect.soft(reading?.y, `${slug} at ${width}`).toBeGreaterThanOrEqual(foot);
    }
  }
});

test("however long the inputs are, their buttons stay in reach @thorough", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const slug of [
    "bond-portfolio-dashboard",
    "pe-waterfall-structure",
    "solar-financing-dashboard",
  ]) {
    await openReady(page, `projects/${slug}`);
    await page.evaluate(() =>
      document.querySelector(".model-inputs")?.scrollIntoView({ block: "start" }),
    );
    for (const name of [/^Reset/, "Copy link to this case"]) {
      await expect(page.getByRole("button", { name }), slug).toBeInViewport({ ratio: 1 });
    }
  }
});

test("books have two columns on a wide screen @thorough", async ({ page }) => {
  await page.goto("books");
  await untilLaidOut(page);
  const boxes = await Promise.all(
    [0, 1].map((index) => page.getByRole("article").nth(index).boundingBox()),
  );
  expect(boxes[0]?.y).toBe(boxes[1]?.y);
});

test("files that are not published have links that say why and do not jump @thorough", async ({
  page,
}) => {
  await page.goto("projects/solar-financing-calculator");
  const files = page.getByRole("link", {
    name: /\((it holds|recorded with|made for) .*\)$/,
    disabled: true,
  });
  await expect(files).toHaveCount(3);
  for (const file of await files.all()) {
    await file.focus();
    await expect(file).toBeFocused();
    await expect(file).not.toHaveAttribute("href");
  }
  await expect(page.locator('main a[href="#"], main a[href=""]')).toHaveCount(0);
});

/** A visitor has three minutes: no project page is longer than this as it opens. */
const limits = [
  { width: 1280, height: 900, most: 6000 },
  { width: 390, height: 844, most: 9000 },
];

for (const { most, ...screen } of limits) {
  test(`project pages are at most ${most} px long at ${screen.width} px @thorough`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(screen);
    for (const { slug } of projectsWithPage) {
      await openReady(page, `projects/${slug}`);
      // What is far away is laid out after the rest.
      await page.locator("html[data-laid-out]").waitFor();
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(height, slug).toBeLessThanOrEqual(most);
    }
  });
}

/** An article is read in full, but what few readers need is folded. */
for (const { width, most } of [
  { width: 1280, most: 10_500 },
  { width: 390, most: 13_500 },
]) {
  test(`articles are at most ${most} px long at ${width} px @thorough`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const { slug } of publishedArticles) {
      await page.goto(`blogs/${slug}`);
      await untilLaidOut(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(height, slug).toBeLessThanOrEqual(most);
    }
  });
}

test("on a wide screen no paragraph is broken over two columns, and formulas are below or beside their sentences @thorough", async ({
  page,
}) => {
  test.slow();
  for (const { slug } of projectsWithPage) {
    await page.goto(`projects/${slug}`);
    const parted = await page.locator(".project-text .prose > section").evaluateAll((sections) =>
      sections.flatMap((section) => {
        const broken = [...section.querySelectorAll("p")].filter(
          (paragraph) => paragraph.getClientRects().length > 1,
        );
        const alone = [...section.querySelectorAll("p + .display-formula")].filter((formula) => {
          const [it, sentence] = [formula, formula.previousElementSibling ?? section].map((part) =>
            part.getBoundingClientRect(),
          );
          const isBelow = it?.left === sentence?.left;
          const isBeside = Math.abs((it?.top ?? 0) - (sentence?.top ?? 0)) < 24;
          return !isBelow && !isBeside;
        });
        return [...broken, ...alone].map(({ textContent }) => textContent);
      }),
    );
    expect.soft(parted, slug).toEqual([]);
  }
});
