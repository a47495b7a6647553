import { Detail, DetailList, detailLink } from "#app/components/ui/detail-list.tsx";
import { SectionHeading } from "#app/components/ui/section-heading.tsx";
import { linkedinName } from "#app/lib/format/linkedin-name.ts";
import type { Profile } from "#content/types.ts";

type Details = Pick<Profile, "email" | "phone" | "location" | "linkedin">;

/** How to reach the owner, one line each. */
export function ContactDetails({ email, phone, location, linkedin }: Details) {
  return (
    <div className="mt-3">
      <DetailList>
        <Detail name="Email">
          <a href={`mailto:${email}`} className={detailLink}>
            {email}
          </a>
        </Detail>
        {phone && (
          <Detail name="Phone">
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`} className={`figures ${detailLink}`}>
              {phone}
            </a>
          </Detail>
        )}
        <Detail name="Location">{location}</Detail>
        <Detail name="LinkedIn">
          <a href={linkedin} rel="me noopener" className={detailLink}>
            {linkedinName(linkedin)}
          </a>
        </Detail>
      </DetailList>
    </div>
  );
}

export function WhatIDo({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="what-i-do">
      <SectionHeading id="what-i-do" title="What I do" />
      <ul className="mt-3 border-t border-rule">
        {items.map((item) => (
          <li key={item} className="border-b border-rule py-2.5">
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
