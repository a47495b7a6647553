import { Fragment, memo } from "react";
import { FigureText } from "./figure-text.tsx";
import type { Result } from "./result.ts";

/** The results of a model between a rule and a double rule, like a total in accounts. */
export const ResultStrip = memo(function ResultStrip({ results }: { results: readonly Result[] }) {
  return (
    <dl
      data-search="skip"
      className="result-strip double-rule grid grid-cols-2 border-t border-t-ink lg:grid-cols-4"
    >
      {results.map(({ id, label, value, note, figures = [{ id, text: value }] }) => (
        <div
          key={id}
          className="row-span-3 grid grid-rows-subgrid border-rule py-3 pr-3 even:border-l even:pl-5 lg:py-5 lg:not-first:border-l lg:not-first:pl-5 max-lg:nth-[n+3]:border-t"
        >
          <dt className="font-mono text-label text-muted">{label}</dt>
          {/* Smaller on the narrowest phones, where −€357,851 would break after its sign. */}
          <dd className="figures mt-1 font-serif text-h2 tracking-tight max-[22.5rem]:text-[1.3125rem] sm:text-figure">
            {figures.map((figure, index) => (
              <Fragment key={figure.id}>
                {index > 0 && ", "}
                <FigureText {...figure} label={label} />
              </Fragment>
            ))}
          </dd>
          <dd className="figures mt-1 text-small text-muted">{note}</dd>
        </div>
      ))}
    </dl>
  );
});
