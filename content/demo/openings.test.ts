import { describe, expect, test } from "vitest";
import { openingLines } from "#app/features/models/workings.server.ts";
import { projects } from "#content/projects.ts";

const waterfall = projects.find(({ slug }) => slug === "pe-waterfall-structure");
const game = projects.find(({ slug }) => slug === "tic-tac-toe-python");
if (!waterfall || !game) throw new Error("The site has both projects");

const opening = { problem: "Who is paid first?", work: "I modeled it.", result: "{lpIrr} a year." };

describe("openingLines", () => {
  test("have the figures of the case that the model opens with", async () => {
    expect(await openingLines(waterfall, opening)).toEqual({ ...opening, result: "12.3% a year." });
  });

  test("are left as they are where there is no model", async () => {
    expect(await openingLines(game, opening)).toEqual(opening);
  });

  test("name the project whose line names no figure of its model", async () => {
    const mistaken = { ...opening, work: "It returns {returns}." };
    await expect(openingLines(waterfall, mistaken)).rejects.toThrow(
      "content/projects.ts: the opening of 'pe-waterfall-structure'",
    );
  });
});

test.each(projects.filter(({ detail }) => detail))(
  "the opening of $slug is three short lines, the last with a figure of its model",
  async (project) => {
    if (!project.detail) return;
    const lines = Object.values(await openingLines(project, project.detail.opening));
    for (const line of lines) {
      expect(line.split(" ").length, line).toBeLessThanOrEqual(22);
      expect(line).not.toMatch(/[{}]/);
    }
    const hasModel = project.model ?? project.workbook;
    if (hasModel) expect(project.detail.opening.result).toMatch(/\{\w+\}/);
  },
);
