import type { ReactNode } from "react";
import { DetailList } from "#app/components/ui/detail-list.tsx";
import { Picture, type PictureSources } from "#app/components/ui/picture.tsx";
import type { Profile } from "#content/types.ts";

/** Beside the introduction: what a recruiter looks for first. */
export function AtAGlance({
  location,
  field,
  languages,
  linkedin,
  portrait,
  children,
}: Pick<Profile, "location" | "field" | "languages" | "linkedin"> & {
  portrait: PictureSources;
  children: ReactNode;
}) {
  return (
    <aside aria-label="At a glance" className="text-small">
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
      {children}
    </aside>
  );
}
