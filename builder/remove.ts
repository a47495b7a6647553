import { exitWithMessage } from "#server/exit-with-message.ts";
import { removePage } from "./remove/remove-page.ts";

/** `npm run remove -- slug …`: takes articles and projects off the site, with everything named after them. */
async function main() {
  const slugs = process.argv.slice(2);
  if (slugs.length === 0) throw new Error("Nothing to remove; use npm run remove -- slug.");
  for (const slug of slugs) {
    const removed = await removePage(slug);
    console.log(`Removed ${slug}:\n${removed.map((file) => `  ${file}`).join("\n")}`);
  }
}

await main().catch(exitWithMessage);
