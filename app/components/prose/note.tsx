import type { ReactNode } from "react";

/** An aside: worth knowing, not part of the argument. */
export function Note({ children }: { children: ReactNode }) {
  return <aside className="note">{children}</aside>;
}
