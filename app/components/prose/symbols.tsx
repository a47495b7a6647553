import type { ReactNode } from "react";

/** A list of what the symbols of the formulas above mean. */
export function Symbols({ children }: { children: ReactNode }) {
  return <div className="symbols">{children}</div>;
}
