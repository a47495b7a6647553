import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { currentJob } from "#content/derived/current-job.ts";
import { profile } from "#content/profile.ts";
import type { ExperienceEntry, Profile } from "#content/types.ts";
import { tokenColors } from "../../pages/token-colors.ts";
import { cachedFile, codeHash } from "../../process/cached-file.ts";
import type { BuildSettings } from "../../settings.ts";

/**
 * Writes `resume.pdf`, which the About page offers unless the owner links to a resume elsewhere: the
 * owner's own file if there is one, or one made from the profile. `resume.json` has the same facts for
 * programs.
 */
export async function makeResume(
  site: string,
  { siteUrl, basePath }: Pick<BuildSettings, "siteUrl" | "basePath">,
  ownFile = "content/resume.pdf",
) {
  const facts = jsonResume(profile, siteUrl + basePath);
  await writeFile(path.join(site, "resume.json"), JSON.stringify(facts, null, 2));
  if (profile.resumeUrl) return;
  const own = await readFile(ownFile).catch(() => null);
  if (own && !own.subarray(0, 5).equals(Buffer.from("%PDF-"))) {
    throw new Error(
      `${ownFile}: this is not a PDF; export your resume as PDF, or remove the file.`,
    );
  }
  const content = own ?? (await cachedResume(profile, siteUrl + basePath)).content;
  await writeFile(path.join(site, "resume.pdf"), content);
}

export async function cachedResume(owner: Profile, website: string, folder = ".cache/resume") {
  const colors = await tokenColors();
  const code = await codeHash("builder/downloads/resume", "app/features/about", "app/lib/format");
  const inputs = [owner, website, colors, code];
  return cachedFile({ folder, extension: ".pdf", inputs }, async () => {
    // The library is slow to load, and most builds find the file in the cache.
    const { renderResume } = await import("./render-resume.ts");
    return renderResume({ owner, website, colors });
  });
}

/** The profile in the format of jsonresume.org, which job sites and resume tools read. */
export function jsonResume(owner: Profile, website: string) {
  const { name, email, phone, linkedin, location, headline, introduction, summary } = owner;
  const entries = (kind: ExperienceEntry["kind"]) =>
    owner.experience.filter((entry) => entry.kind === kind);
  return {
    $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: {
      name,
      label: currentJob(owner),
      email,
      ...(phone && { phone }),
      url: website,
      summary: summary ?? [headline, ...introduction].join("\n\n"),
      location: { city: location },
      profiles: [{ network: "LinkedIn", url: linkedin }],
    },
    work: entries("work").map(({ title, organization, description, ...years }) => ({
      name: organization,
      position: title,
      ...dates(years),
      summary: description,
    })),
    education: entries("education").map(({ title, organization, description, ...years }) => ({
      institution: organization,
      area: title,
      ...dates(years),
      courses: [description],
    })),
    skills: owner.skills.map(({ category, items }) => ({ name: category, keywords: items })),
    languages: owner.languages.map(({ name, level }) => ({ language: name, fluency: level })),
    certificates: owner.certifications.map(({ name, level, issuer, year }) => ({
      name: `${name}, ${level}`,
      ...(issuer !== undefined && { issuer }),
      ...(year !== undefined && { date: String(year) }),
    })),
  };
}

/** A year or a month is a date in that format; what is ongoing has no end. */
function dates({ from, to }: Pick<ExperienceEntry, "from" | "to">) {
  return { startDate: from, ...(to !== null && { endDate: to }) };
}
