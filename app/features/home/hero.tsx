import { ButtonLink } from "#app/components/ui/button.tsx";
import { Picture, type PictureSources } from "#app/components/ui/picture.tsx";

type Owner = {
  name: string;
  headline: string;
  tagline: string;
  location: string;
  field: string;
};

export function Hero({
  owner,
  projectNote,
  portrait,
}: {
  owner: Owner;
  /** How many of them there are. */
  projectNote: string;
  portrait: PictureSources & { caption: string };
}) {
  return (
    <section className="grid items-center gap-x-8 gap-y-8 py-8 sm:grid-cols-[1fr_auto] md:gap-x-16 md:py-12 print:pt-0 print:pb-10">
      <div>
        <p className="flex flex-wrap gap-x-6 font-mono text-label text-muted">
          <span>{owner.location}</span>
          <span>{owner.field}</span>
        </p>
        <h1 tabIndex={-1} className="mt-3 text-name">
          {owner.name}
        </h1>
        <p className="mt-6 max-w-[34rem] font-serif text-h2 leading-snug tracking-tight text-balance">
          {owner.headline}
        </p>
        <p className="mt-4 max-w-[36rem] text-prose text-muted">{owner.tagline}</p>
        <p className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-2 text-small text-muted">
          <ButtonLink to="/projects" className="px-5 md:min-h-11 md:px-5">
            View My Projects <span aria-hidden="true">→</span>
          </ButtonLink>
          {projectNote}
        </p>
      </div>
      <figure className="w-30 sm:w-60 sm:max-w-[34vw]">
        <Picture
          picture={portrait}
          sizes="(width >= 40rem) min(240px, 34vw), 120px"
          priority
          className="h-auto w-full rounded-sm"
        />
        <figcaption className="mt-3 flex justify-between font-mono text-label text-muted max-sm:hidden">
          <span>Fig. 1</span>
          <span>{portrait.caption}</span>
        </figcaption>
      </figure>
    </section>
  );
}
