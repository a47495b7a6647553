import type { PageModules } from "./page-text.ts";

/**
 * Makes the built page request its modules together with everything else it needs. Written as elements,
 * because react-dom's `preloadModule` would add a kilobyte to every page.
 */
export function PreloadModules({ text, own }: Partial<PageModules>) {
  if (!import.meta.env.SSR) return null;
  return [text, own].map((href) => href && <link key={href} rel="modulepreload" href={href} />);
}
