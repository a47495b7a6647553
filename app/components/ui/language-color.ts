type Language = "vba" | "excel" | "sql" | "python";

/** The color of a category, for text and for anything drawn in `currentColor`. */
export const languageText: Record<Language, string> = {
  vba: "text-vba",
  excel: "text-excel",
  sql: "text-sql",
  python: "text-python",
};
