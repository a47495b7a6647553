import type { ComponentProps } from "react";
import { Link } from "react-router";

/** A link to another page of this site. The browser opens it, so that it works whatever has become of the script. */
export function PageLink(props: ComponentProps<typeof Link>) {
  return <Link reloadDocument {...props} />;
}
