import { BriefcaseIcon, GraduationIcon } from "#app/components/ui/icons.tsx";
import { SectionHeading } from "#app/components/ui/section-heading.tsx";
import { formatPeriod } from "#app/lib/format/date.ts";
import type { ExperienceEntry } from "#content/types.ts";

const kinds = {
  work: { Icon: BriefcaseIcon, name: "Work" },
  education: { Icon: GraduationIcon, name: "Education" },
};

export function Timeline({ entries }: { entries: readonly ExperienceEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <section className="mt-16" aria-labelledby="timeline">
      <SectionHeading id="timeline" title="Experience and education" />
      <ol>
        {entries.map((entry) => (
          <TimelineEntry key={`${entry.from} ${entry.title}`} entry={entry} />
        ))}
      </ol>
    </section>
  );
}

function TimelineEntry({ entry }: { entry: ExperienceEntry }) {
  const { Icon, name } = kinds[entry.kind];
  return (
    <li className="grid gap-x-8 gap-y-1 border-rule py-6 not-first:border-t md:grid-cols-[12.5rem_1fr] lg:grid-cols-[12.5rem_minmax(19rem,1fr)_minmax(0,42.5rem)]">
      <p className="figures flex items-center gap-3 self-start font-mono text-small text-muted md:pt-1">
        <Icon className="shrink-0 text-accent" />
        <span className="sr-only">{name},</span>
        {formatPeriod(entry)}
      </p>
      <div>
        <h3 className="text-h3">{entry.title}</h3>
        <p className="mt-0.5 text-small text-muted">{entry.organization}</p>
      </div>
      <p className="max-w-reading max-lg:mt-1 md:max-lg:col-start-2">{entry.description}</p>
    </li>
  );
}
