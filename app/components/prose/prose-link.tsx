import type { ComponentProps } from "react";
import { PageLink } from "../ui/page-link.tsx";

/** A link in a text: to another page of this site, to a place on this page, or to another site. */
export function ProseLink({ href = "", ...rest }: ComponentProps<"a">) {
  if (href.startsWith("/") && !href.startsWith("//")) return <PageLink to={href} {...rest} />;
  return <a href={href} {...rest} />;
}
