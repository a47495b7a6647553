import { PageHeading } from "#app/components/layout/page-heading.tsx";
import { breadcrumbs, Facts } from "#app/meta/facts.tsx";
import { pageMeta } from "#app/meta/page-meta.ts";
import { profile } from "#content/profile.ts";
import type { Route } from "./+types/contact.ts";

const lead =
  "A question, a project, a copy of a model: write, and I answer within two working days.";

export function loader() {
  const { name, email, phone, location, linkedin, whatIDo } = profile;
  return { owner: { name, email, phone, location, linkedin, whatIDo } };
}

export function meta() {
  return pageMeta({
    title: "Contact",
    description: lead,
    path: "/contact",
  });
}

export default function Contact({ loaderData: { owner } }: Route.ComponentProps) {
  return (
    <div className="wrap pt-12 pb-20 md:pt-16">
      <Facts things={[breadcrumbs([["Contact", "/contact"]])]} />
      <PageHeading title="Contact" lead={lead} />
      <a href={`mailto:${owner.email}`} className="text-link">
        {owner.email}
      </a>
    </div>
  );
}
