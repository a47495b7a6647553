import { describe, expect, test } from "vitest";
import {
  formatLongDate,
  formatMonth,
  formatMonthOrYear,
  formatPeriod,
} from "#app/lib/format/date.ts";
import { formatCount } from "#app/lib/format/number.ts";
import { isInPreparation } from "#content/articles.ts";
import { books } from "#content/books.ts";
import { currentEntry, currentJob } from "#content/derived/current-job.ts";
import { bookAnchor, contentPaths } from "#content/derived/page-paths.ts";
import { publishedArticles } from "#content/derived/published.ts";
import { topics } from "#content/derived/topics.ts";
import imageVariants from "#content/images/variants.json" with { type: "json" };
import { pages } from "#content/pages.ts";
import { profile } from "#content/profile.ts";
import { projectCategories } from "#content/project-categories.ts";
import { projects, projectsIn } from "#content/projects.ts";
import type { Article, Project } from "#content/types.ts";
import { exampleArticle, exampleProject } from "../pages.ts";
import { builtPage, mainOf, named, textsOf } from "./built-page.ts";

describe("Home", () => {
  test("shows name, headline and tagline, and leads to the projects", async () => {
    const main = await mainOf("");
    expect(textsOf(main, "h1")).toEqual([profile.name]);
    expect(textsOf(main, "p")).toEqual(expect.arrayContaining([profile.headline, profile.tagline]));
    expect(named(main, "a", /^View My Projects/).getAttribute("href")).toBe("/projects");
  });

  test("names the current job, and leads to the resume and the contact form", async () => {
    const main = await mainOf("");
    const [hero] = main.querySelectorAll("section");
    expect(textsOf(hero ?? main, "span")).toContain(currentJob(profile));
    if (profile.today) expect(textsOf(hero ?? main, "p")).toContain(profile.today);
    if (profile.openTo) expect(textsOf(hero ?? main, "p")).toContain(`Open to: ${profile.openTo}`);
    const resume = named(hero ?? main, "a", /^Resume/);
    expect(resume.getAttribute("href")).toBe(profile.resumeUrl ?? "/resume.pdf");
    expect(resume.getAttribute("target")).toBe("_blank");
    expect(named(hero ?? main, "a", "Contact").getAttribute("href")).toBe("/contact");
  });

  test("has a photo that is fetched first, has its dimensions, and comes in AVIF and WebP", async () => {
    const main = await mainOf("");
    const photo = main.querySelector("picture img");
    expect(photo?.getAttribute("alt")).toBe(profile.photo.alt);
    expect(photo?.getAttribute("fetchpriority")).toBe("high");
    expect(photo?.getAttribute("loading")).toBe("eager");
    expect(photo?.getAttribute("width")).toBe(String(imageVariants.portrait.width));
    expect(photo?.getAttribute("height")).toBe(String(imageVariants.portrait.height));
    const types = [...main.querySelectorAll("picture source")].map((it) => it.getAttribute("type"));
    expect(types).toEqual(["image/avif", "image/webp"]);
  });

  test("has four skill shortcuts, each with the count of its projects and a drawing that leads to its model", async () => {
    const shortcuts = named(await mainOf(""), "nav", "Projects by tool");
    expect(shortcuts.querySelectorAll("li")).toHaveLength(4);
    for (const { id, name } of projectCategories) {
      const link = shortcuts.querySelector(`a[href="/projects#${id}"]`);
      expect(link?.textContent).toBe(name);
      const row = link?.closest("li");
      expect(row?.textContent).toContain(`${projectsIn(id).length} projects`);
      const drawing = row?.querySelector("a:has(svg)");
      const slug = drawing?.getAttribute("href")?.replace("/projects/", "");
      const project = projects.find((one) => one.slug === slug);
      expect(drawing?.getAttribute("aria-label")).toContain(`: ${project?.title}`);
    }
  });

  test("has a second row, which counts the articles in preparation apart", async () => {
    const row = named(await mainOf(""), "nav", "Writing and reading");
    const [blog, ...others] = row.querySelectorAll("a");
    expect(blog?.getAttribute("href")).toBe("/blogs");
    expect(blog?.textContent).toContain("Blog");
    const inPreparation = publishedArticles.filter(isInPreparation).length;
    expect(blog?.textContent).toContain(
      `${publishedArticles.length - inPreparation} articles, ${inPreparation} in preparation`,
    );
    const hrefs = others.map((link) => link.getAttribute("href"));
    const mustReads = hrefs.indexOf("/books");
    expect(others[mustReads]?.textContent).toContain("Must Reads");
    // The newest articles that can be read, and a spine for each book.
    const readable = publishedArticles.filter((article) => !isInPreparation(article));
    const newest = readable.toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, 4);
    expect(hrefs.slice(0, mustReads)).toEqual(newest.map(({ slug }) => `/blogs/${slug}`));
    expect(hrefs.slice(mustReads + 1)).toEqual(books.map((book) => `/books#${bookAnchor(book)}`));
  });

  test("shows no code of the chart of accounts, which the list of projects explains", async () => {
    expect((await mainOf("")).textContent).not.toMatch(/\b[1-9]000\b/);
  });
});

