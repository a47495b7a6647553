import type { ExperienceEntry, Profile } from "#content/types.ts";

/** The profile in the format of jsonresume.org, which job sites and resume tools read. */
export function jsonResume(owner: Profile, website: string) {
  const { name, field, email, phone, linkedin, location, headline, introduction } = owner;
  const entries = (kind: ExperienceEntry["kind"]) =>
    owner.experience.filter((entry) => entry.kind === kind);
  return {
    $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: {
      name,
      label: field,
      email,
      ...(phone && { phone }),
      url: website,
      summary: [headline, ...introduction].join("\n\n"),
      location: { city: location },
      profiles: [{ network: "LinkedIn", url: linkedin }],
    },
    work: entries("work").map(({ title, organisation, description, ...years }) => ({
      name: organisation,
      position: title,
      ...dates(years),
      summary: description,
    })),
    education: entries("education").map(({ title, organisation, description, ...years }) => ({
      institution: organisation,
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

/** A year is a date in that format; what is ongoing has no end. */
function dates({ from, to }: Pick<ExperienceEntry, "from" | "to">) {
  return { startDate: String(from), ...(to !== null && { endDate: String(to) }) };
}
