import { expect, test } from "@playwright/test";

const title = "Demo of the time-stamp workbook, 30 seconds, without sound";

test.beforeEach(async ({ page }) => {
  await page.goto("projects/employee-time-stamp");
});

test("the time-stamp page shows three screenshots and opens each in the viewer @thorough", async ({
  page,
}) => {
  for (const [sheet, caption] of [
    ["Stamp", "Clock-in form"],
    ["Log", "Time log, one row per stamp"],
    ["Hours", "Monthly hours per employee"],
  ]) {
    await page.getByRole("button", { name: `The ${sheet} worksheet:` }).click();
    await expect(page.getByRole("dialog", { name: caption ?? "" })).toBeVisible();
    await page.keyboard.press("Escape");
  }
});

test("the demo video waits to be asked, has captions and is described in words @thorough", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\.(mp4|webm)/.test(request.url())) asked.push(request.url());
  });
  await page.reload({ waitUntil: "networkidle" });
  const video = page.getByLabel(title);
  await video.scrollIntoViewIfNeeded();
  await expect(video).toHaveJSProperty("preload", "none");
  await expect(video).toHaveJSProperty("controls", true);
  expect(asked).toEqual([]);
  await expect(page.getByRole("figure").filter({ has: video })).toContainText(
    "keeps his answer as a correction",
  );
});

test("the demo video plays, half a minute of 1280 by 720, with its captions", async ({ page }) => {
  const video = page.getByLabel(title);
  await video.scrollIntoViewIfNeeded();
  await video.evaluate((element: HTMLVideoElement) => element.play());
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0.2);
  const { width, duration, cues } = await video.evaluate((element: HTMLVideoElement) => ({
    width: element.videoWidth,
    duration: element.duration,
    cues: element.textTracks[0]?.cues?.length ?? 0,
  }));
  expect(width).toBe(1280);
  expect(duration).toBeGreaterThanOrEqual(15);
  expect(duration).toBeLessThanOrEqual(30.5);
  expect(cues).toBeGreaterThan(5);
});
