import { pagesOfSection } from "#content/derived/project-pages.ts";
import { projects } from "#content/projects.ts";
import type { Project, ProjectCategory, ProjectDetail } from "#content/types.ts";
import { address } from "../../lib/meta/address.ts";
import { workingsOf } from "../models/workings.server.ts";
import { drawCardChart } from "./card-charts.server.tsx";

/** The cards of a section on one of its pages, from 1. */
export async function listedSection(category: ProjectCategory, number: number) {
  const pages = pagesOfSection(category.id);
  const page = pages[number - 1];
  return {
    ...category,
    path: page?.path,
    projects: await Promise.all(page?.projects.map(card) ?? []),
    total: pages.reduce((sum, { projects }) => sum + projects.length, 0),
    place: {
      number,
      of: pages.length,
      // The part on the listing is far down a page of all sections.
      previous: number === 2 ? `/projects#${category.id}` : pages[number - 2]?.path,
      next: pages[number]?.path,
    },
  };
}

async function card(project: Project) {
  const { slug, title, description, tags, type, direct, detail } = project;
  return {
    ...{ slug, title, description, tags, type, direct },
    chart: drawCardChart(slug, finished(detail)),
    page: detail && { model: await modelOf(project) },
  };
}

/** What its page can be used for. */
async function modelOf(project: Project) {
  const workings = await workingsOf(project);
  if (!workings) return null;
  return {
    inputs: workings.slots.length,
    workbook: address(`/workbooks/${project.slug}.xlsx`),
  };
}

function finished(detail: ProjectDetail | null) {
  const all = projects.flatMap((project) => project.detail?.completed ?? []);
  return detail && { month: detail.completed, all };
}
