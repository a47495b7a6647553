import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { profile } from "#content/profile.ts";
import { missingPage, nameOf, pages } from "./pages.ts";

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

/** What a page's head says under a name. */
function property(html: string, name: string) {
  return html.match(new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`))?.[1];
}

/** Where this server keeps what the page names under the owner's public address. */
function localPath(address = "") {
  return new URL(address).pathname.slice(1);
}

for (const path of pages) {
  test(`${nameOf(path)} has a preview for other sites to show`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(property(html, "og:image")).toContain(`${profile.siteUrl}/previews/`);
    const answer = await request.get(localPath(property(html, "og:image")));
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toBe("image/png");
    expect((await answer.body()).length).toBeLessThan(100 * 1024);
    const { format, width, height } = await sharp(await answer.body()).metadata();
    expect(format).toBe("png");
    expect(property(html, "og:image:width")).toBe(String(width));
    expect(property(html, "og:image:height")).toBe(String(height));
    expect({ width, height }).toEqual({ width: 1200, height: 630 });
    expect(property(html, "og:image:alt")).toBeTruthy();
    expect(property(html, "twitter:card")).toBe("summary_large_image");
  });
}

test("no two pages share a preview, and the not-found page borrows that of home", async ({
  request,
}) => {
  const previewOf = async (path: string) =>
    property(await (await request.get(path)).text(), "og:image");
  const previews = await Promise.all(pages.map(previewOf));
  expect(new Set(previews).size).toBe(pages.length);
  const pictures = await Promise.all(
    previews.map(async (preview) => (await request.get(localPath(preview))).body()),
  );
  expect(new Set(pictures.map((picture) => picture.toString("base64"))).size).toBe(pages.length);
  expect(await previewOf(missingPage)).toBe(previews[0]);
});
