import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = "content/projects";
const folds = readdirSync(folder)
  .filter((name) => name.endsWith(".mdx"))
  .flatMap((name) => {
    const text = readFileSync(`${folder}/${name}`, "utf8");
    return [...text.matchAll(/<Fold title="([^"]*)" size="([^"]*)">(.*?)<\/Fold>/gs)].map(
      ([, title = "", size = "", content = ""]) => ({ name, title, size, content }),
    );
  });

test.each(folds.filter(({ content }) => content.includes("```sql")))(
  "$name: the handle of “$title” counts the steps and lines of its query",
  ({ size, content }) => {
    const blockOf = (language: string) =>
      new RegExp(`^\`\`\`${language}.*\\n([^]*?)\\n\`\`\`$`, "m").exec(content)?.[1]?.split("\n") ??
      [];
    const steps = blockOf("steps").length;
    expect(size).toBe(
      `${steps > 0 ? `${steps} steps, ` : ""}${blockOf("sql").length} lines of SQL`,
    );
  },
);
