/** What this project uses of Cloudflare's D1, a database in SQL that every running copy shares. */
export type D1 = { prepare(sql: string): D1Statement };

type D1Statement = {
  bind(...values: (string | number | null)[]): D1Statement;
  run(): Promise<{ meta: { changes: number } }>;
  all<Row>(): Promise<{ results: Row[] }>;
  first<Row>(): Promise<Row | null>;
};
