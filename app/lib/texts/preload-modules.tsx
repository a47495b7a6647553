/**
 * Makes the built page request its modules together with everything else it needs. Written as elements,
 * because react-dom's `preloadModule` would add a kilobyte to every page.
 */
export function PreloadModules({ addresses }: { addresses: readonly string[] }) {
  if (!import.meta.env.SSR) return null;
  return addresses.map((href) => <link key={href} rel="modulepreload" href={href} />);
}
