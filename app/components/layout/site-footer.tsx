import type { ComponentType } from "react";
import { PageLink } from "../ui/page-link.tsx";

const linkClass =
  "inline-flex min-h-11 items-center text-small text-muted transition-colors hover:text-ink hover:underline";

export function SiteFooter({
  owner,
  note,
  links,
  year,
  resume,
  linkedin,
  feed,
  KeyboardHelp,
}: {
  owner: string;
  /** Below the name. */
  note: string | null;
  links: readonly { to: string; label: string }[];
  year: number;
  resume: string;
  linkedin: string;
  feed: string;
  /** Opens the list of keys; styled like the links beside it. */
  KeyboardHelp: ComponentType<{ className: string }>;
}) {
  return (
    <footer className="no-print mt-auto border-t border-rule">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-9">
        <div>
          <p className="double-rule w-fit pb-0.5 text-small text-muted">
            © {year} {owner}
          </p>
          {note && <p className="mt-2 text-small text-muted">{note}</p>}
        </div>
        <nav aria-label="More">
          <ul className="flex flex-wrap gap-x-6">
            <li>
              <PageLink to="/contact" className={linkClass}>
                Contact
              </PageLink>
            </li>
            <li>
              <a href={resume} target="_blank" rel="noopener" className={linkClass}>
                Resume<span className="sr-only"> (opens in a new tab)</span>
              </a>
            </li>
            <li>
              <a href={linkedin} rel="me noopener" className={linkClass}>
                LinkedIn
              </a>
            </li>
            {links.map(({ to, label }) => (
              <li key={to}>
                <PageLink to={to} className={linkClass}>
                  {label}
                </PageLink>
              </li>
            ))}
            <li>
              <a href={feed} className={linkClass}>
                RSS
              </a>
            </li>
            <li>
              <KeyboardHelp className={`${linkClass} pointer-coarse:hidden`} />
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
