import type { ComponentProps } from "react";
import { Link } from "react-router";

/**
 * A link to another page of this site. The page is prefetched at the first sign of intent, and
 * the pages cross-fade where the browser supports it. Links within a page use the router's own.
 */
export function PageLink(props: ComponentProps<typeof Link>) {
  return <Link prefetch="intent" viewTransition {...props} />;
}
