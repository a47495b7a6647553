import type { Profile } from "#content/types.ts";

/** The lists of what the owner speaks and is certified in, without empty ones, and the heading above them. */
export function qualifications({
  languages,
  certifications,
}: Pick<Profile, "languages" | "certifications">) {
  const lists = [
    { title: "Languages", lines: languages },
    { title: "Certification", lines: certifications.map(withIssuer) },
  ].filter(({ lines }) => lines.length > 0);
  const [first = "", ...rest] = lists.map(({ title }) => title);
  return { lists, heading: [first, ...rest.map((title) => title.toLowerCase())].join(" and ") };
}

/** `Intermediate, Lakmere Data Academy, 2020`. */
function withIssuer({ name, level, issuer, year }: Profile["certifications"][number]) {
  return { name, level: [level, issuer, year].filter((part) => part !== undefined).join(", ") };
}
