import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { formatPeriod } from "#app/lib/format/date.ts";
import { currentJob } from "#content/derived/current-job.ts";
import { profile } from "#content/profile.ts";
import { cachedResume, jsonResume, makeResume } from "./make-resume.ts";
import { pdfText, structureTags, taggedText } from "./test-pdf-text.ts";

const website = "https://owner.example/folio/";
const owner = {
  ...{ ...profile, name: "Ada Example", phone: "+49 (0)69 000 000" },
  ...{ summary: "Counts what funds earn.", openTo: "Roles in Ulm", availability: "At once" },
};
let folder = "";
let first: Awaited<ReturnType<typeof cachedResume>>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "resume-"));
  first = await cachedResume(owner, website, folder);
}, 120_000);

afterAll(() => rm(folder, { recursive: true }));

function source() {
  return first.content.toString("latin1");
}

/** A field of the document's metadata, which the library writes as a separate object. */
function described(field: string) {
  const id = source().match(new RegExp(`/${field} (\\d+) 0 R`))?.[1];
  return source().match(new RegExp(`\n${id} 0 obj\n\\((.*)\\)\nendobj`))?.[1];
}

function withoutSpace(text: string) {
  return text.replace(/\s+/g, "");
}

describe("the resume", () => {
  test("says all that About says, as text that can be selected", () => {
    const text = pdfText(first.content);
    const said = [
      owner.name,
      currentJob(owner),
      owner.email,
      owner.summary,
      `Open to: ${owner.openTo}. Available: ${owner.availability}.`,
      ...owner.experience.map((entry) => {
        const { title, organization, description } = entry;
        return `${formatPeriod(entry)}${title}${organization}${description}`;
      }),
      ...owner.skills.flatMap(({ category, items }) => [category, ...items]),
      ...owner.languages.map(({ name, level }) => name + level),
      ...owner.certifications.map(({ name, level }) => name + level),
    ];
    expect(said.filter((words) => !text.includes(withoutSpace(words)))).toEqual([]);
  });

  test("has a title, an author and a language in its metadata", () => {
    expect(described("Title")).toBe("Ada Example: Resume");
    expect(described("Author")).toBe("Ada Example");
    expect(source()).toContain("/Lang (en)");
  });

  test("tells a screen reader what is a heading, a paragraph, a list and a link", () => {
    const texts = taggedText(first.content);
    const tagged = (tag: string) =>
      texts.filter((part) => part.tag === tag).map(({ text }) => text);
    expect(tagged("H1")).toEqual([owner.name]);
    expect(tagged("H2").slice(0, 2)).toEqual(["Experience and education", "Skills"]);
    expect(tagged("Lbl")).toEqual([
      ...owner.experience.map(formatPeriod),
      ...owner.skills.map(({ category }) => category),
      ...[...owner.languages, ...owner.certifications].map(({ name }) => name),
    ]);
    expect(tagged("Link")).toHaveLength(4);
    expect(tagged("P").map(withoutSpace)).toEqual(
      expect.arrayContaining([withoutSpace(owner.summary)]),
    );
    // The footer is not part of the text.
    expect(tagged("Artifact").join()).toMatch(/\d \/ \d/);
    expect(texts.filter(({ tag }) => tag === undefined)).toEqual([]);
  });

  test("has a structure in which every item belongs to a list, and every part to the document", () => {
    const tags = structureTags(first.content);
    const items = owner.experience.length + owner.skills.length + owner.languages.length;
    const count = (wanted: string) => tags.filter((tag) => tag === wanted).length;
    expect(count("H1 in Document")).toBe(1);
    expect(count("LI in L")).toBe(items + owner.certifications.length + 4);
    expect(count("Link in LBody")).toBe(4);
    expect(tags.filter((tag) => tag.endsWith("in root"))).toEqual(["Document in root"]);
    expect(source()).toMatch(/\/Marked true/);
    expect(source()).toMatch(/\/DisplayDocTitle true/);
  });

  test("leads to the owner's mail, phone, site and profile", () => {
    const links = [...source().matchAll(/\/URI \(([^)]*)\)/g)].map(([, address]) => address);
    expect(links).toEqual([`mailto:${owner.email}`, "tel:+4969000000", website, owner.linkedin]);
  });

  test("fills one or two sheets of A4", () => {
    const sheets = [...source().matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
    const millimeters = sheets.map(([, width, height]) =>
      [width, height].map((points) => Math.round((Number(points) / 72) * 25.4)),
    );
    expect(millimeters).toEqual(Array(Math.min(millimeters.length, 2)).fill([210, 297]));
    expect(millimeters.length).toBeGreaterThan(0);
  });

  test("is cached for the next build, and made again when the owner changes", async () => {
    expect(first.isNew).toBe(true);
    const second = await cachedResume(owner, website, folder);
    expect(second.isNew).toBe(false);
    expect(second.content.equals(first.content)).toBe(true);
    const renamed = await cachedResume(
      { ...owner, name: "Łucja Nowak-Świerszcz" },
      website,
      folder,
    );
    expect(renamed.isNew).toBe(true);
    expect(pdfText(renamed.content)).toContain("ŁucjaNowak-Świerszcz");
  }, 120_000);

  test("sets names in other scripts, and leaves out what no font has", async () => {
    const name = "Ngọzi Ελένη Дмитрий 日本 太郎 🎉 한글";
    const named = await cachedResume({ ...owner, name, certifications: [] }, website, folder);
    const text = pdfText(named.content);
    expect(text).toContain("NgọziΕλένηДмитрий日本太郎🎉");
    expect(text).not.toContain("한");
    expect(text).not.toContain("ertification");
  }, 120_000);

  test("begins with the introduction of an owner without a summary, and names nothing that they are open to", async () => {
    const { summary, openTo, ...plain } = owner;
    const text = pdfText((await cachedResume(plain, website, folder)).content);
    for (const paragraph of owner.introduction) expect(text).toContain(withoutSpace(paragraph));
    expect(text).not.toContain("Opento");
  }, 120_000);

  test("says on every page that the owner is a sample, as long as the profile is", async () => {
    const note = withoutSpace("Sample content: Ada Example is not a real person");
    expect(pdfText(first.content)).not.toContain(note);
    const sample = await cachedResume({ ...owner, sampleOwner: owner.name }, website, folder);
    expect(pdfText(sample.content)).toContain(note);
  }, 120_000);

  test("has no heading over an empty list", async () => {
    const lists = { experience: [], skills: [], languages: [], certifications: [] };
    const { content } = await cachedResume({ ...owner, ...lists }, website, folder);
    expect(pdfText(content)).not.toMatch(/[123]000|Experience|Skills|Languages|Certification/);
  }, 120_000);

  test("is the owner's own file where there is one", async () => {
    const own = path.join(folder, "own.pdf");
    await writeFile(own, "%PDF-1.7 mine");
    await makeResume(folder, { siteUrl: "https://owner.example", basePath: "/folio/" }, own);
    expect(await readFile(path.join(folder, "resume.pdf"), "utf8")).toBe("%PDF-1.7 mine");
  });

  test("an own file that is not a PDF is said in one line", async () => {
    const own = path.join(folder, "own.docx");
    await writeFile(own, "PK");
    const settings = { siteUrl: "https://owner.example", basePath: "/" };
    await expect(makeResume(folder, settings, own)).rejects.toThrow(
      `${own}: this is not a PDF; export your resume as PDF, or remove the file.`,
    );
  });
});

const resume = jsonResume(
  {
    ...profile,
    phone: null,
    experience: [
      {
        title: "Analyst",
        organization: "Tessary",
        description: "Reports.",
        kind: "work",
        from: "2023-10",
        to: null,
      },
      {
        title: "MSc Finance",
        organization: "Mainfeld",
        description: "Bonds.",
        kind: "education",
        from: "2021",
        to: "2023-09",
      },
    ],
  },
  "https://example.com/",
);

test("work and education are apart, and what is ongoing has no end", () => {
  expect(resume.work).toEqual([
    { name: "Tessary", position: "Analyst", startDate: "2023-10", summary: "Reports." },
  ]);
  expect(resume.education).toMatchObject([
    { institution: "Mainfeld", area: "MSc Finance", startDate: "2021", endDate: "2023-09" },
  ]);
});

test("the owner is named with the address of the site, and a phone that is left out has no field", () => {
  expect(resume.basics).toMatchObject({
    name: profile.name,
    email: profile.email,
    url: "https://example.com/",
  });
  expect(resume.basics).not.toHaveProperty("phone");
});
