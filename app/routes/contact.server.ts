import { pageMeta } from "#app/lib/meta/page-meta.ts";
import type { PageProps } from "#app/lib/page-props.ts";
import { pages } from "#content/pages.ts";
import { profile } from "#content/profile.ts";
import { projects } from "#content/projects.ts";

export function loader() {
  const { name, location, openTo, availability, email, phone, linkedin, whatIDo } = profile;
  return {
    page: pages["/contact"],
    owner: { name, location, openTo, availability, email, phone, linkedin, whatIDo },
    projects: projects.map(({ slug, title }) => ({ slug, title })),
  };
}

export function metaTags({ loaderData }: PageProps<typeof loader>) {
  return pageMeta({ ...loaderData.page, path: "/contact" });
}
