import { expect, test } from "@playwright/test";
import { openReady } from "./ready.ts";

test("what the next page needs is brought at the first sign of intent, and no sooner", async ({
  page,
}) => {
  const asked: string[] = [];
  const refused: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  page.on("console", (message) => refused.push(message.text()));
  await openReady(page, "");
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => /about/.test(path))).toEqual([]);
  const brought = page.waitForRequest(/\/about\.data$/);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).hover();
  await brought;
  await expect.poll(() => asked.some((path) => /\/assets\/about-.*\.js$/.test(path))).toBe(true);
  expect(refused).toEqual([]);
});

test("one page fades into the next, unless the visitor wants less motion @thorough", async ({
  page,
}) => {
  // The browser starts and runs the transition; this only listens.
  await page.addInitScript(() => {
    const original = document.startViewTransition.bind(document);
    document.startViewTransition = (...args: Parameters<typeof original>) => {
      const transition = original(...args);
      transition.ready.then(() => {
        const moving = document
          .getAnimations()
          .filter(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement);
        document.documentElement.dataset.moving = String(moving.length > 0);
      });
      return transition;
    };
  });
  for (const [reducedMotion, moving] of [
    ["no-preference", "true"],
    ["reduce", "false"],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await openReady(page, "");
    await page.getByRole("link", { name: "View My Projects" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "My Projects" })).toBeFocused();
    await expect(page.locator("html"), reducedMotion).toHaveAttribute("data-moving", moving);
  }
});
