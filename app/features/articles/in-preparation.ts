import type { Article } from "#content/types.ts";

/** Whether there is nothing to read yet. An article with topics to view is already worth opening. */
export function isInPreparation({ comingSoon }: Article) {
  return comingSoon !== undefined && comingSoon.dismiss === undefined;
}
