import type { DrawingText } from "#app/components/charts/drawing.ts";
import { DrawnChart } from "#app/components/charts/drawn-chart.tsx";
import { PageLink } from "#app/components/ui/page-link.tsx";

export type ShownCase = {
  title: string;
  finding: string;
  to: string;
  drawing: DrawingText | null;
  figures: readonly ShownFigure[];
};

type ShownFigure = {
  label: string;
  value: string;
  note: string;
  words: string;
  numbers: string | null;
  formula: string;
  precedents: readonly { label: string; value: string; to: string }[];
};

export type ShownLivingFigure = {
  invitation: string;
  link: string;
  caption: string;
  opensWith: number;
  cases: readonly ShownCase[];
};

/**
 * A model at work. Every case is in the page, and `living-figure.css` shows the one that is chosen: it answers at
 * once, without script too.
 */
export function LivingFigure({ living }: { living: ShownLivingFigure }) {
  const { invitation, link, caption, opensWith, cases } = living;
  const figures = cases[opensWith]?.figures ?? [];
  return (
    <section
      aria-labelledby="living-figure"
      data-search="skip"
      className="living-figure mb-12 double-rule border-t border-t-ink pt-6 pb-8"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h2 id="living-figure" aria-live="polite" className="max-w-[44rem] text-h2">
          {cases.map(({ finding, title }, index) => (
            <span key={title} data-case={index}>
              {finding}
            </span>
          ))}
        </h2>
        <p>
          {cases.map(({ to, title }, index) => (
            <PageLink
              key={title}
              data-case={index}
              to={to}
              className="text-link inline-flex min-h-11 items-center text-small md:min-h-0"
            >
              {link}&nbsp;<span aria-hidden="true">→</span>
            </PageLink>
          ))}
        </p>
      </div>
      <p className="mt-1 text-small text-muted">{invitation}</p>
      <div
        data-native
        className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_25rem]"
      >
        <div>
          <CaseSwitch titles={cases.map(({ title }) => title)} opensWith={opensWith} />
          <figure className="mt-2">
            {cases.map(({ drawing, title }, index) => (
              <div key={title} data-case={index}>
                {drawing && <DrawnChart drawing={drawing} />}
              </div>
            ))}
            <figcaption className="mt-2 font-mono text-label text-muted">{caption}</figcaption>
          </figure>
        </div>
        <div>
          <fieldset className="grid grid-cols-2 gap-3">
            <legend className="sr-only">Figure whose working is shown</legend>
            {figures.map(({ label }, figure) => (
              <FigureChoice key={label} label={label} figure={figure} cases={cases} />
            ))}
          </fieldset>
          {cases.map(({ figures, title }, index) =>
            figures.map((figure, at) => (
              <Working key={`${title} ${figure.label}`} inCase={index} at={at} figure={figure} />
            )),
          )}
        </div>
      </div>
    </section>
  );
}

function CaseSwitch({ titles, opensWith }: { titles: readonly string[]; opensWith: number }) {
  return (
    <fieldset className="no-print flex max-w-83 rounded-md border border-edge [&>label:first-of-type>input]:rounded-l-[7px] [&>label:last-of-type>input]:rounded-r-[7px]">
      <legend className="sr-only">Case</legend>
      {titles.map((title, index) => (
        <label
          key={title}
          className="relative flex min-h-11 grow basis-0 items-center justify-center px-2 md:min-h-10"
        >
          <input
            type="radio"
            name="case"
            value={index}
            defaultChecked={index === opensWith}
            autoComplete="off"
            className="peer absolute inset-0 cursor-pointer appearance-none transition-colors checked:bg-ink focus-visible:z-1 not-checked:hover:bg-accent-soft"
          />
          <span className="pointer-events-none relative z-1 transition-colors peer-checked:text-paper">
            {title}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function FigureChoice({
  label,
  figure,
  cases,
}: {
  label: string;
  figure: number;
  cases: readonly ShownCase[];
}) {
  return (
    <label className="relative block px-3 py-2.5">
      <input
        type="radio"
        name="figure"
        value={figure}
        defaultChecked={figure === 0}
        autoComplete="off"
        className="absolute inset-0 cursor-pointer appearance-none rounded-md border border-edge transition-colors checked:border-2 checked:border-accent checked:bg-accent-soft not-checked:hover:bg-accent-soft"
      />
      <span className="pointer-events-none relative block">
        <span className="block font-mono text-label text-muted">{label}</span>
        {cases.map(({ figures, title }, index) => (
          <span key={title} data-case={index} className="figures block">
            <span className="block font-serif text-h2 tracking-tight sm:text-figure">
              {figures[figure]?.value}
            </span>
            <span className="block text-small text-muted">{figures[figure]?.note}</span>
          </span>
        ))}
      </span>
    </label>
  );
}

function Working({ inCase, at, figure }: { inCase: number; at: number; figure: ShownFigure }) {
  const { label, words, numbers, precedents, formula } = figure;
  return (
    <section
      aria-label={`Working of ${label}`}
      data-case={inCase}
      data-figure={at}
      className="mt-3 rounded-md border border-accent bg-card px-4 py-3 text-small"
    >
      <h3 className="flex items-baseline gap-3 border-b border-ink pb-1.5 text-h3">
        Working <span className="font-mono text-label tracking-normal">{label}</span>
      </h3>
      <p className="mt-2">{words}</p>
      {numbers && <p className="figures mt-1 font-serif text-h3">{numbers}</p>}
      <ol className="mt-2">
        {precedents.map((precedent, index) => (
          <li
            key={precedent.label}
            className="flex items-baseline justify-between gap-3 border-t border-rule py-1"
          >
            <span className="flex items-baseline gap-2">
              <span
                aria-hidden="true"
                className="size-4.5 shrink-0 rounded-full bg-accent text-center font-mono text-[0.6875rem] leading-4.5 text-paper"
              >
                {index + 1}
              </span>
              <PageLink to={precedent.to} className="text-link py-1.5 md:py-0">
                {precedent.label}
              </PageLink>
            </span>
            <span className="figures text-right font-mono text-label">{precedent.value}</span>
          </li>
        ))}
      </ol>
      <p className="mt-1 font-mono text-[0.71875rem] leading-snug break-words text-muted">
        {formula.replaceAll(/[,(]/g, "$&\u200b")}
      </p>
    </section>
  );
}
