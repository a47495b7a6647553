import { expect, test } from "vitest";
import { readContent } from "./check-content.ts";
import { type Content, contentProblems } from "./content-problems.ts";

const site = await readContent();
/** Reading every text again for each mistake would take a minute. */
const sound: Content = {
  ...site,
  texts: new Map([...site.texts.keys()].map((file) => [file, "Text."])),
};
const firstProject = sound.projects.find(({ detail }) => detail);
const otherProjects = sound.projects.filter((project) => project !== firstProject);
const [firstArticle, ...otherArticles] = sound.articles;
const [firstBook, ...otherBooks] = sound.books;
const [firstSection] = sound.projectCategories;
const about = sound.pages["/about"];
if (!firstProject || !firstArticle || !firstBook || !firstSection || !about) {
  throw new Error("The lists must not be empty.");
}
const articleText = `content/articles/${firstArticle.slug}.mdx`;

test("the content of the site has no problems", () => {
  expect(contentProblems(site)).toEqual([]);
});

const mistakes: [name: string, change: Partial<Content>, line: string][] = [
  [
    "a slug used twice",
    { articles: [firstArticle, ...sound.articles] },
    `content/articles.ts: slug: "${firstArticle.slug}" is used twice; give each`,
  ],
  [
    "an invalid slug",
    { articles: [{ ...firstArticle, slug: "Über uns" }, ...otherArticles] },
    'content/articles.ts: slug: "Über uns" is not a valid slug; use lowercase',
  ],
  [
    "a photo that does not exist",
    { profile: { ...sound.profile, photo: { ...sound.profile.photo, file: "me.jpg" } } },
    "content/profile.ts: photo: content/images/me.jpg does not exist; add the file",
  ],
  [
    "a missing cover",
    { books: [{ ...firstBook, image: { ...firstBook.image, file: "none.svg" } }, ...otherBooks] },
    `content/books.ts: image of ${firstBook.title}: content/images/none.svg does not exist`,
  ],
  [
    "a missing alt text",
    { books: [{ ...firstBook, image: { ...firstBook.image, alt: " " } }, ...otherBooks] },
    `content/books.ts: image of ${firstBook.title}: the alt text is empty; say what`,
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
    "a revision before the article",
    { articles: [{ ...firstArticle, revised: "1999-12-31" }, ...otherArticles] },
    `content/articles.ts: revised of ${firstArticle.slug}: it is before the date; write it`,
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
    "a project in a section that does not exist",
    { projects: [{ ...firstProject, section: "r-projects" }, ...otherProjects] },
    `content/projects.ts: section of ${firstProject.slug}: "r-projects" is not a section; use one of ${firstSection.id}`,
  ],
  [
    "a section whose id is not its title",
    { projectCategories: sound.projectCategories.map((category) => ({ ...category, id: "x" })) },
    `content/project-categories.ts: id: "x" does not match "${firstSection.title}"`,
  ],
  [
    "a code used twice",
    { pages: { ...sound.pages, "/about": { ...about, code: firstSection.code } } },
    `content/pages.ts: code of ${about.title}: ${firstSection.title} already has ${firstSection.code}; choose`,
  ],
  [
    "a code that leaves no room for sections",
    { pages: { ...sound.pages, "/about": { ...about, code: 7050 } } },
    `content/pages.ts: code of ${about.title}: 7050 is not a whole thousand; use`,
  ],
  [
    "an article without its text",
    { texts: new Map([...sound.texts].filter(([file]) => file !== articleText)) },
    `${articleText}: file: it does not exist; write the text`,
  ],
  [
    "a text without an entry",
    { texts: new Map([...sound.texts, ["content/articles/lost.mdx", "Text."]]) },
    "content/articles/lost.mdx: file: no entry has this slug; add one to the list",
  ],
  [
    "a revision before the date",
    {
      articles: [{ ...firstArticle, date: "2024-02-01", revised: "2024-01-31" }, ...otherArticles],
    },
    `content/articles.ts: revised of ${firstArticle.slug}: it is before the date; write it as`,
  ],
  [
    "a malformed e-mail address",
    { profile: { ...sound.profile, email: "ada.example.com" } },
    'content/profile.ts: email: "ada.example.com" is not an address; write name@example.com',
  ],
  [
    "a LinkedIn page without https",
    { profile: { ...sound.profile, linkedin: "linkedin.com/in/ada" } },
    'content/profile.ts: linkedin: "linkedin.com/in/ada" is not a LinkedIn page; write https://www',
  ],
  [
    "a picture without its sizes",
    { sizedPictures: new Set<string>() },
    `content/profile.ts: photo: ${sound.profile.photo.file} has no sizes to serve yet; run npm run images -- portrait`,
  ],
  [
    "a second h1",
    { texts: new Map([...sound.texts, [articleText, "# Title\n"]]) },
    `${articleText}:1: a page has one h1, its title; begin`,
  ],
  [
    "a broken internal link",
    {
      texts: new Map([...sound.texts, [articleText, "See [all](/blogz)."]]),
    },
    `${articleText}:1: "/blogz" leads to no page; perhaps "/blogs" is meant`,
  ],
];

test.each(mistakes)("%s is one line naming the file, the field and the fix", (_, change, line) => {
  const problems = contentProblems({ ...sound, ...change });
  expect(problems.filter((problem) => problem.startsWith(line))).toHaveLength(1);
  for (const problem of problems) expect(problem).not.toContain("\n");
});

test("a link inside a code sample does not count", () => {
  const text = "```md\n[x](/nowhere)\n```\n";
  const texts = new Map([...sound.texts, [articleText, text]]);
  expect(contentProblems({ ...sound, texts })).toEqual([]);
});
