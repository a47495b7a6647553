import type { ComponentProps } from "react";
import { Link } from "react-router";
import { PageLink } from "../ui/page-link.tsx";

/** A link in a text. The router takes what stays on this site; it also knows where the site lives. */
export function ProseLink({ href = "", ...rest }: ComponentProps<"a">) {
  if (href.startsWith("#")) return <Link to={href} {...rest} />;
  if (href.startsWith("/") && !href.startsWith("//")) return <PageLink to={href} {...rest} />;
  return <a href={href} {...rest} />;
}
