import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { mathCharacters, mathTokens } from "./math-fonts.ts";

async function charactersOf(text: string) {
  const folder = await mkdtemp(path.join(tmpdir(), "formulas-"));
  await writeFile(path.join(folder, "text.mdx"), text);
  return mathCharacters(folder);
}

test("variables need the italic, Greek letters their code point for mathematics", async () => {
  const { "Formula Letters": letters, "Formula Signs": signs } = await charactersOf(
    "A beta of $\\beta_i$ and\n\n$$named\n\\sum_{t=1}^n x_t\n$$",
  );
  expect(letters).toBe("intx");
  expect(signs).toContain("∑");
  expect(signs).toContain("𝛽");
});

test("names and numbers are in the font of the text, not in the one for signs", async () => {
  const { "Formula Signs": signs } = await charactersOf(
    "$\\text{profit} = 1.5\\,\\max(\\text{Δ}, 3)$",
  );
  expect(signs).not.toMatch(/[a-z0-9]/);
  expect(signs).toContain("Δ");
});

test("a root needs the sign that no element names", async () => {
  expect((await charactersOf("$\\sqrt{2}$"))["Formula Signs"]).toContain("√");
});

test("every part of a formula knows the font that places subscripts", () => {
  for (const token of mathTokens(["Newsreader", "serif"])) expect(token).toContain("Formula Signs");
});

test("code is not a formula, and invalid TeX needs no characters", async () => {
  const { "Formula Letters": letters } = await charactersOf(
    "`$y$`\n\n```sql\nselect $z$\n```\n\nA broken one, $\\frac{6$, and more.",
  );
  expect(letters).toBe("");
});
