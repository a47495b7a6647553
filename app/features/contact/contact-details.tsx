import type { ReactNode } from "react";
import { SectionHeading } from "#app/components/ui/section-heading.tsx";
import { linkedinName } from "#app/lib/format/linkedin-name.ts";
import type { Profile } from "#content/types.ts";

type Details = Pick<Profile, "email" | "phone" | "location" | "linkedin">;

/** How to reach the owner, one line each. */
export function ContactDetails({ email, phone, location, linkedin }: Details) {
  return (
    <dl className="mt-3 border-t border-rule">
      <Line name="Email">
        <a href={`mailto:${email}`} className={linkClass}>
          {email}
        </a>
      </Line>
      {phone && (
        <Line name="Phone">
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`} className={`figures ${linkClass}`}>
            {phone}
          </a>
        </Line>
      )}
      <Line name="Location">{location}</Line>
      <Line name="LinkedIn">
        <a href={linkedin} rel="me noopener" className={linkClass}>
          {linkedinName(linkedin)}
        </a>
      </Line>
    </dl>
  );
}

/** Padding on an inline link enlarges the touch target without moving the text. */
const linkClass = "text-link py-2.5 wrap-anywhere";

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5.5rem_1fr] items-baseline gap-x-4 border-b border-rule py-2.5">
      <dt className="font-mono text-label text-muted">{name}</dt>
      <dd className="min-w-0">{children}</dd>
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
