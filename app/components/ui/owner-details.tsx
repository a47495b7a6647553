import type { ReactNode } from "react";

type Details = {
  location: string;
  openTo: string | undefined;
  availability: string | undefined;
  email: string;
  phone?: string | null;
  linkedin: string;
};

/** Where the owner is, what they are open to, and how to reach them, one line each. An empty text is left out. */
export function OwnerDetails({ location, openTo, availability, email, phone, linkedin }: Details) {
  return (
    <dl className="border-t border-rule">
      {location && <Detail name="Based in">{location}</Detail>}
      {openTo && <Detail name="Open to">{openTo}</Detail>}
      {availability && <Detail name="Available">{availability}</Detail>}
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
      <Detail name="LinkedIn">
        <a href={linkedin} rel="me noopener" className={detailLink}>
          {linkedinName(linkedin)}
        </a>
      </Detail>
    </dl>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 border-rule py-2.5 not-first:border-t">
      <dt className="w-22 font-mono text-label text-muted">{name}</dt>
      <dd className="min-w-0 grow basis-42 text-balance">{children}</dd>
    </div>
  );
}

/** Padding on an inline link enlarges the touch target without moving the text. */
const detailLink = "text-link py-2.5 wrap-anywhere";

/** `https://www.linkedin.com/in/mira-anand` as `mira-anand`, which fits on one line. */
export function linkedinName(address: string) {
  return address.replace(/^https?:\/\/(www\.)?linkedin\.com\/in\/|\/$/g, "");
}