describe("About", () => {
  test("introduces the owner", async () => {
    expect(textsOf(await mainOf("about"), "p")).toEqual(
      expect.arrayContaining([...profile.introduction]),
    );
  });

  test("shows a timeline, newest first, with title, organization, text and years", async () => {
    const timeline = named(await mainOf("about"), "section", "Experience and education");
    const entries = [...timeline.querySelectorAll("li")];
    expect(entries).toHaveLength(profile.experience.length);
    for (const [index, entry] of profile.experience.entries()) {
      const shown = entries[index];
      expect(shown?.querySelector("h3")?.textContent).toBe(entry.title);
      expect(shown?.textContent).toContain(entry.organization);
      expect(shown?.textContent).toContain(entry.description);
      expect(shown?.textContent).toContain(formatPeriod(entry));
      expect(shown?.textContent).toContain(entry.kind === "work" ? "Work" : "Education");
      expect(shown?.querySelectorAll("svg")).toHaveLength(1);
    }
    const starts = profile.experience.map(({ from }) => from);
    expect(starts).toEqual(starts.toSorted().reverse());
  });

  test("names the current job and employer, the address at a glance, and each language once", async () => {
    const main = await mainOf("about");
    const now = currentEntry(profile);
    expect(textsOf(main, "header p")).toEqual([
      currentJob(profile),
      ...(now ? [`${now.organization}, since ${formatMonthOrYear(now.from)}`] : []),
    ]);
    const glance = named(main, "aside", "At a glance");
    expect(named(glance, "a", profile.email).getAttribute("href")).toBe(`mailto:${profile.email}`);
    for (const { name, level } of profile.languages) {
      expect(textsOf(main, "li").filter((line) => line.startsWith(name))).toEqual([name + level]);
    }
  });

  test("opens the resume in a new tab", async () => {
    const link = named(await mainOf("about"), "a", /^Download Resume/);
    expect(link.getAttribute("href")).toBe(profile.resumeUrl ?? "/resume.pdf");
    expect(link.getAttribute("target")).toBe("_blank");
  });

  test("lists skills in the four categories", async () => {
    const skills = named(await mainOf("about"), "section", "Skills");
    expect(textsOf(skills, "h3")).toEqual([
      "Programming",
      "Tools & Software",
      "Finance",
      "Data Analysis",
    ]);
    const listed = textsOf(skills, "li");
    for (const item of profile.skills.flatMap(({ items }) => items)) {
      expect(
        listed.filter((text) => text.includes(item)),
        item,
      ).not.toEqual([]);
    }
  });

  test("names languages and certifications with their levels", async () => {
    const section = named(await mainOf("about"), "section", "Languages and certification");
    const pairs = [...profile.languages, ...profile.certifications];
    expect(textsOf(section, "li")).toEqual(
      pairs.map(({ name, level }) => expect.stringMatching(`${name}\\s*${level}`)),
    );
  });
});

