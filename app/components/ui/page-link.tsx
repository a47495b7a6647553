import type { ComponentProps } from "react";
import { address } from "#app/lib/meta/address.ts";

/** A link to another page of this site, which the browser may fetch early (`head.tsx`). */
export function PageLink({ to, ...props }: Omit<ComponentProps<"a">, "href"> & { to: string }) {
  return <a data-page-link="" href={to.startsWith("/") ? address(to) : to} {...props} />;
}
