import { expect, type Locator, type Page, test } from "@playwright/test";
import { slugsWithWorkings } from "#builder/pages/models-with-workings.ts";
import { openReady } from "./ready.ts";

const screens = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

for (const screen of screens) {
  test(`at ${screen.width} px the first figure and control of every model are on the first screen`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(screen);
    for (const slug of slugsWithWorkings()) {
      await openReady(page, `projects/${slug}`);
      const model = modelOn(page);
      const figure = model.getByRole("definition").first();
      const control = model
        .getByRole("radio")
        .or(model.getByRole("combobox"))
        .or(model.getByRole("slider"))
        .or(model.getByRole("textbox"))
        .or(model.getByRole("spinbutton"));
      expect.soft(await bottomOf(figure), `figure of ${slug}`).toBeLessThan(screen.height);
      expect
        .soft(await bottomOf(control.first()), `control of ${slug}`)
        .toBeLessThan(screen.height);
      const chart = await model.getByRole("figure").first().boundingBox();
      expect.soft(chart?.y, `chart of ${slug}`).toBeLessThan(2 * screen.height - 200);
    }
  });
}

function modelOn(page: Page) {
  return page
    .getByRole("region")
    .filter({ has: page.getByRole("definition") })
    .first();
}

async function bottomOf(locator: Locator) {
  const box = await locator.boundingBox();
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
}
