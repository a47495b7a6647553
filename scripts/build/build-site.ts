import { profile } from "#content/profile.ts";
import { checkContent } from "./check-content.ts";
import { compressFiles } from "./compress-files.ts";
import { copyIcons } from "./copy-icons.ts";
import { sayWhereMessagesGo } from "./delivery-warning.ts";
import { writeFileList } from "./file-list.ts";
import { makeFonts } from "./fonts.ts";
import { writeHostHeaders } from "./host-headers.ts";
import { makeModelWorkbooks } from "./make-model-workbooks.ts";
import { makePreviews } from "./previews/make-previews.ts";
import { makeResume } from "./resume/make-resume.ts";
import { run } from "./run.ts";
import { makeSearchIndex } from "./search/make-search-index.ts";
import { policyNeeds, securePages } from "./secure-pages.ts";
import type { BuildSettings } from "./settings.ts";
import { tidyOutput } from "./tidy-output.ts";

/** From content to a folder that any web server can serve: `<buildDirectory>/client`. */
export async function build(settings: BuildSettings) {
  const site = `${settings.buildDirectory}/client`;
  await checkContent();
  await makeFonts();
  await run("react-router", ["build"], { NODE_ENV: "production" });
  await copyIcons(site);
  await tidyOutput(site, settings.basePath);
  await makeResume(site, settings);
  await makeModelWorkbooks(site, settings);
  await makePreviews(site, settings);
  await makeSearchIndex(site);
  const policies = await securePages(site, policyNeeds(settings, profile));
  await compressFiles(site);
  await writeHostHeaders(site, settings.basePath, process.env.SITE_URL);
  await writeFileList(settings, policies);
  sayWhereMessagesGo(settings);
}
