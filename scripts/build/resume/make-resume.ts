import { writeFile } from "node:fs/promises";
import path from "node:path";
import { profile } from "#content/profile.ts";
import type { Profile } from "#content/types.ts";
import { houseColours } from "../house-colours.ts";
import { codeStamp, makeOnce } from "../make-once.ts";
import type { BuildSettings } from "../settings.ts";

/** Writes `resume.pdf`, which the About page offers unless the owner links to a resume elsewhere. */
export async function makeResume(site: string, { siteUrl, basePath }: BuildSettings) {
  if (profile.resumeUrl) return;
  const { content } = await keptResume(profile, siteUrl + basePath);
  await writeFile(path.join(site, "resume.pdf"), content);
}

export async function keptResume(owner: Profile, website: string, folder = ".cache/resume") {
  const colours = await houseColours();
  const ingredients = [owner, website, colours, await codeStamp("scripts/build/resume")];
  return makeOnce({ folder, ending: ".pdf", ingredients }, async () => {
    // The library is slow to load, and most builds find the file in the cache.
    const { renderResume } = await import("./render-resume.tsx");
    return renderResume({ owner, website, colours });
  });
}
