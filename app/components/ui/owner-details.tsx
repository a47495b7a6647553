import { linkedinName } from "#app/lib/format/linkedin-name.ts";
import { Detail, DetailList, detailLink } from "./detail-list.tsx";

type Details = {
  location: string;
  openTo: string | undefined;
  email: string;
  phone?: string | null;
  linkedin: string;
};

/** Where the owner is, what they are open to, and how to reach them, one line each. An empty text is left out. */
export function OwnerDetails({ location, openTo, email, phone, linkedin }: Details) {
  return (
    <DetailList>
      {location && <Detail name="Based in">{location}</Detail>}
      {openTo && <Detail name="Open to">{openTo}</Detail>}
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
    </DetailList>
  );
}
