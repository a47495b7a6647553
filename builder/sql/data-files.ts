import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { csvParseRows } from "d3-dsv";
import type { Plugin } from "vite";
import { readText } from "#app/lib/read-text.server.ts";
import { filesIn } from "../process/files.ts";
import type { DatabaseSource } from "./database-source.ts";
import { offersCode, offersData, runsQueries } from "./queries-in-text.ts";
import { readQueriesOf } from "./query-problems.ts";
import { databaseOf } from "./run-queries.ts";

/** A file for visitors, below `/data/`. */
type DataFile = { name: string; content: Uint8Array };

/** Every file that the texts offer or run. Two texts cannot make different files of one name. */
export function dataFilesOf(texts: ReadonlyMap<string, string>): DataFile[] {
  const makers = new Map<string, string>();
  function claim(name: string, maker: string) {
    const first = makers.get(name) ?? maker;
    if (first !== maker) {
      throw new Error(`${maker}: ${name} is already made by ${first}; choose another name.`);
    }
    const isNew = !makers.has(name);
    makers.set(name, maker);
    return isNew;
  }
  const files: DataFile[] = [];
  for (const [file, source] of texts) {
    if (!runsQueries(source) && !offersData(source) && !offersCode(source)) continue;
    const { queries, setUps, codeFiles, downloads } = readQueriesOf(source);
    for (const place of [...queries, ...downloads]) {
      const database = databaseOf(place, setUps, file);
      if (claim(`${database.name}.sql`, database.schemaFile)) files.push(...dataFiles(database));
    }
    for (const { name, code, line } of codeFiles) {
      claim(name, `${file}:${line}`);
      files.push({ name, content: new TextEncoder().encode(`${code}\n`) });
    }
  }
  return files;
}

/** `sales.sql` with everything, and `sales/orders.csv` for each table that has a file of its own. */
export function dataFiles(source: DatabaseSource): DataFile[] {
  const encoder = new TextEncoder();
  return [
    { name: `${source.name}.sql`, content: encoder.encode(databaseScript(source)) },
    ...source.tables.map(({ name, csv }) => ({
      name: `${source.name}/${name}.csv`,
      content: encoder.encode(csv),
    })),
  ];
}

/** Writes databases and code below `data/`, to run and to download. */
export async function makeDataFiles(site: string, texts: ReadonlyMap<string, string>) {
  for (const { name, content } of dataFilesOf(texts)) {
    const file = path.join(site, "data", name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

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

/** Answers for `/data/…` while the site is developed; a build writes these files. */
export function serveDataFiles(): Plugin {
  return {
    name: "serve-data-files",
    configureServer({ middlewares, config }) {
      middlewares.use(async (request, response, next) => {
        const [, wanted] = /^(?:\/.*)?\/data\/([\w./-]+)$/.exec(request.url ?? "") ?? [];
        if (!wanted || !request.url?.startsWith(config.base)) return next();
        try {
          const file = (await everyDataFile()).find(({ name }) => name === wanted);
          if (!file) return next();
          response.end(file.content);
        } catch (error) {
          // A mistake in a text must not end the dev server.
          next(error);
        }
      });
    },
  };
}

async function everyDataFile() {
  const names = (await filesIn("content")).filter((name) => name.endsWith(".mdx"));
  const texts = new Map(names.map((name) => [`content/${name}`, readText(`content/${name}`)]));
  return dataFilesOf(texts);
}
