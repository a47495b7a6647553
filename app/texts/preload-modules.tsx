import type { PageModules } from "./page-text.ts";

/**
 * Lets the page that is built ask for its modules together with the others it needs. Written as
 * elements: `preloadModule` of react-dom would bring a kilobyte to every page in the browser.
 */
export function PreloadModules({ text, own }: PageModules) {
  if (!import.meta.env.SSR) return null;
  return [text, own].map((href) => href && <link key={href} rel="modulepreload" href={href} />);
}
