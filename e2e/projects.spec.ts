import { expect, type Page, test } from "@playwright/test";
import { projectCategories } from "#content/project-categories.ts";
import { projects, projectsIn } from "#content/projects.ts";
import { openReady } from "./ready.ts";

const labels = {
  project: "View Project",
  github: "View on GitHub",
  excel: "Download Excel",
  dashboard: "View Dashboard",
};

const direct = projects.filter((project) => project.direct);
const comingSoon = projects.filter((project) => !project.direct);

function card(page: Page, title: string) {
  return page.getByRole("article", { name: title, exact: true });
}

test("is titled 'My Projects' and has four sections in order, with ids and codes", async ({
  page,
}) => {
  await page.goto("projects");
  await expect(page.getByRole("heading", { level: 1, name: "My Projects" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 }).filter({ hasText: "Projects" })).toHaveText([
    "VBA Projects",
    "Excel Projects",
    "SQL Projects",
    "Python Projects",
  ]);
  for (const [index, id] of [
    "vba-projects",
    "excel-projects",
    "sql-projects",
    "python-projects",
  ].entries()) {
    await expect(page.locator(`section#${id}`)).toContainText(String((index + 1) * 1000));
  }
});

test("shows every card in its section and in order", async ({ page }) => {
  await page.goto("projects");
  await expect(page.getByRole("article")).toHaveCount(projects.length);
  for (const category of projectCategories) {
    const titles = projectsIn(category.id).map(({ title }) => title);
    const section = page.getByRole("region", { name: category.title });
    await expect(section.getByRole("heading", { level: 3 })).toHaveText(titles);
  }
});

test("each card has its description, tags, figure and the label of its type", async ({ page }) => {
  await page.goto("projects");
  for (const project of projects) {
    const own = card(page, project.title);
    await expect(own.getByText(project.description)).toBeVisible();
    await expect(own.getByRole("list", { name: "Tags" }).getByRole("listitem")).toHaveText([
      ...project.tags,
    ]);
    await expect(own.getByRole("img")).toHaveCount(1);
    const role = project.direct ? "link" : "button";
    await expect(own.getByRole(role, { name: labels[project.type] })).toBeVisible();
  }
});

test("has two columns on a desktop and one on a phone", async ({ page }) => {
  await page.goto("projects");
  const first = card(page, "Employee Time Stamp Tracker");
  const second = card(page, "Options Payoff Simulator");
  const onDesk = [await first.boundingBox(), await second.boundingBox()];
  expect(onDesk[0]?.y).toBe(onDesk[1]?.y);
  await page.setViewportSize({ width: 390, height: 844 });
  const onPhone = [await first.boundingBox(), await second.boundingBox()];
  expect(onPhone[0]?.x).toBe(onPhone[1]?.x);
  expect(onPhone[1]?.y).toBeGreaterThan(onPhone[0]?.y ?? 0);
});

const delays = ["0.4s", "0.6s", "0.8s", "1s"];

test("cards fade in after 400 ms plus 200 ms for each section, headings at once", async ({
  page,
}) => {
  await page.goto("projects");
  for (const [index, { title }] of projectCategories.entries()) {
    const section = page.getByRole("region", { name: title });
    const cards = section.getByRole("listitem").filter({ has: page.getByRole("article") });
    for (const card of await cards.all()) {
      await expect(card).toHaveCSS("animation-delay", delays[index] ?? "");
    }
    await expect(section).toHaveCSS("animation-name", "none");
  }
});

test("a visitor who comes from Home to the last section sees its heading and cards at once", async ({
  page,
}) => {
  await openReady(page, "");
  await page
    .getByRole("navigation", { name: "Projects by language" })
    .getByRole("link", { name: /Python/ })
    .click();
  const section = page.getByRole("region", { name: "Python Projects" });
  await expect(section.getByRole("heading", { level: 2 })).toBeInViewport();
  const first = section
    .getByRole("listitem")
    .filter({ has: page.getByRole("article") })
    .first();
  // The animation may be over by now: run it again, and stop at its first frame, the faintest.
  const faintest = await first.evaluate((card) => {
    card.style.animationName = "none";
    card.getBoundingClientRect();
    card.style.animationName = "";
    const [animation] = card.getAnimations();
    animation?.pause();
    return getComputedStyle(card).opacity;
  });
  expect(Number(faintest)).toBeGreaterThanOrEqual(0.3);
  expect(Number(faintest)).toBeLessThan(1);
  await expect(first.getByRole("img")).toBeInViewport();
});

test("nothing fades under reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("projects");
  const names = await page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("article") })
    .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).animationName));
  expect(new Set(names)).toEqual(new Set(["none"]));
});

