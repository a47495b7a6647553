import { DataFiles } from "./data-files.tsx";
import { SqlQuery } from "./sql-query.tsx";

/** What a text with queries may use; the build adds it only to those texts. */
export const components = { DataFiles, SqlQuery };
