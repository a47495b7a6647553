import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { readCsv } from "#app/features/models/kit/csv.ts";
import { openReady } from "#e2e/ready.ts";
import { thorough } from "#tools/test-depth.ts";

const path = "projects/employee-time-stamp";

function model(page: Page) {
  return page.getByRole("region", { name: "Time stamp form" });
}

function figure(page: Page, label: string) {
  return model(page).getByRole("term").filter({ hasText: label }).locator("+ dd");
}

function said(page: Page, text: string | RegExp) {
  return model(page).getByRole("status").filter({ hasText: text });
}

function logRow(page: Page, number: number) {
  return page
    .getByRole("table", { name: /latest ten rows/ })
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: String(number), exact: true }) });
}

test.describe("without JavaScript", thorough, () => {
  test.use({ javaScriptEnabled: false });

  test("the month is there: hours by day and person, the log and the week's chart", async ({
    page,
  }) => {
    await page.goto(path);
    await expect(figure(page, "Hours on Fri 26")).toHaveText("8.71");
    await expect(page.getByRole("img", { name: /Lena Hoffmann, .*42\.67 hours/ })).toBeVisible();
    await expect(logRow(page, 837)).toBeVisible();
    const days = page.getByRole("table", { name: /Shifts of Lena Hoffmann/ });
    await expect(days.getByRole("rowheader", { name: "Wed 10" })).toBeVisible();
    await expect(page.getByRole("table", { name: /Hours of the team/ })).toContainText(
      "Felix Brandt",
    );
    await expect(model(page).getByRole("button")).toHaveCount(0);
    await expect(model(page).getByRole("combobox")).toHaveCount(0);
  });
});

test("by keyboard alone: a forgotten clock-out is asked for and kept as a correction, and a row corrected", async ({
  page,
}) => {
  await openReady(page, path);
  await page.getByRole("radio", { name: "Evening" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByLabel("Who is at the door")).toHaveValue("Karim Nasser");
  await page.getByRole("button", { name: "In", exact: true }).focus();
  await page.keyboard.press("Enter");
  const when = page.getByLabel(/Karim Nasser did not clock out/);
  await expect(when).toBeFocused();
  // An impossible answer is refused, and the question stays.
  await when.fill("05:00");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("more than sixteen hours");
  await when.fill("17:15");
  await page.keyboard.press("Enter");
  await expect(said(page, "Row 797 written: Karim Nasser, In, Fri 26, 07:40.")).toBeVisible();
  await expect(logRow(page, 796)).toContainText("Correction: Forgot to clock out");
  await expect(page).toHaveURL(/log=10\.Left\.36460\.35595_10\.In\.36460$/);

  // A second press is refused, and a clock set back is refused too.
  await page.getByRole("button", { name: "In", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(
    said(page, "Nothing written. Karim Nasser has been in since Fri 26, 07:40."),
  ).toBeVisible();
  await page.getByRole("slider", { name: "Day of February" }).focus();
  await page.keyboard.press("ArrowLeft");
  await page.getByRole("button", { name: "Out", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(said(page, "Times never run backward")).toBeVisible();
  await page.getByRole("slider", { name: "Day of February" }).focus();
  await page.keyboard.press("ArrowRight");

  // He had come at 7:30: a new row takes the place of the wrong one.
  await page.getByText("Correct a row of Karim Nasser").focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("Right time, the same day").focus();
  await page.keyboard.type("0730");
  await page.getByLabel("Reason").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(said(page, "a correction needs a reason")).toBeVisible();
  await page.getByLabel("Reason").focus();
  await page.keyboard.type("Stamped late");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(logRow(page, 798)).toContainText("Correction: Stamped late, in place of row 797");
  await expect(logRow(page, 797)).toContainText("replaced by row 798");

  await expect(page).toHaveURL(/_r797\.In\.36460\.36450\.Stamped/);
  await page.reload();
  await expect(logRow(page, 798)).toContainText("in place of row 797");
});

test.describe("by touch, on a phone", thorough, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a night shift counts for the day it began, and the month is saved as a file", async ({
    page,
  }) => {
    await openReady(page, path);
    await page.getByRole("radio", { name: "Night", exact: true }).tap();
    await page.getByLabel("Time, 24-hour").fill("22:00");
    await page.getByRole("button", { name: "In", exact: true }).tap();
    await expect(said(page, /written: Felix Brandt, In, Thu 25, 22:00/)).toBeVisible();
    await page.getByRole("spinbutton", { name: "Day of February" }).fill("26");
    for (const [time, button] of [
      ["02:00", "Break"],
      ["02:30", "In"],
      ["06:00", "Out"],
    ] as const) {
      await page.getByLabel("Time, 24-hour").fill(time);
      await page.getByRole("button", { name: button, exact: true }).tap();
      await expect(said(page, `Felix Brandt, ${button}, Fri 26, ${time}`)).toBeVisible();
    }
    const shift = page
      .getByRole("table", { name: /Shifts of Felix Brandt/ })
      .getByRole("row", { name: /^Thu 25/ });
    await expect(shift.getByRole("cell")).toHaveText(["22:00", "06:00", "0.50", "7.50"]);

    await page.locator("summary", { hasText: "Details" }).tap();
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download the numbers (.csv)" }).tap();
    const { cells } = readCsv(await readFile(await (await saved).path(), "utf8"));
    const shiftNumber = cells.findLast(
      ([, , name, , , , day]) => name === "shiftDay" && day === "25",
    );
    const shown = (line: string) =>
      cells.find(([, , name, , shift]) => name === line && shift === shiftNumber?.[4])?.at(-1);
    expect(["shiftIn", "shiftOut", "shiftPaused", "shiftWorked"].map(shown)).toEqual([
      ...["22:00", "06:00", "0.5", "7.5"],
    ]);

    // A figure of a table is as high as its row.
    const controls = model(page).locator(
      "button:not([data-cell]), select, summary, input[inputmode=numeric], label:has(input[type=radio])",
    );
    const heights = await controls.evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().height),
    );
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
    await page.getByRole("button", { name: "Reset" }).tap();
    await expect(page).toHaveURL(/\?case=night$/);
  });
});

const title = "Demo of the time-stamp workbook, 30 seconds, without sound";

test.describe("screenshots and demo video", () => {
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

  test("the demo video plays, half a minute of 1280 by 720, with its captions", async ({
    page,
  }) => {
    const video = page.getByLabel(title);
    const play = page.getByRole("button", { name: "Play the video" });
    await play.click();
    await expect(play).toBeHidden();
    await expect(video).toBeFocused();
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
});
