import type { ComponentProps } from "react";
import { PageLink } from "../ui/page-link.tsx";
import { isSectionHref, SectionLink } from "../ui/section-link.tsx";

/** A link in a text. The router takes what is on this site; it also knows the path the site is served under. */
export function ProseLink({ href = "", ...rest }: ComponentProps<"a">) {
  if (isSectionHref(href)) return <SectionLink href={href} {...rest} />;
  if (href.startsWith("/") && !href.startsWith("//")) return <PageLink to={href} {...rest} />;
  return <a href={href} {...rest} />;
}
