import { expect, test } from "@playwright/test";
import { profile } from "#content/profile.ts";

const resumeElsewhere = profile.resumeUrl !== null;

test("'Download Resume' on About opens the PDF in a new tab", async ({ page, context }) => {
  test.skip(resumeElsewhere, "The owner's resume lies elsewhere.");
  await page.goto("about");
  const tab = context.waitForEvent("page");
  const answer = context.waitForEvent("response", (response) =>
    response.url().endsWith("/resume.pdf"),
  );
  await page.getByRole("link", { name: "Download Resume" }).click();
  await tab;
  expect((await answer).status()).toBe(200);
  expect((await answer).headers()["content-type"]).toBe("application/pdf");
  await expect(page).toHaveURL(/\/about$/);
});

test("the resume is a whole PDF", async ({ request }) => {
  test.skip(resumeElsewhere, "The owner's resume lies elsewhere.");
  const pdf = await (await request.get("resume.pdf")).body();
  expect(pdf.subarray(0, 5).toString("latin1")).toBe("%PDF-");
  expect(pdf.toString("latin1").trimEnd()).toMatch(/%%EOF$/);
});
