import { ButtonLink } from "#app/components/ui/button.tsx";
import { PageLink } from "#app/components/ui/page-link.tsx";
import { Picture, type PictureSources } from "#app/components/ui/picture.tsx";

type Owner = {
  name: string;
  headline: string;
  tagline: string;
  today?: string | undefined;
  job: string;
  location: string;
  openTo: string | undefined;
};

export function Hero({
  owner,
  resume,
  portrait,
}: {
  owner: Owner;
  resume: string;
  portrait: PictureSources & { caption: string };
}) {
  return (
    <section className="grid grid-cols-[1fr_auto] gap-x-5 gap-y-3 pt-4 pb-5 sm:grid-rows-[auto_auto_1fr] sm:gap-x-8 sm:gap-y-1 sm:pt-8 sm:pb-7 md:gap-x-16 print:pt-0 print:pb-10">
      <div className="sm:col-start-1">
        <p className="flex flex-wrap gap-x-6 font-mono text-label text-muted">
          <span>{owner.job}</span>
          <span>{owner.location}</span>
        </p>
        <h1 tabIndex={-1} className="mt-3 text-name">
          {owner.name}
        </h1>
      </div>
      {/* On the widest screens as wide as the left half of what is below. */}
      <div className="max-w-[36rem] max-sm:col-span-2 sm:col-start-1 min-[100rem]:max-w-[41.75rem]">
        <p className="font-serif text-h2 leading-tight tracking-tight text-balance min-[100rem]:text-section">
          {owner.headline}
        </p>
        <p className="mt-3 text-prose leading-normal text-muted max-sm:text-balance max-sm:leading-snug min-[100rem]:mt-5">
          {owner.tagline}
        </p>
        {owner.today && (
          <p className="mt-3 text-prose leading-normal text-balance max-sm:mt-2 max-sm:leading-snug">
            {owner.today}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small max-sm:col-span-2 sm:col-start-1 sm:mt-4 sm:content-start sm:gap-x-6">
        <ButtonLink to="/projects" className="px-5 md:min-h-11 md:px-5">
          View My Projects <span aria-hidden="true">→</span>
        </ButtonLink>
        <a href={resume} target="_blank" rel="noopener" className={link}>
          Resume<span className="sr-only"> (opens in a new tab)</span>
        </a>
        <PageLink to="/contact" className={link}>
          Contact
        </PageLink>
        {owner.openTo && (
          <p className="basis-full text-balance mt-1">
            <span className="text-muted">Open to:</span> {owner.openTo}
          </p>
        )}
      </div>
      <figure className="col-start-2 row-start-1 w-16 min-[24rem]:w-20 sm:row-end-4 sm:w-56 sm:max-w-[34vw] lg:w-60 min-[100rem]:w-67">
        <Picture
          picture={portrait}
          sizes="(width >= 100rem) 268px, (width >= 64rem) 240px, (width >= 40rem) min(224px, 34vw), 80px"
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

const link = "text-link inline-flex min-h-11 items-center";
