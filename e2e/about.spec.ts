import { expect, test } from "@playwright/test";
import { profile } from "#content/profile.ts";

test.beforeEach(async ({ page }) => {
  await page.goto("about");
});

test("introduces the owner", async ({ page }) => {
  for (const paragraph of profile.introduction) {
    await expect(page.getByText(paragraph)).toBeVisible();
  }
});

test("shows a timeline, newest first, with title, organisation, text and years", async ({
  page,
}) => {
  const entries = page
    .getByRole("region", { name: "Experience and education" })
    .getByRole("listitem");
  await expect(entries).toHaveCount(profile.experience.length);
  for (const [index, entry] of profile.experience.entries()) {
    const shown = entries.nth(index);
    await expect(shown.getByRole("heading", { name: entry.title })).toBeVisible();
    await expect(shown).toContainText(entry.organisation);
    await expect(shown).toContainText(entry.description);
    await expect(shown).toContainText(`${entry.from} – ${entry.to ?? "now"}`);
    await expect(shown).toContainText(entry.kind === "work" ? "Work" : "Education");
    await expect(shown.locator("svg")).toHaveCount(1);
  }
  const years = profile.experience.map(({ from }) => from);
  expect(years).toEqual([...years].sort((a, b) => b - a));
});

test("'Download Resume' opens the resume in a new tab", async ({ page }) => {
  const link = page.getByRole("link", { name: /^Download Resume/ });
  await expect(link).toHaveAttribute("href", "/resume.pdf");
  await expect(link).toHaveAttribute("target", "_blank");
});

test("lists skills in the four categories", async ({ page }) => {
  const skills = page.getByRole("region", { name: "Skills" });
  await expect(skills.getByRole("heading", { level: 3 })).toHaveText([
    "Programming",
    "Tools & Software",
    "Finance",
    "Data Analysis",
  ]);
  for (const { items } of profile.skills) {
    for (const item of items) {
      await expect(skills.getByRole("listitem").filter({ hasText: item }).first()).toBeVisible();
    }
  }
});

test("names languages and certifications with their levels", async ({ page }) => {
  const section = page.getByRole("region", { name: "Languages and certification" });
  const pairs = [...profile.languages, ...profile.certifications];
  await expect(section.getByRole("listitem")).toHaveText(
    pairs.map(({ name, level }) => new RegExp(`${name}\\s*${level}`)),
  );
});
