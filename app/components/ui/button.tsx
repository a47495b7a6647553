import type { ComponentProps, ReactNode } from "react";
import { PageLink } from "./page-link.tsx";

export type Look = "primary" | "quiet" | "plain";

const drawn = "rounded-md border px-4 no-underline md:px-3";

const looks: Record<Look, string> = {
  primary: `${drawn} border-ink bg-ink text-paper hover:border-accent hover:bg-accent active:border-ink active:bg-ink disabled:border-muted disabled:bg-muted`,
  quiet: `${drawn} border-edge bg-transparent text-ink hover:border-ink hover:bg-accent-soft active:bg-rule disabled:border-rule disabled:text-muted`,
  plain:
    "text-muted underline decoration-rule underline-offset-4 hover:text-ink hover:decoration-current active:text-accent",
};

/** A button does nothing on paper. */
function buttonClass(look: Look, className: string) {
  return `no-print inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 text-small font-medium transition-colors disabled:cursor-not-allowed md:min-h-9 ${looks[look]} ${className}`;
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

type IconButtonProps = Omit<ComponentProps<"button">, "aria-label"> & { label: string };

/** Also used by the link that looks and acts like one. */
export const iconButtonLook =
  "grid size-11 cursor-pointer place-items-center rounded-md border border-rule text-ink transition-colors hover:border-edge hover:bg-accent-soft active:bg-rule md:size-9";

export function IconButton({ label, className = "", ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`${iconButtonLook} ${className}`}
      {...rest}
    />
  );
}
