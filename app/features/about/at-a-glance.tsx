import type { ReactNode } from "react";
import { linkedinName } from "#app/lib/format/linkedin-name.ts";
import type { Profile } from "#content/types.ts";

/** Beside the introduction: what a recruiter looks for first. */
export function AtAGlance({
  location,
  languages,
  email,
  linkedin,
}: Pick<Profile, "location" | "languages" | "email" | "linkedin">) {
  return (
    <aside
      aria-label="At a glance"
      className="col-span-2 mt-8 text-small lg:col-span-1 lg:col-start-2 lg:row-start-4 lg:mt-5"
    >
      <DetailList
        details={[
          ["Based in", location],
          [
            "Languages",
            languages.map(({ name, level }) => `${name} (${level.toLowerCase()})`).join(", "),
          ],
          [
            "Email",
            <a key="email" href={`mailto:${email}`} className="text-link">
              {email}
            </a>,
          ],
          [
            "LinkedIn",
            <a key="linkedin" href={linkedin} rel="me noopener" className="text-link">
              {linkedinName(linkedin)}
            </a>,
          ],
        ]}
      />
    </aside>
  );
}

/** Names and values between rules, in the right third of a page's head. An empty text is left out. */
function DetailList({ details }: { details: readonly [name: string, value: ReactNode][] }) {
  return (
    <dl className="border-t border-ink">
      {details
        .filter(([, value]) => value !== "")
        .map(([name, value]) => (
          <div key={name} className="flex justify-between gap-6 border-b border-rule py-2 lg:gap-4">
            {/* As wide as the longest name in any font, so a value of two lines keeps its place when fonts arrive. */}
            <dt className="min-w-22 text-muted">{name}</dt>
            <dd className="text-right text-pretty">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
