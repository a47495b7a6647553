import type { ComponentProps } from "react";
import { PageLink } from "../ui/page-link.tsx";

/** A link in a text. The router's link knows the path that the site is served under. */
export function ProseLink({ href = "", ...rest }: ComponentProps<"a">) {
  if (href.startsWith("/") && !href.startsWith("//")) return <PageLink to={href} {...rest} />;
  return <a href={href} {...rest} />;
}
