import { Detail, DetailList, detailLink } from "#app/components/ui/detail-list.tsx";
import { linkedinName } from "#app/lib/format/linkedin-name.ts";
import type { Profile } from "#content/types.ts";

/** Beside the introduction: what a recruiter looks for first. An empty text is left out. */
export function AtAGlance({
  location,
  email,
  linkedin,
}: Pick<Profile, "location" | "email" | "linkedin">) {
  return (
    <aside
      aria-label="At a glance"
      className="col-span-2 mt-8 text-small lg:col-span-1 lg:col-start-2 lg:row-start-4 lg:mt-5"
    >
      <DetailList>
        {location && <Detail name="Based in">{location}</Detail>}
        <Detail name="Email">
          <a href={`mailto:${email}`} className={detailLink}>
            {email}
          </a>
        </Detail>
        <Detail name="LinkedIn">
          <a href={linkedin} rel="me noopener" className={detailLink}>
            {linkedinName(linkedin)}
          </a>
        </Detail>
      </DetailList>
    </aside>
  );
}
