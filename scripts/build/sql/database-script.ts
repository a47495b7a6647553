import type { PGlite } from "@electric-sql/pglite";
import { createQueryText } from "#app/features/sql/postgres/query-text.ts";
import type { DatabaseSource } from "./database-source.ts";

const rowsPerInsert = 500;

/**
 * One file of plain SQL that creates and fills a database: what a visitor downloads, and what the page
 * runs. INSERTs rather than psql's COPY, because any client understands them.
 */
export async function databaseScript(
  { name, schema, tables }: DatabaseSource,
  database: PGlite,
): Promise<string> {
  const queryText = await createQueryText(database);
  const parts = [`-- The database "${name}", for PostgreSQL.`, schema.trim()];
  for (const table of tables) {
    const { columns } = await queryText(`SELECT * FROM ${table.name} LIMIT 0`);
    const names = columns.map((column) => `"${column.name}"`);
    const literals = names.map((column) => `quote_nullable(${column})`).join(" || ', ' || ");
    const { rows } = await queryText(`SELECT ${literals} FROM ${table.name}`);
    for (let at = 0; at < rows.length; at += rowsPerInsert) {
      const values = rows.slice(at, at + rowsPerInsert).map(([row]) => `(${row})`);
      parts.push(`INSERT INTO ${table.name} VALUES\n${values.join(",\n")};`);
    }
  }
  return `${parts.join("\n\n")}\n`;
}