for (const [title, opened] of [
  ["Rental case study", "page"],
  ["DCF Valuation Model", "dialog"],
] as const) {
  test(`the chart and the title of a card open its ${opened}`, async ({ page }) => {
    await openReady(page, "projects");
    const own = card(page, title);
    for (const part of [own.getByRole("img"), own.getByRole("heading", { level: 3 })]) {
      // The control lies over both, so the click goes to whatever is at their place.
      await part.click({ force: true });
      if (opened === "dialog") {
        await expect(page.getByRole("dialog", { name: "Project Coming Soon" })).toContainText(
          title,
        );
        await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog")).toBeHidden();
      } else {
        await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
        await openReady(page, "projects");
      }
    }
  });

  test(`the title of a card that opens a ${opened} shows hover and focus`, async ({ page }) => {
    await openReady(page, "projects");
    const own = card(page, title);
    const cover = own.getByRole(opened === "page" ? "link" : "button", {
      name: title,
      exact: true,
    });
    await cover.hover();
    await expect(own.getByRole("heading")).toHaveCSS("text-decoration-line", "underline");
    await page.mouse.move(0, 0);
    await expect(own.getByRole("heading")).toHaveCSS("text-decoration-line", "none");
    await cover.focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await expect(cover).toHaveCSS("outline-style", "solid");
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the list is at most 7,000 px high, with the two buttons of a card side by side", async ({
    page,
  }) => {
    await page.goto("projects");
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(7000);
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 844 });
      for (const { title, type } of projects) {
        const own = card(page, title);
        const open = await own.getByText(labels[type]).boundingBox();
        const copy = await own.getByRole("button", { name: /^Get the project copy/ }).boundingBox();
        expect(copy?.x, title).toBeGreaterThan(open?.x ?? Infinity);
        expect(copy?.height, title).toBe(44);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  test("the links to the sections stay in reach, above the section they lead to", async ({
    page,
  }) => {
    await openReady(page, "projects");
    const links = page.getByRole("navigation", { name: "Sections" });
    await links.getByRole("link", { name: "Python" }).click();
    const heading = page.getByRole("heading", { name: "Python Projects" });
    await expect(heading).toBeInViewport();
    await expect(links).toBeInViewport({ ratio: 1 });
    const [bar, strip, title] = await Promise.all(
      [page.getByRole("banner"), links, heading].map((part) => part.boundingBox()),
    );
    expect(strip?.y).toBe(bar?.height);
    expect(title?.y).toBeGreaterThanOrEqual((strip?.y ?? 0) + (strip?.height ?? 0));
    await links.getByRole("link", { name: "SQL" }).click();
    await expect(page.getByRole("heading", { name: "SQL Projects" })).toBeInViewport();
  });
});

test("tags on a card are text, so that Tab goes from action to action", async ({ page }) => {
  await page.goto("projects");
  await expect(page.getByRole("list", { name: "Tags" }).first()).toBeVisible();
  await expect(page.getByRole("list", { name: "Tags" }).getByRole("link")).toHaveCount(0);
});

for (const project of direct) {
  test(`${project.title} leads straight to its page`, async ({ page }) => {
    await openReady(page, "projects");
    await card(page, project.title).getByRole("link", { name: "View Project" }).click();
    await expect(page).toHaveURL(new RegExp(`/projects/${project.slug}$`));
    await expect(page.getByRole("heading", { level: 1, name: project.title })).toBeVisible();
  });
}

test("the four direct cards are the ones that the contract names", () => {
  expect(direct.map(({ title }) => title)).toEqual([
    "Employee Time Stamp Tracker",
    "Rental case study",
    "Solar Dashboard Case 2",
    "Tic-Tac-Toe (Python)",
  ]);
});

test("every other card opens 'Project Coming Soon' with its two ways on", async ({ page }) => {
  test.slow();
  await openReady(page, "projects");
  for (const project of comingSoon) {
    await card(page, project.title).getByRole("button", { name: labels[project.type] }).click();
    const dialog = page.getByRole("dialog", { name: "Project Coming Soon" });
    await expect(dialog).toContainText(
      "This project is still being polished and will be available soon. Stay tuned for updates!",
    );
    await expect(dialog.getByRole("link", { name: "Continue Reading" })).toHaveAttribute(
      "href",
      `/projects/${project.slug}`,
    );
    await expect(dialog.getByRole("link", { name: "Contact Me" })).toHaveAttribute(
      "href",
      "/contact",
    );
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
});

test("every card has 'Get the project copy', which names the project and leads to the form", async ({
  page,
}) => {
  test.slow();
  await openReady(page, "projects");
  for (const project of projects) {
    await card(page, project.title).getByRole("button", { name: "Get the project copy" }).click();
    const dialog = page.getByRole("dialog", { name: "Get the project copy" });
    await expect(dialog).toContainText("contact form");
    await expect(dialog).toContainText(project.title);
    await expect(dialog.getByRole("link", { name: "Go to Contact Form" })).toHaveAttribute(
      "href",
      `/contact?project=${project.slug}`,
    );
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
});

test("the dialog leads on to the page, and is gone there", async ({ page }) => {
  await openReady(page, "projects");
  await card(page, "DCF Valuation Model").getByRole("button", { name: "Download Excel" }).click();
  await page.getByRole("link", { name: "Continue Reading" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "DCF Valuation Model" })).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the buttons are links that lead to the same places", async ({ page }) => {
    await page.goto("projects");
    const own = card(page, "DCF Valuation Model");
    await expect(own.getByRole("button")).toHaveCount(0);
    await expect(own.getByRole("link", { name: "Download Excel" })).toHaveAttribute(
      "href",
      "/projects/dcf-valuation-model",
    );
    await expect(own.getByRole("link", { name: "Get the project copy" })).toHaveAttribute(
      "href",
      "/contact?project=dcf-valuation-model",
    );
  });
});
