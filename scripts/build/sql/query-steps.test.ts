import { PGlite } from "@electric-sql/pglite";
import { expect, test } from "vitest";
import { queryStepsOf } from "./query-steps.ts";

test("the first step says how many rows each table has", async () => {
  const database = await PGlite.create();
  await database.exec("CREATE TABLE rates AS SELECT 1 AS rate");
  await database.exec("CREATE TABLE days AS SELECT generate_series(1, 1200) AS day");
  const [first] = await queryStepsOf(database, "SELECT * FROM rates JOIN days ON true;");
  await database.close();
  expect(first?.facts).toEqual([
    ["rates", "1 row"],
    ["days", "1,200 rows"],
  ]);
});
