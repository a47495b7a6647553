type Category = { name: string; lead?: string };

/**
 * What your articles are about. Each article names one; add, rename and remove as you like. A category of two
 * articles has a page with its own feed; `lead` is the sentence below the heading of that page.
 */
const categories = [
  { name: "Compliance", lead: "Which rule requires what, and how to show that it was followed." },
  { name: "Technology", lead: "Tools at work: where they help, and where they do not." },
  { name: "Technical", lead: "Queries, macros and charts, worked through step by step." },
  { name: "Career", lead: "Interviews, and what to say in them." },
  { name: "Finance", lead: "What the figures say, and what they leave out." },
] as const satisfies readonly Category[];

/** An article whose `category` is not one of these fails the type check. */
export type ArticleCategory = (typeof categories)[number]["name"];

export const articleCategories: readonly Category[] = categories;
