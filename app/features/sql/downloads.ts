import { DataFiles } from "./data-files.tsx";

/** For a text that offers the files of a database, but runs no query. */
export const components = { DataFiles };
