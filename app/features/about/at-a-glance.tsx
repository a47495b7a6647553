import type { ReactNode } from "react";
import { Picture, type PictureSources } from "#app/components/ui/picture.tsx";
import type { Profile } from "#content/types.ts";

/** Beside the introduction: what a recruiter looks for first. */
export function AtAGlance({
  location,
  field,
  languages,
  linkedin,
  portrait,
}: Pick<Profile, "location" | "field" | "languages" | "linkedin"> & {
  portrait: PictureSources;
}) {
  return (
    <aside
      aria-label="At a glance"
      className="mt-8 text-small lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:self-end"
    >
      <Picture picture={portrait} sizes="160px" className="mb-5 h-auto w-40 rounded-sm" />
      <DetailList
        details={[
          ["Based in", location],
          ["Works in", field],
          ["Speaks", languages.map(({ name }) => name).join(", ")],
          [
            "LinkedIn",
            <a key="linkedin" href={linkedin} rel="me noopener" className="text-link">
              {linkedin.replace(/^https?:\/\/(www\.)?linkedin\.com\/in\/|\/$/g, "")}
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
