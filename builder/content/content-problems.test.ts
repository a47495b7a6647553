import { expect, test } from "vitest";
import type { Article, Book } from "#content/types.ts";
import { thoroughly } from "#tools/test-depth.ts";
import { readContent } from "./check-content.ts";
import { contentProblems } from "./content-problems.ts";
import type { Content } from "./entry-problems.ts";

const site = await readContent();
/** Reading every text again for each mistake would take a minute. */
const valid: Content = {
  ...site,
  // Its project may have been removed.
  livingFigure: null,
  // A notebook would not be one with this text.
  texts: new Map([...site.texts.keys()].map((file) => [file.replace(/\.ipynb$/, ".mdx"), "Text."])),
};
const firstProject = valid.projects.find(({ detail }) => detail);
const otherProjects = valid.projects.filter((project) => project !== firstProject);
const [firstArticle, ...otherArticles] = valid.articles;
const [firstSection] = valid.projectCategories;
if (!firstProject || !firstArticle || !firstSection) {
  throw new Error("The lists must not be empty.");
}
const { series: _, ...plainArticle } = firstArticle;
const { revised: __, ...neverRevised } = firstArticle;

const book: Book = {
  ...{ title: "Accounting", author: "An author", category: "Finance", year: 1949 },
  ...{ description: "About accounting.", keyTakeaway: "Count twice." },
  image: { file: "cover.svg", alt: "A cover." },
};

/** The articles of the site, and one for each of these places in a series. */
function inSeries(...places: NonNullable<Article["series"]>[]): Article[] {
  return [
    ...valid.articles,
    ...places.map((series, index) => {
      return { ...plainArticle, slug: `part-${index + 1}`, series };
    }),
  ];
}

const charts = "app/features/projects/card-charts";
const articleText = `content/articles/${firstArticle.slug}.mdx`;

// The build beside these tests makes the same check.
test.each(thoroughly([site]))("the content of the site has no problems", (content) => {
  expect(contentProblems(content)).toEqual([]);
});

test("any list may be empty, but an article and a project are needed", () => {
  const { profile } = site;
  const lists = { experience: [], skills: [], languages: [], certifications: [], whatIDo: [] };
  const none = {
    projects: [],
    projectCategories: [],
    articles: [],
    articleCategories: [],
    books: [],
    livingFigure: null,
  };
  const empty = { ...none, profile: { ...profile, ...lists, introduction: [] } };
  const files = { texts: new Map<string, string>(), cardCharts: new Map<string, string>() };
  expect(contentProblems({ ...site, ...empty, ...files, pagePaths: ["/"] })).toEqual([
    "content/articles.ts: articles: there is no published article; keep or add one.",
    "content/projects.ts: projects: there is no project with a page; keep or add one.",
  ]);
});

