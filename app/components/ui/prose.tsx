import { type ReactNode, useEffect } from "react";

export function Prose({ children }: { children: ReactNode }) {
  useEffect(copyFormulasAsTex, []);
  return <div className="prose">{children}</div>;
}

/** Only pages with formulas load it. Listening twice is the same as listening once. */
function copyFormulasAsTex() {
  if (!document.querySelector("math")) return;
  import("../formulas/copy-formulas.ts").then(({ copyFormulas }) =>
    document.addEventListener("copy", copyFormulas),
  );
}
