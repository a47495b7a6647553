import type { DrawingText } from "#app/components/charts/drawing.ts";
import { DrawnChart } from "#app/components/charts/drawn-chart.tsx";
import { languageText } from "#app/components/ui/language-color.ts";
import { PageLink } from "#app/components/ui/page-link.tsx";
import { SectionHeading } from "#app/components/ui/section-heading.tsx";
import { formatCount } from "#app/lib/format/number.ts";
import type { Language } from "#content/types.ts";

type Skill = {
  id: string;
  name: string;
  language: Language;
  summary: string;
  chart: {
    drawing: DrawingText | null;
    title: string;
    /** What it is taken from, if that has a page. */
    project: { slug: string; title: string } | null;
  };
  projectCount: number;
};

/** The shortcuts to the sections of the projects. */
export function SkillIndex({
  skills,
  note,
}: {
  skills: readonly Skill[];
  /** How many projects there are. */
  note: string;
}) {
  return (
    <nav aria-labelledby="projects-by-tool">
      <SectionHeading id="projects-by-tool" title="Projects by tool" note={note} />
      <ul className="mt-1.5">
        {skills.map((skill) => (
          <li key={skill.id} className="border-rule not-first:border-t">
            <SkillRow skill={skill} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The row leads to the section, its drawing to the model that it is taken from. */
function SkillRow({ skill }: { skill: Skill }) {
  const { chart } = skill;
  return (
    <div className="group relative -mx-4 grid min-h-19 grid-cols-[1fr_6.5rem] items-center gap-x-4 rounded-sm px-4 py-3 print:mx-0 print:px-0 transition-colors hover:bg-accent-soft md:grid-cols-[10.5rem_1fr_12rem_7.5rem] lg:grid-cols-[10.5rem_minmax(0,1fr)_calc(50%-9.75rem)_7.5rem]">
      <PageLink
        to={`/projects#${skill.id}`}
        className="flex items-center gap-3 font-serif text-h2 leading-none tracking-tight after:absolute after:inset-0 after:rounded-sm"
      >
        <span
          aria-hidden="true"
          className={`size-2 shrink-0 rounded-full bg-current ${languageText[skill.language]}`}
        />
        {skill.name}
      </PageLink>
      <span className="row-start-2 mt-1 pl-5 text-small text-balance text-muted md:row-auto md:mt-0 md:pl-0">
        {skill.summary}
      </span>
      <SkillChart chart={chart} color={languageText[skill.language]} />
      <span className="text-right font-mono text-label text-muted group-hover:text-ink max-md:col-start-2 max-md:row-start-1">
        {formatCount(skill.projectCount, "project")} <span aria-hidden="true">→</span>
      </span>
    </div>
  );
}

function SkillChart({ chart, color }: { chart: Skill["chart"]; color: string }) {
  const { drawing, title, project } = chart;
  const face = (
    <>
      {drawing && (
        <span className={`block max-w-48 [&>svg]:h-auto [&>svg]:w-full ${color}`}>
          <DrawnChart drawing={drawing} />
        </span>
      )}
      <span className="mt-1 block font-mono text-label text-muted max-md:hidden">{title}</span>
    </>
  );
  const place = "max-md:col-start-2 max-md:row-start-2";
  if (!project) return <span className={place}>{face}</span>;
  return (
    <PageLink
      to={`/projects/${project.slug}`}
      aria-label={`${title}: ${project.title}`}
      className={`relative z-1 -m-2 rounded-sm p-2 max-md:-my-3 max-md:py-3 hover:bg-paper ${place}`}
    >
      {face}
    </PageLink>
  );
}
