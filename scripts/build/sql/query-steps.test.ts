import { expect, test } from "vitest";
import { emptyPostgres } from "#app/features/sql/postgres/shared-postgres.ts";
import { queryStepsOf } from "./query-steps.ts";

test("the first step says how many rows each table has", async () => {
  const database = await emptyPostgres();
  await database.exec("CREATE TABLE rates AS SELECT 1 AS rate");
  await database.exec("CREATE TABLE days AS SELECT generate_series(1, 1200) AS day");
  const [first] = await queryStepsOf(database, "SELECT * FROM rates JOIN days ON true;");
  expect(first?.facts).toEqual([
    ["rates", "1 row"],
    ["days", "1,200 rows"],
  ]);
});

test("a step shows its first six rows, and all of them if there are two more at most", async () => {
  const database = await emptyPostgres();
  const shownOf = async (rows: number) => {
    const steps = await queryStepsOf(database, `SELECT generate_series(1, ${rows}) AS day;`);
    return steps.at(-1)?.rows.length;
  };
  expect(await shownOf(8)).toBe(8);
  expect(await shownOf(9)).toBe(6);
});
