import { exitWithMessage } from "#server/exit-with-message.ts";
import { onParentExit } from "#server/on-parent-exit.ts";
import { checkTypes } from "./content/type-problems.ts";
import { run } from "./process/run.ts";
import { stage } from "./process/stages.ts";

/** `npm run dev`: the site with live reload; arguments go to the dev server. */
async function main() {
  onParentExit(() => process.kill(process.pid, "SIGTERM"));
  // As the dev server: drafts are pages, and may be linked to.
  process.env.NODE_ENV ??= "development";
  await checkTypes();
  const { makeFonts } = await import("./fonts/fonts.ts");
  // The dev server checks the content itself, but a mistake in a formula already fails here, so it is reported as there.
  await stage("Fonts", makeFonts).catch(async (error) => {
    const { checkContent } = await import("./content/check-content.ts");
    await checkContent();
    throw error;
  });
  await run("vite", ["dev", ...process.argv.slice(2)]);
}

await main().catch(exitWithMessage);
