import type { ReactNode } from "react";
import { DetailList } from "#app/components/ui/detail-list.tsx";
import type { Profile } from "#content/types.ts";

/** Beside the introduction: what a recruiter looks for first. */
export function AtAGlance({
  location,
  field,
  languages,
  linkedin,
  children,
}: Pick<Profile, "location" | "field" | "languages" | "linkedin"> & { children: ReactNode }) {
  return (
    <aside aria-label="At a glance" className="text-small">
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
