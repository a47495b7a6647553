import { expect, type Page, test } from "@playwright/test";
import { openReady } from "#e2e/ready.ts";

function game(page: Page) {
  const section = page.getByRole("region", { name: "Play it" });
  return {
    section,
    cell: (name: string) => section.getByRole("button", { name, exact: true }),
    status: section.getByRole("status"),
    newGame: section.getByRole("button", { name: "New game" }),
    score: (name: string) =>
      section.getByRole("definition").and(section.locator(`dt:text-is("${name}") + dd`)),
  };
}

test.describe("the game on the Tic-Tac-Toe page", () => {
  test.beforeEach(async ({ page }) => {
    await openReady(page, "projects/tic-tac-toe-python");
    await expect(game(page).cell("5, center, empty")).toBeEnabled();
  });

  test("answers with O, tells both moves, refuses a taken cell, tells who won and by which line, and starts again", async ({
    page,
  }) => {
    const { section, cell, status, newGame, score } = game(page);
    const free = section.getByRole("button", { name: /, empty$/ });
    await expect(free).toHaveCount(9);
    await expect(status).toContainText("Your move.");
    await expect(status).toContainText("You are X and go first; the computer is O.");
    for (const button of await free.all()) {
      await expect(button).toHaveAccessibleName(new RegExp(`^${await button.innerText()}, `));
    }

    await cell("1, top left, empty").click();
    await expect(cell("top left, X")).toBeVisible();
    await expect(cell("center, O")).toBeVisible();
    await expect(status).toContainText("Your X: top left. The computer’s O: center.");
    const first = section
      .getByRole("table", { name: "Moves of this game" })
      .getByRole("row")
      .nth(1);
    await expect(first).toHaveText(/1\s*top left\s*center/);

    // Marked as unavailable, but a visitor who tries it is told why.
    await expect(cell("center, O")).toHaveAttribute("aria-disabled", "true");
    await cell("center, O").click({ force: true });
    await expect(status).toContainText("That cell is taken.");
    await expect(cell("center, O")).toBeVisible();

    await cell("2, top middle, empty").click();
    await cell("6, middle right, empty").click();
    await expect(status).toContainText("The computer wins.");
    await expect(status).toContainText("closing the rising diagonal");
    await expect(section.locator("fieldset line")).toBeVisible();
    await expect(score("Computer")).toHaveText("1");
    await expect(score("You")).toHaveText("0");

    await newGame.click();
    await expect(free).toHaveCount(9);
    await expect(status).toContainText("Your move.");
    await expect(score("Computer")).toHaveText("1");
  });

  test("shows on demand how the game ends after each move, and it does end so @thorough", async ({
    page,
  }) => {
    const { section, cell, status } = game(page);
    const sees = section.getByRole("button", { name: "Show what the program sees" });
    await sees.click();
    await expect(sees).toHaveAttribute("aria-pressed", "true");
    await expect(section.getByRole("button", { name: /, draw, .*, empty$/ })).toHaveCount(9);
    await cell("1, draw, top left, empty").click();
    await cell("2, draw, top middle, empty").click();
    // The computer has the center and the top right, and wins next unless the bottom left is taken.
    await expect(cell("7, draw, bottom left, empty")).toBeVisible();
    await cell("6, lose in 2, middle right, empty").click();
    await expect(status).toContainText("The computer wins.");
    await sees.click();
    await expect(section.getByRole("button", { name: /, empty$/ })).toHaveCount(3);
    await expect(section.getByRole("button", { name: /lose|draw/ })).toHaveCount(0);
  });

  test("is played to a draw by keyboard alone @thorough", async ({ page }) => {
    const { cell, status, score } = game(page);
    await cell("1, top left, empty").focus();
    const keys = [
      ...["ArrowRight", "ArrowDown", "Enter"],
      ...["ArrowUp", "ArrowRight", "Space"],
      ...["ArrowDown", "ArrowLeft", "ArrowLeft", "Enter"],
      ...["ArrowDown", "ArrowRight", "ArrowRight", "Enter"],
      ...["ArrowLeft", "Enter"],
    ];
    for (const key of keys) await page.keyboard.press(key);
    await expect(status).toContainText("A draw.");
    await expect(score("Draws")).toHaveText("1");
    await expect(cell("bottom middle, X")).toBeFocused();
  });
});

test.describe("the game by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("is played by taps on cells wide enough for a thumb @thorough", async ({ page }) => {
    await page.goto("projects/tic-tac-toe-python");
    const { cell } = game(page);
    await expect(cell("5, center, empty")).toBeEnabled();
    await cell("5, center, empty").tap();
    await expect(cell("center, X")).toBeVisible();
    await expect(cell("top left, O")).toBeVisible();
    const box = await cell("center, X").boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  });
});

test.describe("the game without script", () => {
  test.use({ javaScriptEnabled: false });

  test("shows the board, says what it needs, and offers nothing that cannot work", async ({
    page,
  }) => {
    await page.goto("projects/tic-tac-toe-python");
    const { section, cell, newGame, status } = game(page);
    await expect(cell("5, center, empty")).toBeVisible();
    await expect(cell("5, center, empty")).toBeDisabled();
    // Playwright's text and role queries leave `noscript` out.
    await expect(section.locator("noscript p")).toHaveText(/^The game needs JavaScript/);
    await expect(section.locator("noscript p")).toBeVisible();
    await expect(newGame).toBeHidden();
    await expect(status).toBeHidden();
  });
});
