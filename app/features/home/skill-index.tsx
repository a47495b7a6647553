import type { DrawingText } from "#app/components/charts/drawing.ts";
import { DrawnChart } from "#app/components/charts/drawn-chart.tsx";
import { languageText } from "#app/components/ui/language-colour.ts";
import { PageLink } from "#app/components/ui/page-link.tsx";
import { formatCount } from "#app/format/count.ts";
import type { Language } from "#content/types.ts";

export type Skill = {
  id: string;
  name: string;
  language: Language;
  summary: string;
  chart: { drawing: DrawingText | null; shows: string };
  projectCount: number;
};

/** The shortcuts to the sections of the projects. */
export function SkillIndex({ skills }: { skills: readonly Skill[] }) {
  return (
    <nav aria-label="Projects by language">
      <ul className="border-t border-ink">
        {skills.map((skill) => (
          <li key={skill.id} className="border-b border-rule">
            <SkillRow skill={skill} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SkillRow({ skill }: { skill: Skill }) {
  return (
    <PageLink
      to={`/projects#${skill.id}`}
      className="group -mx-4 grid min-h-19 grid-cols-[1fr_6.5rem] items-center gap-x-4 rounded-sm px-4 py-3 print:mx-0 print:px-0 transition-colors hover:bg-accent-soft md:grid-cols-[10.5rem_1fr_12rem_7.5rem]"
    >
      <span className="flex items-center gap-3 font-serif text-h2 leading-none tracking-tight">
        <span
          aria-hidden="true"
          className={`size-2 shrink-0 rounded-full bg-current ${languageText[skill.language]}`}
        />
        {skill.name}
      </span>
      <span className="row-start-2 mt-1 pl-5 text-small text-muted md:row-auto md:mt-0 md:pl-0">
        {skill.summary}
      </span>
      <span className="max-md:col-start-2 max-md:row-start-2">
        {skill.chart.drawing && (
          <span className={`block *:h-auto *:w-full ${languageText[skill.language]}`}>
            <DrawnChart drawing={skill.chart.drawing} />
          </span>
        )}
        <span className="mt-1 block font-mono text-label text-muted max-md:hidden">
          {skill.chart.shows}
        </span>
      </span>
      <span className="figures text-right text-small text-muted group-hover:text-ink">
        {formatCount(skill.projectCount, "project")} <span aria-hidden="true">→</span>
      </span>
    </PageLink>
  );
}
