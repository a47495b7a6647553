/** What your articles are about. Each article names one; add, rename and remove as you like. */
export const articleCategories = [
  "Compliance",
  "Technology",
  "Technical",
  "Career",
  "Finance",
] as const;
