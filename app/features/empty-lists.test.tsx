import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { OwnerDetails } from "#app/components/ui/owner-details.tsx";
import type { ProjectDetail } from "#content/types.ts";
import { Timeline } from "./about/timeline.tsx";
import { WhatIDo } from "./contact/what-i-do.tsx";
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

  test("place, phone and what the owner is open to", () => {
    const reached = { email: "a@b.example", linkedin: "https://linkedin.com/in/a" };
    const full = {
      ...reached,
      location: "Bonn",
      phone: "+49 228 0",
      openTo: "Roles in Bonn",
      availability: "At once",
    };
    const names = (details: string) => details.match(/(?<=<dt[^>]*>)[^<]+/g);
    expect(names(renderToStaticMarkup(<OwnerDetails {...full} />))).toEqual([
      ...["Based in", "Open to", "Available", "Email", "Phone", "LinkedIn"],
    ]);
    const least = {
      ...reached,
      location: "",
      openTo: undefined,
      availability: undefined,
      phone: null,
    };
    expect(names(renderToStaticMarkup(<OwnerDetails {...least} />))).toEqual(["Email", "LinkedIn"]);
  });
});
