import { expect, test } from "@playwright/test";
import { maxRows } from "#app/features/sql/postgres/run-statements.ts";
import { watchVisit } from "#e2e/pages.ts";
import { openReady } from "#e2e/ready.ts";

// The queries of the SQL article are compared with its printed tables in sql-queries-financial-analyst.runner.spec.ts.

const pagesWithQueries = [
  ["blogs/interview-preparation-chatgpt", 4],
  ["projects/fraud-detection", 7],
  ["projects/bank-customer-segmentation", 3],
] as const;

for (const [path, count] of pagesWithQueries) {
  test(`every query of ${path}, run in the browser, gives what the page shows @thorough`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    const visit = watchVisit(page, baseURL ?? "");
    await openReady(page, path);
    const queries = page.locator("figure.sql-query");
    await expect(queries).toHaveCount(count);
    for (const query of await queries.all()) {
      await query.evaluate((figure) => figure.closest("details")?.setAttribute("open", ""));
      const result = query.locator(".sql-steps > li").last();
      const name = (await result.locator(".sql-step-name").textContent()) ?? "";
      const shown = await result.locator("tbody td").allTextContents();
      const rows = Number(/result, ([\d,]+) rows?$/.exec(name)?.[1]?.replaceAll(",", ""));

      await query.getByRole("button", { name: "Run" }).click();
      const read = Math.min(rows, maxRows).toLocaleString("en");
      const summary = new RegExp(`^Run · result: (the first )?${read} rows? in `);
      await expect(query.getByText(summary).first(), name).toBeVisible({ timeout: 120_000 });
      const run = await query.locator(".sql-outcome tbody td").allTextContents();
      expect(run.slice(0, shown.length), name).toEqual(shown);
    }
    expect(visit.faults).toEqual([]);
  });
}
