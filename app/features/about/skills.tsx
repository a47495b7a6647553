import type { ReactNode } from "react";
import { SectionHeading } from "#app/components/ui/section-heading.tsx";
import type { Profile } from "#content/types.ts";
import { qualifications } from "./qualifications.ts";

type Abilities = Pick<Profile, "skills" | "languages" | "certifications">;

export function Skills({ skills, languages, certifications }: Abilities) {
  const { lists, heading } = qualifications({ languages, certifications });
  return (
    <>
      {skills.length > 0 && (
        <section className="mt-16" aria-labelledby="skills">
          <SectionHeading id="skills" title="Skills" />
          <div className="mt-6 grid grid-cols-2 gap-x-6 gap-y-8 sm:gap-x-10 lg:grid-cols-4">
            {skills.map((group) => (
              <Group key={group.category} title={group.category}>
                {group.items.map((item) => (
                  <li key={item} className="border-rule py-1.5 not-first:border-t">
                    {item}
                  </li>
                ))}
              </Group>
            ))}
          </div>
        </section>
      )}
      {lists.length > 0 && (
        <section className="mt-16" aria-labelledby="languages">
          <SectionHeading id="languages" title={heading} />
          <div className="mt-6 grid gap-x-10 gap-y-8 sm:grid-cols-2">
            {lists.map(({ title, lines }) => (
              <Group key={title} title={title}>
                {lines.map(({ name, level }) => (
                  <Line key={name} name={name} level={level} />
                ))}
              </Group>
            ))}
          </div>
        </section>
      )}
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="break-inside-avoid">
      <h3 className="text-h3">{title}</h3>
      <ul className="mt-2">{children}</ul>
    </div>
  );
}

function Line({ name, level }: { name: string; level: string }) {
  return (
    <li className="flex justify-between gap-4 border-rule py-1.5 not-first:border-t">
      <span>{name}</span>
      <span className="text-muted">{level}</span>
    </li>
  );
}
