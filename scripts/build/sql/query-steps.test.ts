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
