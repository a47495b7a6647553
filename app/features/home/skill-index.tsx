import { languageText } from "#app/components/ui/language-colour.ts";
import { PageLink } from "#app/components/ui/page-link.tsx";
import { formatCount } from "#app/format/count.ts";
import type { Language } from "#content/types.ts";
import { SkillFigure } from "./skill-figure.tsx";

export type Skill = {
  id: string;
  name: string;
  code: number;
  language: Language;
  summary: string;
  projectCount: number;
};

/** The shortcuts to the four sections of the projects, set as a chart of accounts. */
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
      className="group -mx-4 grid min-h-19 grid-cols-[3.25rem_1fr_auto] items-center gap-x-4 rounded-sm px-4 py-3 transition-colors hover:bg-accent-soft md:grid-cols-[4rem_9.5rem_1fr_7.5rem] lg:grid-cols-[4rem_9.5rem_1fr_12rem_7.5rem]"
    >
      <span className={`font-mono text-base ${languageText[skill.language]}`}>{skill.code}</span>
      <span className="font-serif text-h2 leading-none tracking-tight">{skill.name}</span>
      <span className="col-start-2 col-end-4 row-start-2 mt-1 text-small text-muted md:col-auto md:row-auto md:mt-0">
        {skill.summary}
      </span>
      <span className={`hidden lg:block ${languageText[skill.language]}`}>
        <SkillFigure language={skill.language} />
      </span>
      <span className="figures text-right text-small text-muted group-hover:text-ink">
        {formatCount(skill.projectCount, "project")} <span aria-hidden="true">→</span>
      </span>
    </PageLink>
  );
}