test.each(["about", "contact"])("/%s shows no account code", async (page) => {
  expect((await mainOf(page)).textContent).not.toMatch(/[1-9][0-9]00(?=[A-Z])/);
});

describe("Must Reads", () => {
  test("shows each book with category, author, year, description, key takeaway and cover", async () => {
    const shown = [...(await mainOf("books")).querySelectorAll("article")];
    expect(shown).toHaveLength(books.length);
    for (const book of books) {
      const own = shown.find((article) => article.querySelector("h2")?.textContent === book.title);
      for (const text of [book.category, book.author, String(book.year), book.description]) {
        expect(own?.textContent).toContain(text);
      }
      expect(own?.querySelector("h3")?.textContent).toBe("Key takeaway");
      expect(own?.textContent).toContain(book.keyTakeaway);
      expect(own?.querySelector("img")?.getAttribute("alt")).toBe(book.image.alt);
    }
  });

  test("leads to the contact form", async () => {
    expect(named(await mainOf("books"), "a", /^Tell me/).getAttribute("href")).toBe("/contact");
  });
});

describe("Blog", () => {
  const newestFirst: readonly Article[] = publishedArticles.toSorted((a, b) =>
    b.date.localeCompare(a.date),
  );

  async function card(title: string) {
    return named(await mainOf("blogs"), "article", title);
  }

  test("shows a card for each article, newest first", async () => {
    const main = await mainOf("blogs");
    expect(main.querySelectorAll("article")).toHaveLength(publishedArticles.length);
    const dates = [...main.querySelectorAll("article")].map((card) =>
      card.querySelector("time")?.getAttribute("datetime"),
    );
    expect(dates).toEqual(newestFirst.map(({ date }) => date));
  });

  test.each(newestFirst)("shows the card of $slug in full", async (article) => {
    const own = await card(article.title);
    expect(own.textContent).toContain(article.category);
    const waits = isInPreparation(article);
    expect(own.textContent).toContain(
      `${article.readTime} min${waits ? ", in preparation" : " read"}`,
    );
    expect(textsOf(own, "p")).toContain(article.description);
    expect(textsOf(own, "time")).toEqual([
      formatLongDate(article.date),
      ...(article.revised ? [formatMonth(article.revised)] : []),
    ]);
    expect(named(own, "a", article.title).getAttribute("href")).toBe(`/blogs/${article.slug}`);
    expect(named(own, "a", /^Read Article/).getAttribute("href")).toBe(`/blogs/${article.slug}`);
    expect(own.textContent.includes("Read Article (in preparation)")).toBe(waits);
    const rest = article.tags.length - 3;
    expect(textsOf(named(own, "ul", "Tags"), "li > span")).toEqual([
      ...article.tags.slice(0, 3),
      ...(rest > 0 ? [`+${rest}`] : []),
    ]);
  });

  test("has articles in preparation and one with more tags than a card shows", () => {
    expect(publishedArticles.filter(isInPreparation)).toHaveLength(3);
    expect(newestFirst.filter(({ tags }) => tags.length > 3).length).toBeGreaterThanOrEqual(1);
  });
});

