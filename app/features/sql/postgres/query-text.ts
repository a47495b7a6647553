import type { PGlite, Results } from "@electric-sql/pglite";

export type TextResult = { columns: SqlColumn[]; rows: SqlCell[][]; affectedRows: number };

export type QueryText = (sql: string) => Promise<TextResult>;

/** The everyday names of types that the standard spells out. */
const shortNames: Record<string, string> = {
  "character varying": "varchar",
  "timestamp without time zone": "timestamp",
  "timestamp with time zone": "timestamptz",
  "time without time zone": "time",
};

/**
 * A function that runs one statement and leaves every cell as PostgreSQL writes it: a number of
 * JavaScript would lose digits, and a date its time zone. The same one runs in the build and in the browser.
 */
export async function createQueryText(database: Pick<PGlite, "query">): Promise<QueryText> {
  const known = await database.query<[number, string]>(
    "SELECT oid::int, format_type(oid, NULL) FROM pg_type",
    [],
    { rowMode: "array" },
  );
  const names = new Map(known.rows);
  const parsers = Object.fromEntries(known.rows.map(([oid]) => [oid, asWritten]));
  return async (sql) => {
    const result: Results<SqlCell[]> = await database.query(sql, [], { rowMode: "array", parsers });
    const columns = result.fields.map(({ name, dataTypeID }) => {
      const type = names.get(dataTypeID) ?? "other";
      return { name, type: shortNames[type] ?? type };
    });
    return { columns, rows: result.rows, affectedRows: result.affectedRows ?? 0 };
  };
}

function asWritten(value: string) {
  return value;
}

/** A column of a result, with the name that PostgreSQL gives its type. */
export type SqlColumn = { name: string; type: string };

/** A cell as PostgreSQL writes it; `null` is NULL. */
export type SqlCell = string | null;

const numericTypes = new Set([
  "smallint",
  "integer",
  "bigint",
  "numeric",
  "real",
  "double precision",
  "money",
]);

export function isNumeric({ type }: SqlColumn) {
  return numericTypes.has(type);
}
