import { bundledLanguages } from "shiki";

const { default: registrations } = await bundledLanguages.sql();

/** Words and calls that Shiki's SQL does not know. They come last, so that what it does know keeps its colour. */
const ofPostgres = [
  {
    match:
      "(?i)\\b(array|filter|following|interval|lateral|nulls|ordinality|over|partition|preceding|unbounded|within)\\b",
    name: "keyword.other.sql",
  },
  { match: "\\b[A-Za-z_]\\w*(?=\\()", name: "support.function.sql" },
];

/**
 * Shiki's SQL takes everything between square brackets for a quoted name, as in SQL Server. In PostgreSQL they hold the
 * elements of an array.
 */
export const postgresLanguage = registrations.map((language) => ({
  ...language,
  patterns: [...(language.patterns ?? []).filter(({ begin }) => begin !== "\\["), ...ofPostgres],
}));
