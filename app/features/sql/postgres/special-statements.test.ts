import { expect, test } from "vitest";
import { limitedFetch, refuseCopyThroughClient } from "./special-statements.ts";
import { sqlStatements } from "./sql-statements.ts";

function statement(sql: string) {
  const [first] = sqlStatements(sql);
  if (!first) throw new Error("There is no statement.");
  return first;
}

test.each([
  ["FETCH ALL FROM own", "FETCH 5 FROM own"],
  ["fetch forward all in own", "fetch forward 5 in own"],
  ["FETCH BACKWARD 100 FROM own", "FETCH BACKWARD 5 FROM own"],
  ["FETCH 1_000_000 own", "FETCH 5 own"],
])("%s reads at most what a page keeps", (sql, limited) => {
  expect(limitedFetch(statement(` ${sql}`), 5)).toBe(limited);
});

test.each([
  "FETCH 3 FROM own",
  "FETCH NEXT FROM own",
  "FETCH ABSOLUTE 100 FROM own",
  "FETCH RELATIVE 100 FROM own",
  "MOVE ALL IN own",
  "EXPLAIN SELECT 100",
])("%s stays as it is", (sql) => {
  expect(limitedFetch(statement(sql), 5)).toBe(sql);
});

test.each(["COPY own FROM STDIN", "copy own (n) from /* rows */ stdin with (format csv)"])(
  "%s is refused, with its place and what to do instead",
  (sql) => {
    const refused = () => refuseCopyThroughClient(statement(sql));
    expect(refused).toThrow("COPY from STDIN needs a client such as psql");
    expect(refused).toThrow(
      expect.objectContaining({
        code: "0A000",
        hint: "Add the rows with INSERT instead.",
        position: String(sql.toUpperCase().indexOf("STDIN") + 1),
      }),
    );
  },
);

test.each(["COPY own FROM '/tmp/stdin'", "SELECT stdin FROM own", "COPY \"stdin\" TO '/tmp/x'"])(
  "%s is left to PostgreSQL",
  (sql) => {
    expect(() => refuseCopyThroughClient(statement(sql))).not.toThrow();
  },
);
