import { expect, test } from "@playwright/test";

test("the address of a card whose page is not there yet names it and offers three others and the form", async ({
  page,
}) => {
  for (const [slug, title, nearest] of [
    ["tic-tac-toe-vba", "Tic-Tac-Toe (VBA)", "Tic-Tac-Toe (Python)"],
    ["lbo-financial-model", "LBO financial model", "PE waterfall structure"],
    ["candlestick-sma-chart", "Candlestick chart with SMA", "Portfolio optimization"],
    ["sudoku-python", "Sudoku (Python)", "Tic-Tac-Toe (Python)"],
  ] as const) {
    await test.step(slug, async () => {
      const answer = await page.goto(`projects/${slug}`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
      const help = page.getByRole("region", { name: `${title} is in preparation` });
      await expect(help.getByRole("listitem")).toHaveCount(3);
      await expect(help.getByRole("link", { name: nearest })).toBeVisible();
      await help.getByRole("link", { name: "Ask me about it" }).click();
      await expect(page.getByRole("textbox", { name: "Subject" })).toHaveValue(
        new RegExp(title.replaceAll(/[()]/g, "\\$&")),
      );
    });
  }
});
