import { pictureSources } from "#app/features/pictures/pictures.server.ts";
import { formatMonthOrYear } from "#app/lib/format/date.ts";
import { person } from "#app/lib/meta/owner-structured-data.ts";
import { pageMeta } from "#app/lib/meta/page-meta.ts";
import { breadcrumbs } from "#app/lib/meta/structured-data.tsx";
import type { PageProps } from "#app/lib/page-props.ts";
import { currentEntry, currentJob } from "#content/derived/current-job.ts";
import { pages } from "#content/pages.ts";
import { profile } from "#content/profile.ts";

export function loader() {
  const { introduction, experience, skills, languages, certifications } = profile;
  const { location, openTo, availability, email, linkedin, photo } = profile;
  const now = currentEntry(profile);
  return {
    page: pages["/about"],
    job: currentJob(profile),
    employer: now ? `${now.organization}, since ${formatMonthOrYear(now.from)}` : null,
    introduction,
    experience,
    abilities: { skills, languages, certifications },
    portrait: pictureSources(photo),
    glance: { location, openTo, availability, email, linkedin },
    structuredData: [person(), breadcrumbs([[pages["/about"].name, "/about"]])],
  };
}

export function metaTags({ loaderData }: PageProps<typeof loader>) {
  return pageMeta({ ...loaderData.page, path: "/about", type: "profile" });
}