test("the search page lists every page, project, article, book and topic for visitors without script", async () => {
  const main = await mainOf("search");
  const links = [...main.querySelectorAll("a")];
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    expect.arrayContaining([...contentPaths, ...topics.map(({ path }) => path)]),
  );
  const texts = links.map(({ textContent }) => textContent);
  const titles = [...projects, ...publishedArticles, ...books].map(({ title }) => title);
  expect(texts).toEqual(expect.arrayContaining(titles));
  const tags = named(main, "section", "Tags");
  for (const { name, articles } of topics.filter(({ kind }) => kind === "tag")) {
    const tagged = projects.filter((project: Project) => project.tags.includes(name)).length;
    const row = named(tags, "a", name).closest("li");
    expect(row?.textContent).toBe(
      name + [formatCount(articles.length, "article"), formatCount(tagged, "project")].join(", "),
    );
  }
  const page = await builtPage("about");
  expect(page.querySelector("header noscript a")?.getAttribute("href")).toBe("/search");
});

describe("the bar", () => {
  test("holds the owner's name as a link home and exactly the four links", async () => {
    const page = await builtPage("about");
    expect(named(page, "header a", profile.name).getAttribute("href")).toBe("/");
    expect(textsOf(named(page, "nav", "Main"), "a")).toEqual([
      "Home",
      "Projects",
      "About",
      "Contact",
    ]);
  });

  test("has blog and books as a second group", async () => {
    const links = [
      ...named(await builtPage("about"), "nav", "Writing and books").querySelectorAll("a"),
    ];
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Blog", "/blogs"],
      ["Must Reads", "/books"],
    ]);
  });

  test.each([
    ["", "Home"],
    ["projects", "Projects"],
    [`projects/${exampleProject.slug}`, "Projects"],
    ["about", "About"],
    ["contact", "Contact"],
    [`blogs/${exampleArticle.slug}`, "Blog"],
    ["books", "Must Reads"],
  ])("marks the current page on /%s: %s", async (path, name) => {
    expect(textsOf(await builtPage(path), '[aria-current="page"]')).toEqual([name]);
  });
});

test.each([
  ["projects", "and the resume"],
  ["about", "and the resume"],
  ["blogs", "alone"],
  ["books", "alone"],
])("/%s ends with a way to the contact form %s", async (page, more) => {
  const { question, link } = pages[`/${page}` as "/projects"].invitation;
  const asked = [...(await mainOf(page)).querySelectorAll("p")].filter(
    ({ textContent }) => textContent === question,
  );
  expect(asked).toHaveLength(1);
  const end = asked[0]?.parentElement;
  if (!end) throw new Error("The question is nowhere.");
  expect(named(end, "a", link).getAttribute("href")).toBe("/contact");
  const others = [...end.querySelectorAll("a")].filter((one) => one.textContent !== link);
  expect(others.map((one) => one.getAttribute("href"))).toEqual(
    more === "alone" ? [] : [profile.resumeUrl ?? "/resume.pdf"],
  );
});

test("the footer leads to contact form, resume, blog, books, feed and LinkedIn, and signs with the owner's name", async () => {
  const footer = (await builtPage("")).querySelector("body > footer");
  if (!footer) throw new Error("Home has no footer.");
  expect(named(footer, "a", "Contact").getAttribute("href")).toBe("/contact");
  expect(named(footer, "a", /^Resume/).getAttribute("href")).toBe(
    profile.resumeUrl ?? "/resume.pdf",
  );
  expect(named(footer, "a", "Blog").getAttribute("href")).toBe("/blogs");
  expect(named(footer, "a", "Must Reads").getAttribute("href")).toBe("/books");
  expect(named(footer, "a", "RSS").getAttribute("href")).toBe("/feed.xml");
  expect(named(footer, "a", /^LinkedIn/).getAttribute("href")).toMatch(
    /^https:\/\/www\.linkedin\.com\//,
  );
  expect(footer.textContent).toMatch(new RegExp(`© \\d{4} ${profile.name}`));
});

test("the footer says that the content is a sample, as long as the profile is", async () => {
  const footer = (await builtPage("contact")).querySelector("body > footer");
  const isSample = profile.sampleOwner === profile.name;
  expect(footer?.textContent.includes(`Sample content: ${profile.name} is not a real person`)).toBe(
    isSample,
  );
});
