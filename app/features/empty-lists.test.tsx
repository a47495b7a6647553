import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { ProjectDetail } from "#content/types.ts";
import { AtAGlance } from "./about/at-a-glance.tsx";
import { Timeline } from "./about/timeline.tsx";
import { WhatIDo } from "./contact/contact-details.tsx";
import { ProjectDetails } from "./projects/project-header.tsx";
import { ProjectNotes } from "./projects/project-notes.tsx";

const detail: ProjectDetail = {
  opening: { problem: "", work: "", result: "" },
  completed: "2024-01",
  duration: "1 week",
  challenges: [],
  features: [],
  technologies: [],
  screenshots: [],
};

describe("an empty list of the owner leaves no heading without text:", () => {
  test("experience", () => {
    expect(renderToStaticMarkup(<Timeline entries={[]} />)).toBe("");
  });

  test("what I do", () => {
    expect(renderToStaticMarkup(<WhatIDo items={[]} />)).toBe("");
  });

  test("challenges and features of a project", () => {
    expect(renderToStaticMarkup(<ProjectNotes detail={detail} />)).toBe("");
    const features = renderToStaticMarkup(
      <ProjectNotes detail={{ ...detail, features: ["Fast"] }} />,
    );
    expect(features).toContain("Features");
    expect(features.match(/<h2/g)).toHaveLength(1);
  });

  test("technologies of a project", () => {
    expect(
      renderToStaticMarkup(
        <ProjectDetails detail={detail} download={null}>
          {null}
        </ProjectDetails>,
      ),
    ).not.toMatch(/Technologies/);
  });

  test("place at a glance", () => {
    const glance = { email: "a@b.example", linkedin: "https://linkedin.com/in/a" };
    expect(renderToStaticMarkup(<AtAGlance {...glance} location="Bonn" />)).toContain("Based in");
    expect(renderToStaticMarkup(<AtAGlance {...glance} location="" />)).not.toContain("Based in");
  });
});
