import type { ComponentProps, ReactNode } from "react";
import { PageLink } from "./page-link.tsx";

type Look = "primary" | "quiet";

const looks: Record<Look, string> = {
  primary:
    "border-ink bg-ink text-paper hover:border-accent hover:bg-accent active:border-ink active:bg-ink disabled:border-muted disabled:bg-muted",
  quiet:
    "border-edge bg-transparent text-ink hover:border-ink hover:bg-accent-soft active:bg-rule disabled:border-rule disabled:text-muted",
};

/** A button does nothing on paper. */
function buttonClass(look: Look, className: string) {
  return `no-print inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-md border px-4 text-small font-medium no-underline transition-colors disabled:cursor-not-allowed md:min-h-9 md:px-3 ${looks[look]} ${className}`;
}

type Shared = { look?: Look; children: ReactNode };

export function Button({
  look = "primary",
  className = "",
  ...rest
}: Shared & ComponentProps<"button">) {
  return <button type="button" className={buttonClass(look, className)} {...rest} />;
}

export function ButtonLink({
  look = "primary",
  className = "",
  ...rest
}: Shared & ComponentProps<typeof PageLink>) {
  return <PageLink className={buttonClass(look, className)} {...rest} />;
}

/** For what is no page: files and other sites. */
export function ButtonAnchor({
  look = "primary",
  className = "",
  ...rest
}: Shared & ComponentProps<"a">) {
  return <a className={buttonClass(look, className)} {...rest} />;
}
