/** A person as `Sharpe, William F.`, or an organisation, which has one name. */
export type Author = { family: string; given?: string | undefined };

/** What a text may cite, whichever kind of file it comes from. */
export type Source = {
  key: string;
  /** File and line of its entry. */
  place: string;
  kind: "article" | "book" | "chapter" | "page";
  authors: readonly Author[];
  /** `null` for one without a date. */
  year: string | null;
  title: string;
  /** The journal, book or site that it is part of. */
  container?: string | undefined;
  volume?: string | undefined;
  issue?: string | undefined;
  pages?: string | undefined;
  publisher?: string | undefined;
  url?: string | undefined;
  /** ISO date on which a page was read. */
  accessed?: string | undefined;
};
