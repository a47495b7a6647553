import type { ComponentProps } from "react";
import { Link } from "react-router";

/** A link in a text. The router takes what stays on this site; it also knows where the site lives. */
export function ProseLink({ href = "", ...rest }: ComponentProps<"a">) {
  const isOurs = href.startsWith("#") || (href.startsWith("/") && !href.startsWith("//"));
  return isOurs ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}
