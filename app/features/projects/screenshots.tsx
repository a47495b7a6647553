import { PlaceholderScreenshot } from "#app/components/ui/placeholder-screenshot.tsx";
import type { Screenshot } from "#content/types.ts";

export function Screenshots({ screenshots }: { screenshots: readonly Screenshot[] }) {
  if (screenshots.length === 0) return null;
  return (
    <section aria-labelledby="screenshots" className="mt-12 border-t border-ink pt-3">
      <h2 id="screenshots" className="text-h2">
        Screenshots
      </h2>
      <ul className="mt-5 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {screenshots.map((screenshot) => (
          <li key={screenshot.caption}>
            {screenshot.kind === "placeholder" && <PlaceholderScreenshot {...screenshot} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
