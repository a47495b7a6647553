import { expect, test } from "vitest";
import { profile } from "#content/profile.ts";
import { jsonResume } from "./json-resume.ts";

const resume = jsonResume(
  {
    ...profile,
    phone: null,
    experience: [
      {
        title: "Analyst",
        organisation: "Tessary",
        description: "Reports.",
        kind: "work",
        from: 2023,
        to: null,
      },
      {
        title: "MSc Finance",
        organisation: "Mainfeld",
        description: "Bonds.",
        kind: "education",
        from: 2021,
        to: 2023,
      },
    ],
  },
  "https://example.com/",
);

test("work and education are apart, and what is ongoing has no end", () => {
  expect(resume.work).toEqual([
    { name: "Tessary", position: "Analyst", startDate: "2023", summary: "Reports." },
  ]);
  expect(resume.education).toMatchObject([
    { institution: "Mainfeld", area: "MSc Finance", startDate: "2021", endDate: "2023" },
  ]);
});

test("the owner is named with the address of the site, and a phone that is left out has no field", () => {
  expect(resume.basics).toMatchObject({
    name: profile.name,
    email: profile.email,
    url: "https://example.com/",
  });
  expect(resume.basics).not.toHaveProperty("phone");
});
