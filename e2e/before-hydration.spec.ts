import { expect, type Page, test } from "@playwright/test";
import { thoroughUnless } from "#tools/test-depth.ts";
import { anyControl, type ControlKind, controlKinds } from "./early-controls.ts";
import { holdScripts } from "./hold-scripts.ts";
import { exampleModel, indexPages, nameOf, pagesOfEachKind } from "./pages.ts";
import { untilReady } from "./ready.ts";

/** Narrow, so that the menu is there too. */
test.use({ viewport: { width: 390, height: 844 }, colorScheme: "light" });

type Found = { id: string; kind: ControlKind };

/** Gives every control of the page an id, by its place: the same at each visit, because it is the same HTML. */
async function markControls(page: Page): Promise<string[]> {
  return page.locator(anyControl).evaluateAll((controls) =>
    controls.map((control, index) => {
      control.setAttribute("data-control", String(index));
      return String(index);
    }),
  );
}

/** Every control of the page with its kind; fails if one is not in the list of kinds. */
async function controlsOf(page: Page, ids: readonly string[]): Promise<Found[]> {
  const kinds = new Map<string, ControlKind>();
  const matching = await Promise.all(
    controlKinds.map(({ selector }) =>
      page
        .locator(selector)
        .evaluateAll((controls) => controls.map((control) => control.getAttribute("data-control"))),
    ),
  );
  // The first kind that matches a control is its kind, so the earlier ones come last here.
  for (const [index, kind] of [...controlKinds.entries()].toReversed()) {
    for (const id of matching[index] ?? []) if (id !== null) kinds.set(id, kind);
  }
  const unlisted = ids.filter((id) => !kinds.has(id));
  const markup = unlisted.map((id) =>
    page.locator(`[data-control="${id}"]`).evaluate((node) => node.outerHTML),
  );
  expect(await Promise.all(markup), "controls that are missing in early-controls.ts").toEqual([]);
  return [...kinds].map(([id, kind]) => ({ id, kind })).sort((a, b) => Number(a.id) - Number(b.id));
}

/** What the model shows: every input and every figure. */
async function shown(page: Page) {
  return page.locator("main section").evaluateAll((sections) =>
    sections.flatMap((section) => [
      ...[...section.querySelectorAll("input")].map((input) =>
        input.type === "radio" ? `${input.value} ${input.checked}` : input.value,
      ),
      // Without the row that says how many are folded: unfolding a table is not part of the case.
      ...[...section.querySelectorAll("dl:not(.workings dl), tr:has(th)")].map(
        (figures) => figures.textContent,
      ),
    ]),
  );
}

/** Together they have most kinds of controls; the other pages are left to the thorough run. */
const representative = new Set([`projects/${exampleModel.slug}`, "search"]);

for (const path of [...pagesOfEachKind, ...indexPages]) {
  const details = thoroughUnless(representative.has(path));
  test(
    `${nameOf(path)}: what is done before the script arrives counts`,
    details,
    async ({ page, context }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      const found = await operateControls(page, path, 1);
      const later = new Set(found.flatMap(({ kind }) => kind.round ?? []));
      for (const round of later) await operateControls(page, path, round, found);
    },
  );
}

/** Uses the controls of a round while the scripts are held back, then checks the outcome; `known` is from round 1. */
async function operateControls(page: Page, path: string, round: number, known?: Found[]) {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await closeGreeting(page);
  const ids = await markControls(page);
  const found = known ?? (await controlsOf(page, ids));
  expect(ids).toHaveLength(found.length);
  const controls = found
    .filter(({ kind }) => (kind.round ?? 1) === round && !kind.isLeftAlone)
    .filter(
      ({ kind }, index, all) =>
        !kind.firstOnly || all.findIndex((other) => other.kind === kind) === index,
    )
    .map(({ id, kind }) => ({ kind, control: page.locator(`[data-control="${id}"]`) }));
  for (const { kind, control } of controls) {
    await test.step(`use the ${kind.name}`, async () => {
      await control.evaluate(unfold);
      await (kind.act ? kind.act(control, page) : control.click());
    });
  }
  await release();
  for (const { kind, control } of controls) {
    await test.step(`see that the ${kind.name} counted`, async () => kind.counted?.(control, page));
  }
  await page.unroute("**/assets/*.js");
  if (controls.some(({ kind }) => kind.name.startsWith("model"))) await expectCalculated(page);
  return found;
}

/** Opens every fold that a control is in; a heading that folds is not in its own. */
function unfold(control: Element) {
  let inside = control.matches("summary") ? control.closest("details")?.parentElement : control;
  while (inside) {
    if (inside instanceof HTMLDetailsElement) inside.open = true;
    inside = inside.parentElement;
  }
}

/** The dialog of an unfinished article opens on the first visit, in front of everything else. */
async function closeGreeting(page: Page) {
  const greeting = page.locator("dialog#coming-soon[open]");
  if ((await greeting.count()) === 0) return;
  await page.keyboard.press("Escape");
  await expect(greeting).toBeHidden();
}

/** The same case opened again is calculated from the address, so it must show the same. */
async function expectCalculated(page: Page) {
  await expect.poll(() => new URL(page.url()).search).not.toBe("");
  // The url is updated a moment after the last change, and at once when the visitor leaves the page.
  await page.evaluate(() => dispatchEvent(new Event("pagehide")));
  const before = await shown(page);
  await page.goto(page.url());
  await untilReady(page);
  await expect.poll(() => shown(page)).toEqual(before);
}

test("text that is still being typed keeps its caret", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("search", { waitUntil: "domcontentloaded" });
  const field = page.getByRole("main").getByRole("textbox");
  await field.pressSequentially("bod");
  await page.keyboard.press("ArrowLeft");
  await release();
  await page.keyboard.type("n");
  await expect(field).toHaveValue("bond");
});
