import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { profile } from "#content/profile.ts";
import type { Profile } from "#content/types.ts";
import { houseColours } from "../../pages/house-colours.ts";
import { codeStamp, makeOnce } from "../../process/make-once.ts";
import type { BuildSettings } from "../../settings.ts";
import { jsonResume } from "./json-resume.ts";

/**
 * Writes `resume.pdf`, which the About page offers unless the owner links to a resume elsewhere: the
 * owner's own file if there is one, or one made from the profile. `resume.json` has the same facts for
 * programs.
 */
export async function makeResume(
  site: string,
  { siteUrl, basePath }: Pick<BuildSettings, "siteUrl" | "basePath">,
  ownFile = "content/resume.pdf",
) {
  const facts = jsonResume(profile, siteUrl + basePath);
  await writeFile(path.join(site, "resume.json"), JSON.stringify(facts, null, 2));
  if (profile.resumeUrl) return;
  const own = await readFile(ownFile).catch(() => null);
  if (own && !own.subarray(0, 5).equals(Buffer.from("%PDF-"))) {
    throw new Error(
      `${ownFile}: this is not a PDF; export your resume as PDF, or remove the file.`,
    );
  }
  const content = own ?? (await keptResume(profile, siteUrl + basePath)).content;
  await writeFile(path.join(site, "resume.pdf"), content);
}

export async function keptResume(owner: Profile, website: string, folder = ".cache/resume") {
  const colours = await houseColours();
  const ingredients = [owner, website, colours, await codeStamp("builder/downloads/resume")];
  return makeOnce({ folder, ending: ".pdf", ingredients }, async () => {
    // The library is slow to load, and most builds find the file in the cache.
    const { renderResume } = await import("./render-resume.ts");
    return renderResume({ owner, website, colours });
  });
}
