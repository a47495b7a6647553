import type { ComponentProps, MouseEvent } from "react";
import { useNavigate } from "react-router";

/**
 * A link to a place on this page. It keeps the query, which may hold the visitor's case; the router's own
 * link would drop it. The query is read from the browser, because `use-url-state.ts` bypasses the router.
 */
export function SectionLink({ href, ...rest }: ComponentProps<"a"> & { href: `#${string}` }) {
  const navigate = useNavigate();

  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate({ search: location.search, hash: href }, { defaultShouldRevalidate: false });
  }

  return <a href={href} onClick={follow} {...rest} />;
}

export function isSectionHref(href: string): href is `#${string}` {
  return href.startsWith("#");
}
