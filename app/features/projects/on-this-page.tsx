type Section = { id: string; text: string };

/** From the first screen to what comes after the model. A phone has no room for it there. */
export function OnThisPage({ sections }: { sections: readonly Section[] }) {
  if (sections.length < 2) return null;
  return (
    <nav aria-label="On this page" data-search="skip" className="no-print max-lg:hidden">
      <ul className="text-right text-small text-balance">
        {sections.map(({ id, text }) => (
          <li key={id} className="ml-5 inline-block">
            <a
              href={`#${id}`}
              className="flex min-h-7 items-center text-muted underline-offset-4 hover:text-ink hover:underline"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
