/** Where the build puts the first part of the index, below the site's base. */
export const searchIndexPath = "/search.json";

/** The first part of the index, which is enough to start with. */
export type SearchIndex = {
  entries: readonly SearchEntry[];
  /** The names of the files beside it that hold the other entries, as lists. */
  more: readonly string[];
};

/** A query that matches more pages gives the best of them. */
export const maxResults = 50;

/** What a result is called. One in preparation comes after what can be read today. */
export type SearchKind = "Page" | "Project" | "Article" | "Book" | "In preparation";

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
