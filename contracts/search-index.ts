/** Where the build puts the index, below the site's base. */
export const searchIndexPath = "/search.json";

export type SearchKind = "Page" | "Project" | "Article" | "Book";

/** One section of a page, as the build writes it and the browser searches it. */
export type SearchEntry = {
  /** Address below the site's base, with the section's anchor: `/blogs/sql-queries#joins`. */
  to: string;
  kind: SearchKind;
  /** Title of the page. */
  title: string;
  /** Heading of the section; an empty one is the page's opening. */
  heading: string;
  tags: readonly string[];
  text: string;
};
