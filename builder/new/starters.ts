import { articleCategories } from "#content/article-categories.ts";
import type { Article, Project } from "#content/types.ts";

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

type Request = {
  kind: "project" | "model";
  slug: string;
  title: string;
  section: { id: string; name: string };
  from?: string;
};

/** A project's first entry: every field says what belongs there. */
export function starterProject({ kind, slug, title, section, from }: Request, today: string) {
  return {
    slug,
    section: section.id,
    title,
    description: "One or two sentences for the card: what it does, and for whom.",
    tags: [section.name],
    type: "project",
    direct: true,
    ...(kind === "model" && (from === undefined ? { model: slug } : { workbook: slug })),
    detail: {
      opening: {
        problem: "Who had which problem, in one line.",
        work: "What you did about it: I modeled, I wrote, I measured.",
        result: "What came out, with its figure.",
      },
      completed: today.slice(0, 7),
      duration: "4 weeks",
      challenges: [
        "What was hard about it, in one sentence.",
        "What you tried first, and why it was not enough.",
      ],
      features: [
        "What it does, one ability to a line",
        "What it checks before anyone trusts it",
        "What comes out at the end",
      ],
      technologies: [section.name],
      screenshots: [],
    },
  } satisfies Project;
}

export const starterProjectText = `## Overview

Who had which problem, and what did it cost them? Two or three sentences are enough. Then say what you built, in words the person with the problem would use.

## Key Features

- **What it does first.** One ability to a line, with the reason it is there.
- **What it checks.** Say how a wrong input is noticed, and by whom.
- **What comes out.** A report, a file, a decision: name it.

A formula that carries the model deserves a line of its own:

$$
\\text{margin} = \\frac{\\text{revenue} - \\text{cost}}{\\text{revenue}}
$$

## Technical Implementation

Where the data comes from, what is done to it, where the result goes. Name the tools, and what you would choose differently today.

## Benefits

- What takes less time now, and how much less.
- What goes wrong less often.
- What someone decided because of it.
`;
