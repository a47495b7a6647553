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
