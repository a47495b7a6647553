import { ButtonAnchor, ButtonLink } from "./button.tsx";

export type Invitation = {
  question: string;
  /** Leads to the contact form. */
  link: string;
  /** Where the resume is, on a page for those who hire. */
  resume?: string;
};

/** The end of a page: how to reach the owner, and on some pages the resume. */
export function NextStep({
  invitation: { question, link, resume },
  className = "",
}: {
  invitation: Invitation;
  className?: string;
}) {
  return (
    <div
      data-search="skip"
      className={`no-print flex grow flex-wrap content-center items-center justify-between gap-4 rounded-md bg-accent-soft p-5 sm:p-7 ${className}`}
    >
      <p className="font-serif text-h2 leading-tight text-balance">{question}</p>
      <p className="flex flex-wrap gap-2.5">
        <ButtonLink to="/contact">{link}</ButtonLink>
        {resume && (
          <ButtonAnchor look="quiet" href={resume} target="_blank" rel="noopener">
            Resume<span className="sr-only"> (opens in a new tab)</span>
          </ButtonAnchor>
        )}
      </p>
    </div>
  );
}

/** The same as the last item of a grid: it takes what is left of the last row, or a row of its own. */
export function NextStepItem({
  filled,
  columns,
  invitation,
}: {
  /** How many items come before it. */
  filled: number;
  columns: { md: number; lg: number };
  invitation: Invitation;
}) {
  const md = spans.md[columns.md - (filled % columns.md)];
  const lg = spans.lg[columns.lg - (filled % columns.lg)];
  return (
    <li className={`flex ${md} ${lg}`}>
      <NextStep invitation={invitation} />
    </li>
  );
}

/** Written out, because the stylesheet is generated from the class names in the source. */
const spans = {
  md: ["", "", "md:col-span-2"],
  lg: ["", "lg:col-span-1", "lg:col-span-2", "lg:col-span-3"],
};
