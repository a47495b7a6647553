import { PageHeading } from "#app/components/layout/page-heading.tsx";
import { OwnerDetails } from "#app/components/ui/owner-details.tsx";
import { SectionHeading } from "#app/components/ui/section-heading.tsx";
import { ContactForm } from "#app/features/contact/contact-form.tsx";
import { emailService } from "#app/features/contact/email-service.ts";
import { WhatIDo } from "#app/features/contact/what-i-do.tsx";
import { breadcrumbs, StructuredData } from "#app/lib/meta/structured-data.tsx";
import type { PageProps } from "#app/lib/page-props.ts";
import type { loader } from "./contact.server.ts";

const service = emailService(__EMAIL_SERVICE__, {
  basePath: import.meta.env.BASE_URL,
  onStaticHost: __ON_STATIC_HOST__,
});

export default function Contact({
  loaderData: { page, owner, projects },
}: PageProps<typeof loader>) {
  return (
    <div className="wrap pt-8 pb-20 md:pt-12">
      <StructuredData things={[breadcrumbs([[page.name, "/contact"]])]} />
      <PageHeading title={page.title} lead={page.lead} />
      <div className="mt-12 grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_minmax(21.25rem,30%)] min-[72rem]:grid-cols-[minmax(0,1fr)_23%_25%] min-[72rem]:gap-x-12">
        <section aria-labelledby="write" className="no-print">
          <SectionHeading id="write" title="Write to me" />
          <div className="mt-6">
            <ContactForm owner={owner} service={service} projects={projects} />
          </div>
        </section>
        <div className="flex flex-col gap-12 min-[72rem]:contents">
          <section aria-labelledby="details">
            <SectionHeading id="details" title="Details" />
            <div className="mt-3">
              <OwnerDetails {...owner} />
            </div>
          </section>
          <WhatIDo items={owner.whatIDo} />
        </div>
      </div>
    </div>
  );
}
