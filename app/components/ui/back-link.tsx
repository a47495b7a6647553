import { Link } from "react-router";

export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="no-print -my-2 inline-flex min-h-11 items-center gap-1.5 text-small text-muted transition-colors hover:text-ink"
    >
      <span aria-hidden="true">←</span>
      {children}
    </Link>
  );
}
