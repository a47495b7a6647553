import { csvParseRows } from "d3-dsv";
import type { DatabaseSource } from "./database-source.ts";

const rowsPerInsert = 500;

/**
 * One file of plain SQL that creates and fills a database: what a visitor downloads, and what the page
 * runs. INSERTs rather than psql's COPY, because any client understands them.
 */
export function databaseScript({ name, schema, tables }: DatabaseSource) {
  const parts = [`-- The database "${name}", for PostgreSQL.`, schema.trim()];
  for (const table of tables) {
    const [, ...rows] = csvParseRows(table.csv);
    for (let at = 0; at < rows.length; at += rowsPerInsert) {
      const values = rows
        .slice(at, at + rowsPerInsert)
        .map((row) => `(${row.map(literal).join(", ")})`);
      parts.push(`INSERT INTO ${table.name} VALUES\n${values.join(",\n")};`);
    }
  }
  return `${parts.join("\n\n")}\n`;
}

function literal(cell: string) {
  return cell === "" ? "NULL" : `'${cell.replaceAll("'", "''")}'`;
}
