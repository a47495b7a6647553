import { articleCategories } from "#content/article-categories.ts";
import type { Article } from "#content/types.ts";

/** An article's first entry: every field says what belongs there. */
export function starterArticle({ slug, title }: { slug: string; title: string }, today: string) {
  const [category] = articleCategories;
  if (!category) {
    throw new Error("There are no categories yet; add one to content/article-categories.ts.");
  }
  return {
    slug,
    title,
    subtitle: "One line below the title: what the reader will know at the end.",
    description: "One or two sentences for the blog’s listing, the feed and previews of links.",
    tags: ["A Topic", "Another"],
    readTime: 5,
    date: today,
    category: category.name,
  } satisfies Article;
}

export const starterArticleText = `Begin with the question a reader brings, in two or three sentences, and say what they will be able to do at the end. Everything on this page is yours to replace.

## What happened

Tell it in the order in which it happened. A reader remembers the day the numbers did not agree, not the adjective beside it. From three headings on, the page shows a table of contents.

## What it took

Figures that can be compared belong in a table:

| Step | Before | After |
|---|--:|--:|
| Collecting the files | 3 hours | 10 minutes |
| Checking the totals | 2 hours | 30 minutes |

What can be run belongs in a block, with its language beside the fence:

\`\`\`sql
select month, sum(amount) as total
from ledger
group by month
order by month;
\`\`\`

<Note>

What a reader must not miss goes into a note like this one.

</Note>

## What to do next

End with one step the reader can take today. Link where it helps: to [a project of yours](/projects), or to [the contact form](/contact).
`;
