import { expect, test } from "vitest";
import { emptyPostgres } from "#app/features/sql/postgres/start-postgres.ts";
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

test("a step shows its first six rows and how many there are, and a part which dates it covers", async () => {
  const database = await emptyPostgres();
  await database.exec(
    `CREATE TABLE bookings AS SELECT n, date '2024-01-01' + n AS "the ""day""" FROM generate_series(1, 90) AS n`,
  );
  const steps = await queryStepsOf(
    database,
    "WITH late AS (SELECT * FROM bookings WHERE n > 80 ORDER BY n DESC) SELECT count(*) FROM late;",
  );
  const [bookings, late, result] = steps.map(({ rows, rowCount, facts }) => ({
    first: rows[0],
    shown: rows.length,
    rowCount,
    facts: Object.fromEntries(facts),
  }));
  expect(bookings).toEqual({
    first: ["1", "2024-01-02"],
    shown: 6,
    rowCount: 90,
    facts: {},
  });
  expect(late).toEqual({
    first: ["81", "2024-03-22"],
    shown: 6,
    rowCount: 10,
    facts: { first: "2024-03-22", last: "2024-03-31" },
  });
  expect(result).toEqual({ first: ["10"], shown: 1, rowCount: 1, facts: {} });
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
