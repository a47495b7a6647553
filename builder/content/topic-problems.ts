import { topicSlug } from "#content/derived/topic-slug.ts";
import type { Article } from "#content/types.ts";

type Category = { name: string };

const list = "content/articles.ts";

/** What is wrong with tags, categories and series: each needs an address or a name of its own. */
export function topicProblems(articles: readonly Article[], categories: readonly Category[]) {
  return [
    ...repeatedTags(articles),
    ...spellings(
      articles.flatMap(({ slug, tags }) =>
        tags.map((name) => ({ name, place: `${list}: tags of ${slug}` })),
      ),
      "/blogs/tags",
    ),
    ...spellings(
      categories.map(({ name }) => ({ name, place: "content/article-categories.ts: name" })),
      "/blogs/categories",
    ),
    ...seriesProblems(articles),
  ];
}

function repeatedTags(articles: readonly Article[]) {
  return articles.flatMap(({ slug, tags }) =>
    [...new Set(tags.filter((tag, index) => tags.indexOf(tag) !== index))].map(
      (tag) => `${list}: tags of ${slug}: "${tag}" is there twice; remove one.`,
    ),
  );
}

/** Names without an address, and different names with the same one. */
function spellings(uses: readonly { name: string; place: string }[], folder: string) {
  const first = new Map<string, string>();
  const problems = new Set<string>();
  for (const { name, place } of uses) {
    const slug = topicSlug(name);
    if (slug === "") {
      problems.add(`${place}: "${name}" has no letter or digit for its address; add a word to it.`);
      continue;
    }
    const known = first.get(slug) ?? name;
    first.set(slug, known);
    if (known === name) continue;
    problems.add(
      `${place}: "${name}" and "${known}" have the same address, ${folder}/${slug}; spell both the same, or rename one.`,
    );
  }
  return [...problems];
}

function seriesProblems(articles: readonly Article[]) {
  const parts = articles.flatMap(({ slug, series }) =>
    series ? [{ ...series, place: `${list}: series of ${slug}` }] : [],
  );
  const byName = new Map<string, typeof parts>();
  for (const part of parts) byName.set(part.name, [...(byName.get(part.name) ?? []), part]);
  return [...inconsistentNames(parts), ...[...byName.values()].flatMap(partProblems)];
}

function inconsistentNames(parts: readonly { name: string; place: string }[]) {
  const first = new Map<string, string>();
  return parts.flatMap(({ name, place }) => {
    if (name.trim() === "") return [`${place}: the name is empty; name the series.`];
    const known = first.get(topicSlug(name)) ?? name;
    first.set(topicSlug(name), known);
    return known === name
      ? []
      : [`${place}: "${name}" is spelled "${known}" elsewhere; use one spelling.`];
  });
}

function partProblems(parts: readonly { name: string; part?: number; place: string }[]) {
  const numbered = parts.filter(({ part }) => part !== undefined);
  if (numbered.length === 0) return [];
  const without = parts.find(({ part }) => part === undefined);
  if (without) {
    return [
      `${without.place}: it has no part, but others of "${without.name}" do; give each a part, or none.`,
    ];
  }
  const seen = new Set<number | undefined>();
  return numbered.flatMap(({ part, name, place }) => {
    const isRepeated = seen.has(part);
    seen.add(part);
    if (isRepeated) return [`${place}: part ${part} of "${name}" is there twice; renumber one.`];
    const isWhole = Number.isInteger(part) && Number(part) >= 1 && Number(part) <= parts.length;
    return isWhole
      ? []
      : [
          `${place}: ${part} is not one of the ${parts.length} parts of "${name}"; count them from 1.`,
        ];
  });
}
