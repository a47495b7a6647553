import { bundledLanguages } from "shiki";

const { default: registrations } = await bundledLanguages.sql();

/**
 * Shiki's SQL takes everything between square brackets for a quoted name, as in SQL Server. In PostgreSQL they hold the
 * elements of an array.
 */
export const postgresLanguage = registrations.map((language) => ({
  ...language,
  patterns: language.patterns?.filter(({ begin }) => begin !== "\\["),
}));