const mistakes: [name: string, change: Partial<Content>, line: string][] = [
  [
    "a slug used twice",
    { articles: [firstArticle, ...valid.articles] },
    `content/articles.ts: slug: "${firstArticle.slug}" is used twice; give each`,
  ],
  [
    "an invalid slug",
    { articles: [{ ...firstArticle, slug: "Über uns" }, ...otherArticles] },
    'content/articles.ts: slug: "Über uns" is not a valid slug; use lowercase',
  ],
  [
    "a photo that does not exist",
    { profile: { ...valid.profile, photo: { ...valid.profile.photo, file: "me.jpg" } } },
    "content/profile.ts: photo: content/images/me.jpg does not exist; add the file",
  ],
  [
    "a missing cover",
    { books: [book] },
    "content/books.ts: image of Accounting: content/images/cover.svg does not exist",
  ],
  [
    "a missing alt text",
    { books: [{ ...book, image: { ...valid.profile.photo, alt: " " } }] },
    "content/books.ts: image of Accounting: the alt text is empty; say what",
  ],
  [
    "a date of another shape",
    { articles: [{ ...firstArticle, date: "January 25, 2024" }, ...otherArticles] },
    `content/articles.ts: date of ${firstArticle.slug}: "January 25, 2024" is not an ISO date; write it as 2024-01-15`,
  ],
  [
    "a date that does not exist",
    { articles: [{ ...firstArticle, date: "2023-02-29" }, ...otherArticles] },
    `content/articles.ts: date of ${firstArticle.slug}: "2023-02-29" does not exist`,
  ],
  [
    "a completion date that is not a month",
    {
      projects: [
        {
          ...firstProject,
          detail: firstProject.detail && { ...firstProject.detail, completed: "2021-13" },
        },
        ...otherProjects,
      ],
    },
    `content/projects.ts: completed of ${firstProject.slug}: "2021-13" is not a year and month`,
  ],
  [
    "a section whose id is not its title",
    { projectCategories: valid.projectCategories.map((category) => ({ ...category, id: "x" })) },
    `content/project-categories.ts: id: "x" does not match "${firstSection.title}"`,
  ],
  [
    "a code used twice",
    { projectCategories: [...valid.projectCategories, { ...firstSection, title: "R Projects" }] },
    `content/project-categories.ts: code of R Projects: ${firstSection.title} already has ${firstSection.code}; choose`,
  ],
  [
    "a code that leaves no room for sections",
    { projectCategories: [{ ...firstSection, code: 7050 }] },
    `content/project-categories.ts: code of ${firstSection.title}: 7050 is not a whole thousand; use`,
  ],
  [
    "an article without its text",
    { texts: new Map([...valid.texts].filter(([file]) => file !== articleText)) },
    `${articleText}: file: it does not exist; write the text`,
  ],
  [
    "a text without an entry",
    { texts: new Map([...valid.texts, ["content/articles/lost.mdx", "Text."]]) },
    "content/articles/lost.mdx: file: no entry has this slug; add one to the list",
  ],
  [
    "a card chart named after no project",
    { cardCharts: new Map([[`${charts}/lost.tsx`, "export function CardChart() {}"]]) },
    `${charts}/lost.tsx: file: no project has the slug "lost"; rename the file after a project`,
  ],
  [
    "a card chart under another name",
    { cardCharts: new Map([[`${charts}/${firstProject.slug}.tsx`, "export function Chart() {}"]]) },
    `${charts}/${firstProject.slug}.tsx: file: it exports no CardChart; export the function`,
  ],
  [
    "a revision before the date",
    {
      articles: [{ ...firstArticle, date: "2024-02-01", revised: "2024-01-31" }, ...otherArticles],
    },
    `content/articles.ts: revised of ${firstArticle.slug}: it is before the date, 2024-02-01; correct`,
  ],
  [
    "a tag that is there twice",
    { articles: [{ ...firstArticle, tags: ["Tax", "Tax"] }, ...otherArticles] },
    `content/articles.ts: tags of ${firstArticle.slug}: "Tax" is there twice; remove one.`,
  ],
  [
    "two tags with one address",
    { articles: [{ ...firstArticle, tags: ["M&A", "m and a"] }, ...otherArticles] },
    `content/articles.ts: tags of ${firstArticle.slug}: "m and a" and "M&A" have the same address, /blogs/tags/m-and-a; spell both`,
  ],
  [
    "a tag without an address",
    { articles: [{ ...firstArticle, tags: ["🎉"] }, ...otherArticles] },
    `content/articles.ts: tags of ${firstArticle.slug}: "🎉" has no letter or digit for its address; add`,
  ],
  [
    "two categories with one address",
    { articleCategories: [...valid.articleCategories, { name: "C#" }, { name: "C sharp" }] },
    'content/article-categories.ts: name: "C sharp" and "C#" have the same address, /blogs/categories/c-sharp',
  ],
  [
    "a category that is there twice",
    { articleCategories: [...valid.articleCategories, { name: "Tax" }, { name: "Tax" }] },
    'content/article-categories.ts: name: "Tax" is used twice; give each entry its own.',
  ],
  [
    "a series without a name",
    { articles: [{ ...firstArticle, series: { name: " " } }, ...otherArticles] },
    `content/articles.ts: series of ${firstArticle.slug}: the name is empty; name the series.`,
  ],
  [
    "a series spelled in two ways",
    { articles: inSeries({ name: "Month end" }, { name: "Month End" }) },
    'content/articles.ts: series of part-2: "Month End" is spelled "Month end" elsewhere; use one',
  ],
  [
    "a series in which only some parts have a number",
    { articles: inSeries({ name: "Month end", part: 1 }, { name: "Month end" }) },
    'content/articles.ts: series of part-2: it has no part, but others of "Month end" do; give each',
  ],
  [
    "a part of a series that is there twice",
    { articles: inSeries({ name: "Month end", part: 1 }, { name: "Month end", part: 1 }) },
    'content/articles.ts: series of part-2: part 1 of "Month end" is there twice; renumber one.',
  ],
  [
    "a part that the series does not have",
    { articles: inSeries({ name: "Month end", part: 1 }, { name: "Month end", part: 3 }) },
    'content/articles.ts: series of part-2: 3 is not one of the 2 parts of "Month end"; count them',
  ],
  [
    "a home page with the model of a project that is gone",
    {
      livingFigure: {
        ...{ project: "gone", invitation: "", link: "", opensWith: "base", cases: {} },
        ...{ figures: ["npv", "irr"] as const, chart: { line: "flow", caption: "" } },
      },
    },
    'content/home.ts: project: "gone" is no project with a model; name another',
  ],
  [
    "a malformed e-mail address",
    { profile: { ...valid.profile, email: "ada.example.com" } },
    'content/profile.ts: email: "ada.example.com" is not an address; write name@example.com',
  ],
  [
    "a LinkedIn page without https",
    { profile: { ...valid.profile, linkedin: "linkedin.com/in/ada" } },
    'content/profile.ts: linkedin: "linkedin.com/in/ada" is not a LinkedIn page; write https://www',
  ],
  [
    "a picture without its sizes",
    { sizedPictures: new Set<string>() },
    `content/profile.ts: photo: ${valid.profile.photo.file} has no sizes to serve yet; run npm run images -- portrait`,
  ],
  [
    "a second h1",
    { texts: new Map([...valid.texts, [articleText, "# Title\n"]]) },
    `${articleText}:1: a page has one h1, its title; begin`,
  ],
  [
    "a broken internal link",
    {
      texts: new Map([...valid.texts, [articleText, "See [all](/blogz)."]]),
    },
    `${articleText}:1: "/blogz" leads to no page; perhaps "/blogs" is meant`,
  ],
];

test.each(mistakes)("%s is one line naming the file, the field and the fix", (_, change, line) => {
  const problems = contentProblems({ ...valid, ...change });
  expect(problems.filter((problem) => problem.startsWith(line))).toHaveLength(1);
  for (const problem of problems) expect(problem).not.toContain("\n");
});

test.each([
  ["revised", { ...firstArticle, revised: "2026-01-05" }],
  ["never revised", neverRevised],
])("a date that does not exist is one line for an article that was %s", (_, article) => {
  const articles = [{ ...article, date: "2026-31-12" }, ...otherArticles];
  const problems = contentProblems({ ...valid, articles });
  expect(problems.filter((problem) => problem.startsWith("content/articles.ts"))).toHaveLength(1);
});

test("a link inside a code sample does not count", () => {
  const text = "```md\n[x](/nowhere)\n```\n";
  const texts = new Map([...valid.texts, [articleText, text]]);
  expect(contentProblems({ ...valid, texts })).toEqual([]);
});

test("the components that a mistake suggests are those that writers use", () => {
  expect(site.componentsOf(articleText)).toContain("Note");
  expect(site.componentsOf(articleText)).not.toContain("DisplayFormula");
});
