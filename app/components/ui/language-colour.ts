type Language = "vba" | "excel" | "sql" | "python";

/** The colour of a category, as text or as whatever draws in the text's colour. */
export const languageText: Record<Language, string> = {
  vba: "text-vba",
  excel: "text-excel",
  sql: "text-sql",
  python: "text-python",
};
